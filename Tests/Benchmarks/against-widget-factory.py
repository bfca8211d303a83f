#!/usr/bin/python3
"""Starts livery-preview and gtk4-widget-factory in turn, and prints what their windows take as JSON.

    against-widget-factory.py PATH/TO/livery-preview [ROUNDS]

"shown-ms" is the median time from the start to the window's coming on screen; "memory" the median of
the memory that the program and what it started share with nobody, and their part of what they share
(PSS), in bytes, a second and a half later. Needs X11, libX11 and gtk-4-examples.
"""
import json
import sys

from measure import Screen, WindowCost


def compare(preview, rounds):
    """What the windows of both take, run in turn."""
    screen = Screen()
    ours, theirs = [], []
    for count in range(rounds + 1):
        results = screen.run(preview), screen.run("gtk4-widget-factory")
        # The first run reads the files into memory.
        if count > 0:
            ours.append(results[0])
            theirs.append(results[1])
    return WindowCost.middle(ours), WindowCost.middle(theirs)


def main():
    ours, theirs = compare(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10)
    report = {name: {"shown-ms": round(cost.shown * 1000, 1), "memory": round(cost.memory)}
              for name, cost in [("livery-preview", ours), ("gtk4-widget-factory", theirs)]}
    report["ratio"] = {"shown-ms": round(ours.shown / theirs.shown, 3),
                       "memory": round(ours.memory / theirs.memory, 3)}
    print(json.dumps(report, indent=2))


main()
