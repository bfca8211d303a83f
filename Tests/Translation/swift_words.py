"""Finds the literals of Swift, and those of them that are marked for translation.

xgettext does not know Swift, whose values stand inside of their texts: `translated("Close \\(name)")`
has the key `Close {1}`.
"""
import re

ESCAPES = {'n': '\n', 't': '\t', '"': '"', '\\': '\\', '0': '\0', "'": "'"}

PATTERN = re.compile(r'/(?![/*\s])')
RAW = re.compile(r'(#+)("""|")')


class Literal:
    """A text of a source: where it is, its key, and the code before it."""

    def __init__(self, line, key, before, values):
        self.line, self.key, self.before, self.values = line, key, before, values


def literals(source):
    """All texts of a source in their order, the ones inside of values after the text itself."""
    found = []
    _read(source, 0, len(source), found)
    return sorted(found, key=lambda literal: literal.start)


def _read(source, start, end, found):
    index = start
    while index < end:
        if source.startswith('//', index):
            index = source.find('\n', index)
            if index < 0:
                return
        elif PATTERN.match(source, index) and source[:index].rstrip()[-1:] in ('=', '(', ','):
            index = source.index('\n', index)
        elif match := RAW.match(source, index):
            # Nobody sees those: patterns and CSS.
            closing = match.group(2) + match.group(1)
            index = source.index(closing, match.end()) + len(closing)
        elif source.startswith('"""', index):
            index = _text(source, index, '"""', found)
        elif source[index] == '"':
            index = _text(source, index, '"', found)
        else:
            index += 1


def _text(source, start, mark, found):
    """Reads the text that opens at an index, and returns the index behind it."""
    index, key, values = start + len(mark), '', 0
    while not source.startswith(mark, index):
        if source[index] != '\\':
            key += source[index]
            index += 1
        elif source[index + 1] == '(':
            end = _closing(source, index + 2)
            _read(source, index + 2, end, found)
            values += 1
            key += '{%d}' % values
            index = end + 1
        elif source[index + 1] == 'u':
            end = source.index('}', index)
            key += chr(int(source[index + 3:end], 16))
            index = end + 1
        else:
            key += ESCAPES.get(source[index + 1], '')
            index += 2
    literal = Literal(source.count('\n', 0, start) + 1, key, source[:start], values)
    literal.start, literal.end = start, index + len(mark)
    found.append(literal)
    return literal.end


def _closing(source, index):
    """The index of the parenthesis that closes a value, whatever texts are inside."""
    depth = 0
    while True:
        if source[index] == '"':
            index = _text(source, index, '"""' if source.startswith('"""', index) else '"', [])
            continue
        if source[index] == ')':
            if depth == 0:
                return index
            depth -= 1
        elif source[index] == '(':
            depth += 1
        index += 1


CALL = re.compile(r'\btranslated\(\s*$')
CONTEXT = re.compile(r'\s*,\s*context:\s*"([^"]*)"')
MANY = re.compile(r'\bor:\s*$')


class Message:
    def __init__(self, line, key, plural=None, context=None, comment=None, has_values=False):
        self.line, self.key, self.plural, self.context = line, key, plural, context
        self.comment, self.has_values = comment, has_values


def messages(source):
    """What is marked in a source, as messages, and the indices of all texts that are marked."""
    marked, result = set(), []
    for literal in literals(source):
        if CALL.search(literal.before):
            context = CONTEXT.match(source, literal.end)
            result.append(Message(
                literal.line, literal.key, context=context and context.group(1),
                comment=_comment(literal.before), has_values=literal.values > 0))
            marked.add(literal.start)
            if context:
                marked.add(context.start(1) - 1)
        elif result and MANY.search(literal.before):
            result[-1].plural = literal.key
            result[-1].has_values |= literal.values > 0
            marked.add(literal.start)
    return result, marked


def _comment(before):
    """What is said to translators in the lines right above a call."""
    lines = before.split('\n')[:-1]
    words = []
    for line in reversed(lines):
        text = line.strip()
        if text.startswith('// Translators:'):
            return ' '.join([text[3:]] + words)
        if not text.startswith('//'):
            if words or not text.endswith(('(', ':', '?', '{')):
                return None
            continue
        words.insert(0, text[2:].strip())
    return None
