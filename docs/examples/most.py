"""A bot that takes the most points at once: dreistein bot-check "cmd:python3 most.py"."""

import json
import sys


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer = {"name": "Most", "author": "Dreistein's examples"}
        elif "think" in message:
            asked = message["think"]
            points = asked["points"]
            answer = {"action": asked["legal"][points.index(max(points))]}
        else:
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
