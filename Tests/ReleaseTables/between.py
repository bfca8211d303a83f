#!/usr/bin/env python3
"""Writes the tables of the releases that nobody painted, from what changed in libadwaita's history.

between.py TABLES VALUES LIBADWAITA

TABLES is the folder of the tables, Resources/gtk; VALUES the file of stock values as each
stylesheet writes them (Tests/Vectors/adw-roles.tsv); LIBADWAITA a git folder with libadwaita's tags.
"""

import re
import struct
import subprocess
import sys
from pathlib import Path

# The release, its libadwaita as VALUES and as git call it, and the same of the release that it differs from.
STEPS = [
    ("4.10", "1.3.0", "4.8", "1.2.2"),
    ("4.12", "1.4.0", "4.10", "1.3.0"),
    ("4.14", "1.5.0", "4.12", "1.4.0"),
    ("4.16", "1.6.0", "4.18", "1.7.0"),
    ("4.20", "1.8.0", "4.18", "1.7.0"),
    ("4.22", "1.9.0", "4.20", "1.8.0"),
]

# What GTK's own release notes say of its parser, beside what libadwaita's history says.
GRAMMAR = {
    "4.20": ["at-rule\tmedia", "media-feature\tprefers-color-scheme", "media-feature\tprefers-contrast"],
    "4.22": ["media-feature\tprefers-reduced-motion"],
}

# What its history says of rules that paint parts of widgets: a selected row was 10 % of the text's color before 1.3, then
# 15 % of the accent's background, and is 25 % of it from 1.4 on.
PAINT = {
    "4.10": ["-read\tselected-row @view_fg_color",
             "read\tselected-row @accent_bg_color\t#24022226 premultiplied",
             "paint\tselected-row\t#07132226 premultiplied"],
    "4.12": ["read\tselected-row @accent_bg_color\t#3c043940 premultiplied",
             "paint\tselected-row\t#0d213940 premultiplied"],
}


def single(number):
    """The number in single precision, in which GTK counts."""
    return struct.unpack("f", struct.pack("f", number))[0]


def split(text):
    """The arguments of a function, separated by commas outside parentheses."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if character == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return [part.strip() for part in parts + [text[start:]]]


def share(text):
    return single(float(text[:-1]) / 100) if text.endswith("%") else single(float(text))


class Values:
    """The stock values of a libadwaita in one scheme, counted as GTK counts."""

    def __init__(self, texts, contrast):
        self.texts = dict(texts)
        if contrast:
            # All that high contrast changes among the colors (base-hc.scss, high-contrast.scss).
            self.texts["--border-opacity"] = "50%"
            for name in ("borders", "unfocused_borders"):
                self.texts[name] = re.sub(r"0?\.15|15%", lambda found: "50%" if "%" in found[0] else "0.5",
                                          texts.get(name, ""))

    def color(self, text):
        """Red, green, blue and alpha of a value, or None where it is no color that is known here."""
        text = text.strip()
        if text in ("white", "#ffffff"):
            return (1.0, 1.0, 1.0, 1.0)
        if text.startswith("#"):
            return tuple(single(int(text[i:i + 2], 16) / 255) for i in (1, 3, 5)) + (1.0,)
        if text == "currentColor":
            return self.color("@window_fg_color")
        if text.startswith("@"):
            return self.color(self.texts[text[1:]]) if text[1:] in self.texts else None
        match = re.fullmatch(r"([\w-]+)\((.*)\)", text, re.IGNORECASE)
        if not match:
            return None
        function, inside = match.group(1).lower(), match.group(2)
        if function == "var":
            return self.color(self.texts[inside]) if inside in self.texts else None
        if function in ("rgb", "rgba"):
            numbers = [part for part in re.split(r"[\s,/]+", inside) if part]
            alpha = share(numbers[3]) if len(numbers) == 4 else 1.0
            return tuple(single(float(number) / 255) for number in numbers[:3]) + (alpha,)
        if function == "alpha":
            inner, factor = split(inside)
            color = self.color(inner)
            return color and color[:3] + (single(color[3] * float(factor)),)
        if function == "mix":
            first, second, amount = split(inside)
            return self.mix(first, second, float(amount))
        if function == "color-mix":
            space, first, second = split(inside)
            first, amount = first.rsplit(" ", 1)
            amount = self.texts.get(amount[4:-1], "") if amount.startswith("var") else amount
            if space != "in srgb" or not amount.endswith("%"):
                return None
            return self.mix(first, second, 1 - float(amount[:-1]) / 100)
        return None

    def mix(self, first, second, amount):
        """A mixture of two colors, where the second is opaque as the first is, or transparent."""
        one = self.color(first)
        two = one and (one[:3] + (0.0,) if second == "transparent" else self.color(second))
        if one is None or two is None or (one[3] != two[3] and second != "transparent"):
            return None
        return tuple(single(a * (1 - amount) + b * amount) for a, b in zip(one, two))


def fact(color):
    """A color as the tables write it."""
    data = [min(max(int(component * 255 + 0.5), 0), 255) for component in color]
    text = "#" + "".join("%02x" % byte for byte in (data if data[3] < 255 else data[:3]))
    if all(single(byte / 255) == component for byte, component in zip(data, color)):
        return text
    return text + " " + " ".join("%.9g" % component for component in color)


def columns(path, version):
    rows = [line.split("\t") for line in Path(path).read_text().splitlines()]
    header = rows[0]
    return [{row[0]: row[header.index(f"{version}_{scheme}")] for row in rows[1:]
             if row[header.index(f"{version}_{scheme}")] not in ("", "-")} for scheme in ("light", "dark")]


def key(name):
    return name if name.startswith("--") else "@" + name


def appearances(texts, name):
    """What a name comes to in light, dark, and both in high contrast."""
    values = [Values(texts[i % 2], i > 1) for i in range(4)]
    return [value.color(value.texts.get(name, "")) for value in values]


def stock_changes(path, version, base):
    """Lines for what a libadwaita defines otherwise than another."""
    new, old = columns(path, version), columns(path, base)
    lines = [f"-stock\t{key(name)}" for name in sorted(old[0]) if name not in new[0]]
    for name in sorted(new[0]):
        values = appearances(new, name)
        if None in values or values == appearances(old, name):
            continue
        facts = [fact(value) for value in values]
        count = 4 if facts[:2] != facts[2:] else 2 if facts[0] != facts[1] else 1
        lines.append("\t".join(["stock", key(name)] + facts[:count]))
        if name not in old[0]:
            lines.append(f"used-by-rules\t{key(name)}")
    return lines


def sources(folder, tag, pattern):
    listing = subprocess.run(["git", "-C", folder, "ls-tree", "-r", "--name-only", tag, "src"],
                             capture_output=True, text=True, check=True).stdout.split()
    for name in listing:
        if re.search(pattern, name):
            yield name, subprocess.run(["git", "-C", folder, "show", f"{tag}:{name}"],
                                       capture_output=True, text=True, check=True).stdout


def terms(folder, tag):
    """The style classes and nodes in the selectors of libadwaita's sources, and the nodes of its widgets."""
    found, parents = set(), {}
    nodes = {"GtkWidget": "widget", "GtkListBoxRow": "row", "GtkWindow": "window"}
    for _, text in sources(folder, tag, r"stylesheet/.*\.scss$"):
        text = re.sub(r"//[^\n]*|/\*.*?\*/|\"[^\"]*\"|'[^']*'|#\{[^}]*\}", " ", text, flags=re.DOTALL)
        for selector in re.findall(r"(?:^|[{};])([^{};]*)\{", text):
            if re.match(r"\s*(@|\$)", selector):
                continue
            found |= {f"style-class\t{name}" for name in re.findall(r"\.([a-zA-Z][\w-]*)", selector)}
            plain = re.sub(r"[.:#%&$][\w-]+(\([^)]*\))?", " ", selector)
            found |= {f"style-node\t{name}" for name in re.findall(r"(?<![\w-])[a-z][\w-]*", plain)}
    for path, text in sources(folder, tag, r"src/adw-[\w-]*\.c$"):
        snake = Path(path).stem.replace("-", "_")
        widget = "".join(word.capitalize() for word in Path(path).stem.split("-"))
        text = text[max(text.find(f"\n{snake}_class_init ("), 0):] + text
        names = re.findall(r"gtk_widget_class_set_css_name \(\w+, \"([^\"]+)\"\)", text)
        parent = re.search(rf"G_DEFINE\w*TYPE\w*\s*\(\s*{widget}, \w+,\s*(\w+)_TYPE_(\w+)", text)
        if parent:
            parents[widget] = parent[1].capitalize() + parent[2].title().replace("_", "")
            if names:
                nodes[widget] = names[0]
    for widget in parents:
        ancestor = widget
        while ancestor in parents and ancestor not in nodes:
            ancestor = parents[ancestor]
        if ancestor in nodes:
            found.add(f"node\t{widget}\t{nodes[ancestor]}")
    return found


def term_changes(folder, version, base):
    new, old = terms(folder, version), terms(folder, base)
    gone = ["-" + "\t".join(line.split("\t")[:2]) for line in sorted(old - new)]
    trees = [line.replace("-node", "-tree") for line in gone if line.startswith("-node")]
    return gone + trees + sorted(new - old)


def main(tables, values, libadwaita):
    for release, version, base, base_version in STEPS:
        lines = [f"base\t{base}", f"release\tgtk\t{release}", f"release\tlibadwaita\t{version}",
                 "release\tsource\thistory"]
        lines += PAINT.get(release, [])
        lines += stock_changes(values, version, base_version)
        lines += term_changes(libadwaita, version, base_version)
        lines += GRAMMAR.get(release, [])
        Path(tables, f"{release}.tsv").write_text("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
