#!/usr/bin/env python3
"""Prints the cycles between the folders of a target, and exits with 1 where there is one.

An arrow goes from a folder that names a type to the folder that declares it. A folder within another
counts for itself; the folder of the target is '.'. Only types at the top level of a file count, and not
a name that two folders declare.

Usage: folder-cycles.py TARGET...
"""
import collections
import pathlib
import re
import sys

COMMENT_OR_TEXT = re.compile(
    r'//[^\n]*|/\*.*?\*/|#"""(?:.*?)"""#|"""(?:\\.|.)*?"""|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"', re.S)
IMPORT = re.compile(r'^.*\bimport .*$', re.M)
DECLARATION = re.compile(
    r'^(?:(?:@\w+(?:\([^)\n]*\))?|public|package|internal|fileprivate|private|final|indirect|open'
    r'|nonisolated)\s+)*(?:struct|enum|class|actor|protocol|typealias)\s+(\w+)', re.M)
NAME = re.compile(r'\b[A-Z]\w*')


def code_of(text):
    """The code without comments, imports and literals, with as many lines as before."""
    def blank(match):
        found = match.group()
        # What is interpolated into a literal is code.
        kept = found.split('\\(')[1:] if found[0] in '"#' else []
        return ' '.join(kept).replace('\n', ' ') + '\n' * found.count('\n')
    return IMPORT.sub('', COMMENT_OR_TEXT.sub(blank, text))


def arrows_of(target):
    """Folder to folder to the first use that makes the arrow, as text."""
    codes = {path: code_of(path.read_text()) for path in sorted(target.rglob('*.swift'))}
    folder = {path: str(path.parent.relative_to(target)) for path in codes}
    owners = collections.defaultdict(set)
    for path, code in codes.items():
        for name in DECLARATION.findall(code):
            owners[name].add(folder[path])
    arrows = collections.defaultdict(dict)
    for path, code in codes.items():
        for number, line in enumerate(code.split('\n'), 1):
            for name in NAME.findall(line):
                if len(owners[name]) == 1 and owners[name] != {folder[path]}:
                    (owner,) = owners[name]
                    arrows[folder[path]].setdefault(owner, f'{path}:{number}: {name}')
    return arrows


def shortest_path(arrows, start, end):
    """The folders on the shortest way from one to another, both included; None where there is none."""
    paths = collections.deque([[start]])
    seen = {start}
    while paths:
        path = paths.popleft()
        if path[-1] == end:
            return path
        for following in sorted(arrows.get(path[-1], {})):
            if following not in seen:
                seen.add(following)
                paths.append(path + [following])
    return None


def cycles_of(arrows):
    """The shortest cycle through each folder that is in one, each cycle once."""
    cycles = {}
    for folder in sorted(arrows):
        ways = [shortest_path(arrows, other, folder) for other in sorted(arrows[folder])]
        ways = [way for way in ways if way]
        if ways:
            cycle = [folder] + min(ways, key=len)
            cycles.setdefault(frozenset(cycle), cycle)
    return list(cycles.values())


def main():
    found = False
    for argument in sys.argv[1:]:
        target = pathlib.Path(argument)
        arrows = arrows_of(target)
        for cycle in cycles_of(arrows):
            found = True
            print(f'{target}: {" -> ".join(cycle)}')
            for start, end in zip(cycle, cycle[1:]):
                print(f'  {start} -> {end}: {arrows[start][end]}')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
