#!/usr/bin/python3
"""Finds texts that people see and that no translation is asked for.

usage: unmarked.py [FOLDER]...    looks through Swift sources; those of the window where none is given

A text looks like words where it begins with a capital letter, or has a space between two words. Those
for a terminal, for names of things that programs know, and for files are passed over by the code
that they stand in.
"""
import pathlib
import re
import sys

import swift_words

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ['Sources/GTK/LiveryPreview', 'Sources/GTK/LiveryGTK']
WORDS = re.compile(r"[A-Z“][a-z’]+([ ”]|$)|[a-z’”]{2,}[,:.]? [a-zA-Z“{]")

# What is before a text that nobody reads in the window.
ELSEWHERE = re.compile(
    r'(printError\(|log\(|#expect|precondition\(|rawValue: |case \w+ = |id: |Variable|environment\['
    r'|fontName = |WindowTitle\(|name: )\s*$')

# Texts that are no words of ours: names, CSS, and what goes to a terminal.
NAMES = {
    'Livery', 'livery',
    # An error of the program on standard error, in two parts.
    'the process that watched the window was killed, so the window ends too; edits that were not ',
    'saved come back with the next window',
    "the picture of '{}'", 'its picture',
    # The program, its rooms, and the versions of libraries.
    'dev.livery.Livery', 'LiveryPreview', 'GTK {}\nlibadwaita {}', '{} — Livery',
    # The font of pictures, keys of shortcuts, and methods on the bus.
    'Cantarell 11', 'Menu', 'Read', 'Hello',
    # An ID as people write them.
    'org.example.App',
    # Errors of the library.
    'there is no screen to show a theme on', "no theme has the ID '{}'",
}


def is_style(key):
    return '{ ' in key or '; }' in key or key.startswith(('#', '.', '<', '@')) or 'px ' in key


def unmarked(path):
    """The texts of a file that look like words and are not marked, with their lines."""
    source = path.read_text()
    marked = swift_words.messages(source)[1]
    for literal in swift_words.literals(source):
        key = re.sub(r'\{\d+\}', '{}', literal.key)
        if literal.start in marked or key in NAMES or is_style(key):
            continue
        if WORDS.search(key) and not ELSEWHERE.search(literal.before):
            yield literal.line, literal.key


def main(folders):
    found = [
        (path, line, key)
        for folder in folders or [ROOT / folder for folder in FOLDERS]
        for path in sorted(pathlib.Path(folder).rglob('*.swift')) for line, key in unmarked(path)]
    for path, line, key in found:
        print(f"{path}:{line}: no translation is asked for '{key}'; write translated(\"…\")")
    return len(found) > 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
