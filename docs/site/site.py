#!/usr/bin/python3
"""Makes a site of the Markdown of this checkout, with pandoc, into a folder.

usage: site.py OUT        writes the pages and what they show
       site.py --check    looks at the links, the lengths and the index alone, without pandoc

A link that leads nowhere is reported with its place, and so are a page that is too long and one that the index of docs
does not have. Each is a failure.
"""
import html
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINK = re.compile(r'!?\[[^\]]*\]\(([^)\s]+)\)')
NAVIGATION = [
    ('README.md', 'Livery'), ('docs/README.md', 'Documentation'), ('docs/book/README.md', 'Book'),
    ('docs/theme-file.md', 'Theme file'),
    ('docs/rules.md', 'Rules'), ('docs/configuration.md', 'Configuration'), ('CHANGELOG.md', 'Changes')]


def pages():
    """The pages by their paths in the checkout."""
    found = [ROOT / name for name in ('README.md', 'CHANGELOG.md', 'CONTRIBUTING.md')]
    return found + sorted((ROOT / 'docs').rglob('*.md'))


def without_code(text):
    """The text without its blocks and spans of code, with all lines in their places."""
    text = re.sub(r'^```.*?^```', lambda match: '\n' * match.group().count('\n'), text, flags=re.M | re.S)
    return re.sub(r'`[^`\n]*`', '', text)


def anchors(path):
    """The anchors of a page's titles, as GitHub and pandoc's reader of its Markdown make them."""
    text = re.sub(r'^```.*?^```', '', path.read_text(), flags=re.M | re.S)
    titles = re.findall(r'^#+ (.*)$', text, re.M)
    return {re.sub(r'[^\w\- ]', '', title.lower()).replace(' ', '-') for title in titles}


def dangling():
    """Lines about the links that lead nowhere."""
    known = set(pages())
    for page in pages():
        for number, line in enumerate(without_code(page.read_text()).split('\n'), 1):
            for link in LINK.findall(line):
                if re.match(r'[a-z]+:', link):
                    continue
                name, _, anchor = link.partition('#')
                target = (page.parent / name).resolve() if name else page
                place = f'{page.relative_to(ROOT)}:{number}'
                if not target.is_relative_to(ROOT) or not target.exists():
                    yield f"{place}: there is no '{link}'"
                elif target.suffix == '.md' and target not in known:
                    yield f"{place}: '{link}' is no page of the site"
                elif anchor and anchor not in anchors(target):
                    yield f"{place}: no title of '{target.name}' has the anchor '{anchor}'"


# The most lines of a page are 250, but for the README and the pages that 'make reference' writes.
LIMITS = {'README.md': 150, 'docs/rules.md': 10_000, 'docs/theme-file.md': 1_000}


def too_long():
    """Lines about the pages with more lines than a page may have."""
    for page in pages():
        name = str(page.relative_to(ROOT))
        count, limit = page.read_text().count('\n'), LIMITS.get(name, 250)
        if count > limit:
            yield f'{name}: {count} lines; expected at most {limit}'


def unlisted():
    """Lines about the pages in 'docs' that its index does not lead to."""
    index = ROOT / 'docs/README.md'
    listed = {(index.parent / link.partition('#')[0]).resolve() for link in LINK.findall(index.read_text())}
    for page in sorted((ROOT / 'docs').glob('*.md')):
        if page not in listed | {index}:
            yield f"{page.relative_to(ROOT)}: '{index.relative_to(ROOT)}' does not lead to it"


def address(path):
    """Where a page or a picture is on the site."""
    path = path.relative_to(ROOT)
    if path.name == 'README.md':
        return path.parent / 'index.html'
    return path.with_suffix('.html') if path.suffix == '.md' else path


def libraries(out):
    """A page in Markdown that leads to the documentation of each library, where DocC has made it."""
    lines = []
    for source in sorted((ROOT / 'Sources').glob('*/*/*.docc')):
        name = source.stem
        index = f'api/documentation/{name.lower()}/index.html'
        if (out / index).is_file():
            summary = (source / f'{name}.md').read_text().split('\n\n')[1].replace('\n', ' ')
            lines.append(f'- [{name}]({index}): {summary}')
    return '# Libraries\n\nFor apps in Swift, each a product of the package.\n\n' + '\n'.join(lines)


def write(page, out):
    here = out / address(page)
    here.parent.mkdir(parents=True, exist_ok=True)

    def relative(target):
        return os.path.relpath(out / address(target), here.parent)

    def moved(match):
        name, mark, anchor = match.group(1).partition('#')
        target = (page.parent / name).resolve()
        if not name or re.match(r'[a-z]+:', name):
            return match.group()
        if target.suffix != '.md':
            copy = out / address(target)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(target, copy)
        return match.group().replace(f'({match.group(1)})', f'({relative(target)}{mark}{anchor})')

    # pandoc knows one word behind a fence.
    text = re.sub(r'^```(\w+) .*$', r'```\1', page.read_text(), flags=re.M)
    write_html(LINK.sub(moved, text), here, out)


def write_html(text, here, out):
    """Writes a page in Markdown, whose links are right already, with the links of all pages."""
    body = subprocess.run(
        ['pandoc', '--from=gfm', '--to=html5', '--highlight-style=kate'], input=text, text=True,
        check=True, stdout=subprocess.PIPE).stdout
    title = re.search(r'^# (.*)$', text, re.M).group(1)
    places = [(address(ROOT / path), name) for path, name in NAVIGATION] + [('libraries.html', 'Libraries')]
    links = ' · '.join(
        f'<a href="{os.path.relpath(out / place, here.parent)}">{name}</a>' for place, name in places)
    style = os.path.relpath(out / 'style.css', here.parent)
    here.write_text(
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="{style}"></head>\n'
        f'<body><nav>{links}</nav>\n<main>\n{body}</main></body></html>\n')


def broken(out):
    """Lines about the links of the made pages that lead to no file or anchor; DocC looks at its own."""
    for page in sorted(set(out.rglob('*.html')) - set((out / 'api').rglob('*'))):
        text = page.read_text()
        for link in re.findall(r'(?:href|src)="([^"]+)"', text):
            if re.match(r'[a-z]+:', link):
                continue
            name, _, anchor = link.partition('#')
            target = page.parent / name if name else page
            if not target.is_file():
                yield f"{page.relative_to(out)}: there is no '{link}'"
            elif anchor and f'id="{anchor}"' not in target.read_text():
                yield f"{page.relative_to(out)}: nothing has the anchor of '{link}'"


def main(arguments):
    wrong = [*dangling(), *too_long(), *unlisted()]
    if not wrong and arguments != ['--check']:
        out = pathlib.Path(arguments[0]).resolve()
        out.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / 'docs/site/style.css', out / 'style.css')
        for page in pages():
            write(page, out)
        write_html(libraries(out), out / 'libraries.html', out)
        wrong = list(broken(out))
        print(f'{len(pages())} pages in {out}')
    if wrong:
        print(*wrong, sep='\n')
    return len(wrong) > 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
