#!/usr/bin/env python3
"""Reads and writes the tables of the releases, which differ from each other in some hundred of two thousand facts.

    tables.py write FOLDER BASE < FACTS    FACTS, as gtk-knowledge prints them, as what differs from the release BASE
    tables.py print FOLDER RELEASE         all facts of a release, as gtk-knowledge prints them

FOLDER is Resources/gtk. Of its files the first line may name the release whose facts the others change: a line that begins with
'-' takes one away, or with '*' as its key all of its kind.
"""

import sys
from pathlib import Path


def split(lines):
    """The values of facts by their kinds and keys."""
    return {tuple(line.split("\t")[:2]): line.split("\t")[2:] for line in lines}


def facts(folder, release):
    """The facts of a release, with those of the releases that it stands on."""
    lines = Path(folder, f"{release}.tsv").read_text().splitlines()
    found = {}
    if lines[0].startswith("base\t"):
        found = facts(folder, lines.pop(0).split("\t")[1])
    for line in lines:
        if line.startswith("-"):
            kind, key = line[1:].split("\t")
            found = {known: values for known, values in found.items() if known[0] != kind or key not in (known[1], "*")}
        else:
            found |= split([line])
    return found


def text(found):
    return ["\t".join([*key, *values]) for key, values in found.items()]


def differences(found, base):
    """The lines that make the facts of another release of those of a base."""
    lines = []
    for kind in dict.fromkeys(kind for kind, _ in [*base, *found]):
        old, new = ({key: values for key, values in facts.items() if key[0] == kind} for facts in (base, found))
        gone = [f"-{kind}\t{key}" for _, key in old if (kind, key) not in new]
        changed = text({key: values for key, values in new.items() if old.get(key) != values})
        whole = [f"-{kind}\t*"] * bool(old) + text(new)
        lines.append(min(gone + changed, whole, key=len))
    return sum(lines, [])


def main(command, folder, release):
    if command == "write":
        lines = [f"base\t{release}"] + differences(split(sys.stdin.read().splitlines()), facts(folder, release))
    else:
        # In the order of their bytes, as gtk-knowledge has them.
        lines = sorted(text(facts(folder, release)), key=str.encode)
    sys.stdout.write("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("write", "print"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
