"""A bot in plain Python: the most valuable tile, and rather where three corners meet numbers."""

import json
import sys


def corners(cell: str) -> list[tuple[int, int]]:
    """The points of a cell such as "1,0"; it points up when x + y is even."""
    x, y = map(int, cell.split(","))
    if (x + y) % 2 == 0:
        return [(x, y), (x + 1, y + 1), (x - 1, y + 1)]
    return [(x, y + 1), (x - 1, y), (x + 1, y)]


def worth(action: str, taken: set[tuple[int, int]]) -> int:
    """What to like an action for: three corners on numbers are a bridge, a double or a hexagon."""
    if action in "+-":
        return -1
    numbers, cell = action.split("@")
    bonus = 30 if all(point in taken for point in corners(cell)) else 0
    return sum(map(int, numbers)) + bonus


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer = {"name": "Highest", "author": "Dreistein's examples"}
        elif "think" in message:
            asked = message["think"]
            taken = {p for tile in asked["view"]["board"] for p in corners(tile.split("@")[1])}
            answer = {"action": max(asked["legal"], key=lambda action: worth(action, taken))}
        else:
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
