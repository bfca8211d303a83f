#!/usr/bin/python3
"""Makes the catalogs of translations anew: `data/po/livery.pot`, each `data/po/LANGUAGE.po` with what
is new or gone, and the compiled ones in `Resources/locale`, so that a build needs no gettext.

With `--check` it changes nothing, and says what is not current, and what has no German yet. With
`--values FILE.po` it says which translations of a file have other values than the English words.
Needs gettext, from 0.21 on.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import swift_words

ROOT = pathlib.Path(__file__).resolve().parents[2]
PO = ROOT / 'data/po'
# What is translated of a metainfo file differs among releases of gettext: ours is asked first.
os.environ['GETTEXTDATADIRS'] = str(ROOT / 'data/gettext')
FOLDERS = ['LiveryAdwaita', 'LiveryGTK', 'LiveryGallery', 'LiveryPreview']
# The languages in which each text has a translation.
WHOLE = ['de']
HEADER = '''# Words of Livery that people see.
# Copyright (C) The Livery Authors
# This file is distributed under the same license as Livery.
#
msgid ""
msgstr ""
"Project-Id-Version: livery\\n"
"Report-Msgid-Bugs-To: \\n"
"POT-Creation-Date: 2026-11-25 00:00+0000\\n"
"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"
"Last-Translator: FULL NAME <EMAIL@ADDRESS>\\n"
"Language-Team: LANGUAGE <LL@li.org>\\n"
"Language: \\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"
'''


def quoted(text):
    for plain, escaped in [('\\', '\\\\'), ('"', '\\"'), ('\n', '\\n'), ('\t', '\\t')]:
        text = text.replace(plain, escaped)
    return f'"{text}"'


def of_swift():
    """The messages of the sources, as a PO file; the same words are one message."""
    places = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / 'Sources/GTK' / folder).rglob('*.swift')):
            for message in swift_words.messages(path.read_text())[0]:
                place = f'{path.relative_to(ROOT)}:{message.line}'
                places.setdefault((message.context, message.key), []).append((place, message))
    return HEADER + ''.join(entry(found) for found in places.values())


def entry(found):
    """A message with all its places."""
    message = next((message for _, message in found if message.plural), found[0][1])
    lines = [''] + [f'#. {other.comment}' for _, other in found if other.comment]
    lines += [f'#: {place}' for place, _ in found]
    if message.has_values:
        lines.append('#, python-brace-format')
    if message.context:
        lines.append(f'msgctxt {quoted(message.context)}')
    lines.append(f'msgid {quoted(message.key)}')
    if message.plural:
        lines += [f'msgid_plural {quoted(message.plural)}', 'msgstr[0] ""', 'msgstr[1] ""']
    else:
        lines.append('msgstr ""')
    return '\n'.join(lines) + '\n'


def run(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, cwd=ROOT, **options).stdout


def template(folder):
    """The template: the words of the sources, UI files, desktop file and metainfo."""
    swift = folder / 'swift.pot'
    swift.write_text(of_swift())
    parts = [swift]
    for name, language in [
            ('Resources/window/shortcuts.ui', None), ('Resources/window/preferences.ui', None),
            ('data/dev.livery.Livery.metainfo.xml', None),
            ('data/dev.livery.Livery.desktop', 'Desktop')]:
        part = folder / (pathlib.Path(name).name + '.pot')
        run('xgettext', '--from-code=UTF-8', '--add-comments', '-o', part,
            *(['-L', language] if language else []), *(['-k', '-kGenericName', '-kComment', '-kKeywords']
                                                      if language else []), name)
        parts.append(part)
    merged = run('msgcat', '--use-first', '--add-location=file', '--sort-by-file', '--width=100', *parts)
    return merged


def made():
    """All files that this makes, by their paths."""
    files = {}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        pot = folder / 'livery.pot'
        pot.write_bytes(template(folder))
        files[PO / 'livery.pot'] = pot.read_bytes()
        for language in (PO / 'LINGUAS').read_text().split():
            po = folder / f'{language}.po'
            po.write_bytes(run(
                'msgmerge', '-q', '--no-fuzzy-matching', '--add-location=file', '--sort-by-file', '--width=100',
                PO / f'{language}.po', pot))
            files[PO / f'{language}.po'] = po.read_bytes()
            compiled = folder / f'{language}.mo'
            run('msgfmt', '--check', '-o', compiled, po)
            files[ROOT / f'Resources/locale/{language}/LC_MESSAGES/livery.mo'] = compiled.read_bytes()
    return files


VALUE = re.compile(r'\{\d+\}')


def wrong_values(path):
    """Lines about the translations whose values are not those of the English words.

    A form of a plural may do without a value: 'one file'."""
    text = run('msgcat', '--no-wrap', path).decode()
    key = plural = ''
    for line in text.split('\n'):
        match = re.match(r'(msgid|msgid_plural|msgstr|msgstr\[\d\]) "(.*)"$', line)
        if not match:
            continue
        kind, value = match.groups()
        if kind == 'msgid':
            key, plural = value, ''
        elif kind == 'msgid_plural':
            plural = value
        elif value and key:
            has, wants = sorted(set(VALUE.findall(value))), sorted(set(VALUE.findall(plural or key)))
            if has != wants and not (plural and set(has) < set(wants)):
                yield (f"{pathlib.Path(path).name}: '{value}' has {' '.join(has) or 'no value'}, "
                       f"and '{plural or key}' has {' '.join(wants) or 'none'}")


def missing(path):
    """Lines about the texts of a file that have no translation."""
    text = run('msgattrib', '--untranslated', '--no-obsolete', '--no-wrap', path).decode()
    for match in re.finditer(r'^msgid ((?:".*"\n)+)', text, re.M):
        key = ''.join(re.findall(r'"(.*)"', match.group(1)))
        if key:
            yield f"{path.name}: '{key}' has no translation"


def main():
    if sys.argv[1:2] == ['--values']:
        wrong = list(wrong_values(sys.argv[2]))
        print(*wrong, sep='\n')
        return len(wrong) > 0
    wrong = [
        line for language in (PO / 'LINGUAS').read_text().split()
        for line in wrong_values(PO / f'{language}.po')]
    if wrong:
        print(*wrong, sep='\n')
        return 1
    stale = [
        (path, content) for path, content in made().items()
        if not path.exists() or path.read_bytes() != content]
    if '--check' in sys.argv[1:]:
        for path, _ in stale:
            print(f"'{path.relative_to(ROOT)}' is not current: run 'make translations'")
        untranslated = [line for language in WHOLE for line in missing(PO / f'{language}.po')]
        if untranslated:
            print(*untranslated, sep='\n')
        return len(stale) + len(untranslated) > 0
    for path, content in stale:
        os.makedirs(path.parent, exist_ok=True)
        path.write_bytes(content)
        print('wrote', path.relative_to(ROOT))
    return 0


if __name__ == '__main__':
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        # It has printed what is wrong.
        sys.exit(error.returncode)
