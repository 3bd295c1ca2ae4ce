import json
import sys


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer = {"name": "First", "author": "Dreistein's examples"}
        elif "think" in message:
            answer = {"action": message["think"]["legal"][0]}
        else:
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
