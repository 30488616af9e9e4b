#!/usr/bin/env python3
"""A bot in any Python: it takes what it is offered last. Lines of JSON come in, lines of JSON go out."""

import json
import sys

print(json.dumps({"type": "ready", "name": "last", "view": False}), flush=True)
for line in sys.stdin:
    frame = json.loads(line)
    if frame["type"] == "decide":
        several = frame["several"]
        if several:  # as many as are needed: the first of each kind, then more of them
            chosen = [each["option"] for each in several["elements"] for _ in range(each["times"])][: several["least"]]
            print(json.dumps({"id": frame["id"], "set": chosen}), flush=True)
        else:
            print(json.dumps({"id": frame["id"], "index": len(frame["options"]) - 1}), flush=True)
