#!/usr/bin/env python3
"""Asks the installed GTK 3 what its stylesheets may name, and prints it as gtk-knowledge does for GTK 4.

    gtk3.py FOLDER > FACTS

FOLDER is Resources/gtk. What is said of colors and of what widgets are painted in is that of GTK 4.8, whose
libadwaita the themes for GTK 3 imitate. It needs a display, python3-gi and gir1.2-gtk-3.0.
"""

import re
import subprocess
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import GLib, GObject, Gtk

from tables import facts, text

# What is asked of GTK 3; all other kinds of facts are those of GTK 4.8.
KINDS = [
    "node", "tree", "style-node", "style-class", "style-id", "style-state", "style-media", "property",
    "pseudo-class", "pseudo-class-function", "at-rule", "media-feature", "color-function", "image-function",
    "filter-function", "transform-function", "number-function", "easing", "style-color",
]

# Sheets with a word of each kind, one of which GTK takes where it knows the word.
PLACES = {
    "property": ["* {{ {}: initial; }}"],
    # Beyond ':not()', ':focus-visible' is ':focus' and a node to GTK 3.
    "pseudo-class": ["*:not(:{}) {{}}"],
    "pseudo-class-function": [f"*:{{}}({argument}) {{{{}}}}" for argument in ("1", "b", "ltr", "active")],
    "at-rule": ["@{} a {{}}", "@{} a red;", "@{} '/dev/null';"],
    "color-function": [f"* {{{{ color: {{}}({arguments}); }}}}" for arguments in
                       ("red", "red, 1", "red, red, 1", "1, 1, 1", "1, 1, 1, 1", "button, 1")],
    "image-function": [f"* {{{{ background-image: {{}}({arguments}); }}}}" for arguments in
                       ("red", "red, red", "'x'", "url('x')", "linear, 0 0, 0 1", "button, 1, 1")],
    "transform-function": [f"* {{{{ -gtk-icon-transform: {{}}({arguments}); }}}}" for arguments in
                           ("1", "1px", "1deg", "1, 1, 1, 1, 1, 1")],
    "number-function": ["* {{ padding: {}(1px); }}"],
    "easing": ["* {{ transition-timing-function: linear, {}; }}"],
}


def messages(css):
    """What GTK 3 says of a stylesheet."""
    found = []
    provider = Gtk.CssProvider()
    provider.connect("parsing-error", lambda _, section, error: found.append(error.message))
    try:
        provider.load_from_data(css.encode())
    except GLib.Error:
        pass
    return found


def words():
    """The words in the file of the library, which has each that the parser knows, maybe at the end of a longer one."""
    library = next(line.split()[-1] for line in open("/proc/self/maps") if "/libgtk-3.so" in line)
    found = re.findall(rb"[-a-z0-9]+(?=(?:\([a-z]*\)?)?\0)", open(library, "rb").read())
    return sorted({word[start:].decode() for word in found for start in range(max(0, len(word) - 40), len(word))})


def grammar():
    for word in words():
        # What begins with a hyphen and not with '-gtk-' is a property of a widget, whatever it is.
        if re.match("-(?!gtk-)|[0-9]", word):
            continue
        for kind, sheets in PLACES.items():
            if any(messages(sheet.format(word)) == [] for sheet in sheets):
                yield kind, word


def types(of):
    for child in of.children:
        yield child
        yield from types(child)


def trees():
    """The node of each type of widget, and the nodes of a new one."""
    for name in dir(Gtk):
        try:
            getattr(Gtk, name)
        except (AttributeError, NotImplementedError):
            pass
    for kind in sorted(types(GObject.GType.from_name("GtkWidget")), key=lambda kind: kind.name):
        if kind.is_abstract() or not kind.name.startswith("Gtk"):
            continue
        try:
            yield "node", kind.name, Gtk.WidgetClass.get_css_name(GObject.type_class_ref(kind))
        except (TypeError, AttributeError):
            yield "node", kind.name, kind.pytype.get_css_name()
        try:
            widget = GObject.new(kind)
        except TypeError:
            continue
        widget.show_all() if not isinstance(widget, Gtk.Window) else None
        yield "tree", kind.name, tree(widget)


def tree(widget):
    """The nodes of a widget with their style classes, in brackets what is inside each; '*' is more of the same."""
    lines = widget.get_style_context().to_string(Gtk.StyleContextPrintFlags.RECURSE).splitlines()
    depths = [len(line) - len(line.lstrip()) for line in lines]
    names = [re.sub(r":dir\([a-z]+\)|:[-a-z]+|#[-\w]+|[\[\]]", "", line.strip()) for line in lines]

    def nodes(start, end):
        """The nodes that are children of one another's parent, from one line to another."""
        found = []
        while start < end:
            after = next((i for i in range(start + 1, end) if depths[i] <= depths[start]), end)
            inside = nodes(start + 1, after)
            node = names[start] + (f"({inside})" if inside else "")
            if not found or found[-1].rstrip("*") != node:
                found.append(node)
            elif not found[-1].endswith("*"):
                found[-1] += "*"
            start = after
        return " ".join(found)

    return nodes(0, len(lines))


def sheets():
    """What the selectors of GTK's own stylesheets name."""
    css = "".join(Gtk.CssProvider.get_named(name, variant).to_string()
                  for name in ("Adwaita", "HighContrast") for variant in (None, "dark", "inverse"))
    for name in re.findall(r"@define-color\s+([-\w]+)", css):
        yield "style-color", name
    css = re.sub(r"@define-color[^;]*;|/\*.*?\*/", "", css, flags=re.DOTALL)
    css = re.sub(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", css)
    for selectors in re.findall(r"([^{}]+)\{[^{}]*\}", css):
        for state in re.findall(r":((?:dir|drop)\([a-z]+\)|[-a-z]+)", selectors):
            yield "style-state", state
        plain = re.sub(r":(?:dir|drop)\([a-z]+\)|:nth-[a-z-]+\([^)]*\)|:not\(|\)|:[-a-z]+", " ", selectors)
        for name in re.findall(r"\.([-\w]+)", plain):
            yield "style-class", name
        for name in re.findall(r"#([-\w]+)", plain):
            yield "style-id", name
        for name in re.findall(r"(?:^|[\s>+~,])([a-zA-Z][-\w]*)", plain):
            yield "style-node", name


def main(folder):
    found = {key: values for key, values in facts(folder, "4.8").items() if key[0] not in KINDS}
    found["release", "gtk"] = [f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"]
    found["release", "source"] = ["gtk3.py"]
    for kind, key, *values in [*grammar(), *trees(), *sheets()]:
        found[kind, key] = values
    print("\n".join(sorted(text(found), key=str.encode)))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
