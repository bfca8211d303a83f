#!/usr/bin/python3
"""Writes a catalog in a language that nobody speaks: every text of the template with accents, in
brackets, and 40 % longer, as translations are. What has no brackets in the window is not translated,
and what lacks its last bracket is cut.

usage: pseudo.py FOLDER LANGUAGE    writes FOLDER/LANGUAGE/LC_MESSAGES/livery.mo
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LETTERS = str.maketrans('aeiouyAEIOUYcnsz', 'áéíóúýÁÉÍÓÚÝçñšž')
PARTS = re.compile(r'(\{\d+\}|\\.)')


def longer(text):
    """A text, as it stands in a PO file, in the language that nobody speaks."""
    parts = PARTS.split(text)
    words = ''.join(part if PARTS.fullmatch(part) else part.translate(LETTERS) for part in parts)
    length = sum(len(part) for part in parts if not PARTS.fullmatch(part))
    return '[' + words + '~' * max(round(length * 0.4) - 2, 1) + ']'


def catalog():
    text = subprocess.run(
        ['msgcat', '--no-wrap', ROOT / 'data/po/livery.pot'], check=True, capture_output=True,
        text=True).stdout
    result, key, plural = [], '', ''
    for line in text.split('\n'):
        match = re.match(r'(msgid|msgid_plural|msgstr|msgstr\[\d\]) "(.*)"$', line)
        kind, value = match.groups() if match else (None, None)
        if kind == 'msgid':
            key = value
        elif kind == 'msgid_plural':
            plural = value
        elif kind and key:
            line = '%s "%s"' % (kind, longer(plural if kind == 'msgstr[1]' else key))
        result.append(line)
    header = 'nplurals=2; plural=(n != 1)'
    return '\n'.join(result).replace('nplurals=INTEGER; plural=EXPRESSION', header)


def main(folder, language):
    path = pathlib.Path(folder) / language / 'LC_MESSAGES/livery.mo'
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(['msgfmt', '-o', path, '-'], check=True, input=catalog().encode())


if __name__ == '__main__':
    main(*sys.argv[1:])
