#!/usr/bin/env python3
"""Prints where C gets the pointer of a wrapper that may be freed before C returns, and fails then.

Swift may free an object right after its last use, such as the one that reads its pointer. Only the
pointer of 'self' is read as it is; any other object lends it: 'child.lend { gtk_box_append(cast(), $0) }'.
The arguments are folders of Swift files.
"""
import pathlib
import re
import sys

# What gives a wrapper's pointer: the members of 'Object' and 'Widget'.
POINTER = re.compile(r"([\w)\]}?!$]+)\.(?:opaque|native|pointer|cast\(\))(?!\w)")
# What lends pointers, and compares them.
EXCEPTIONS = {"Object.swift", "Object+Lending.swift"}


def code(line):
    """The line without its comment; strings with pointers in them do not occur."""
    return line.split("//")[0]


found = []
for folder in sys.argv[1:]:
    for path in sorted(pathlib.Path(folder).rglob("*.swift")):
        if path.name in EXCEPTIONS:
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            for match in POINTER.finditer(code(line)):
                if match.group(1) != "self":
                    found.append(f"{path}:{number}: '{match.group(0)}' is not kept alive: use 'lend'")
print("\n".join(found), end="\n" if found else "")
sys.exit(1 if found else 0)
