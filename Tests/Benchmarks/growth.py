"""What grows with the number of themes, of widgets, and of bytes: time and memory at four points each."""
import os
import shutil

from measure import WindowCost, alone, peak

THEME = "livery = 1\nname = \"{name}\"\n"


class Series:
    """A row of the table: what is counted, and the cost at each of its sizes."""

    def __init__(self, name, sizes):
        self.name, self.sizes, self.costs = name, sizes, []

    def add(self, seconds, memory):
        self.costs.append((seconds, memory))

    def row(self):
        """The sizes with their times and memory, and how the last part of the way grows.

        Only that part counts: what a program takes at its start hides the growth of small sizes.
        """
        cells = [self.name]
        cells += [f"{size}: {seconds * 1e3:.0f} ms, {memory / 1e6:.0f} MB"
                  for size, (seconds, memory) in zip(self.sizes, self.costs)]
        numbers = [self.number(size) for size in self.sizes[-2:]]
        (before, held), (after, holds) = self.costs[-2:]
        cells.append(f"{numbers[1] / numbers[0]:.1f}")
        cells.append(f"{after / before:.1f}, {holds / held:.1f}")
        return cells

    @staticmethod
    def number(size):
        """The number that a size begins with."""
        return float(size.split()[0].replace(",", ""))


def write(path, text):
    with open(path, "w") as file:
        file.write(text)
    return path


def fill(size, line):
    """Lines of a number each until there are about so many bytes."""
    lines, length, number = [], 0, 0
    while length < size:
        lines.append(line(number))
        length += len(lines[-1]) + 1
        number += 1
    return "\n".join(lines) + "\n"


def theme(size):
    """A theme of about so many bytes: colors of a palette, plain and made of others."""
    head = THEME.format(name="Growing") + "[palette]\n"
    return head + fill(size - len(head), lambda number: (
        f'p{number} = "#{number * 7919 % 0x1000000:06x}"' if number % 2 == 0
        else f'p{number} = "mix($p{number - 1}, white, 0.{number % 9 + 1})"'))


def rules(size):
    """About so many bytes of rules, none of which a widget of the gallery has."""
    return fill(size, lambda number: (
        f"box.growing-{number} {{ color: #{number * 7919 % 0x1000000:06x}; "
        f"background-color: alpha(white, 0.{number % 9 + 1}); border-radius: {number % 20}px; "
        f"padding: {number % 12}px; margin: {number % 7}px; opacity: 0.{number % 9 + 1}; "
        f"transition: opacity 200ms ease-out; }}"))


def page(widgets):
    """A UI file with so many widgets: each button of it has a label in itself."""
    buttons = "".join(
        '<child><object class="GtkButton"><property name="label">Button '
        f"{number}</property></object></child>\n" for number in range(widgets // 2 - 3))
    return ('<interface><object class="GtkFlowBox"><property name="max-children-per-line">20'
            f"</property>\n{buttons}</object></interface>\n")


def bytes_of(path):
    return f"{os.path.getsize(path) / 1e3:,.0f} kB"


def commands(livery, folder, rounds):
    """Files of the command line's."""
    for name, size_list, make, ending, words in [
            ("`livery css` of a theme", [1, 16, 64, 256], theme, "livery.toml", ["css"]),
            ("`livery css`, `[extra]`", [1, 16, 64, 256],
             lambda size: THEME.format(name="Growing") + f"[extra]\ncss = '''\n{rules(size - 60)}'''\n",
             "livery.toml", ["css"]),
            ("`livery check` of a stylesheet", [1, 16, 128, 1000], rules, "css",
             ["check", "--from", "gtk-css"])]:
        files = [write(f"{folder}/{size}.{ending}", make(size * 1000 - 400)) for size in size_list]
        series = Series(name, [bytes_of(file) for file in files])
        for file in files:
            command = [livery, *words, file]
            series.add(alone(*command, rounds=rounds, statuses=(0, 1)), peak(*command))
        yield series


def windows(preview, screen, folder, rounds):
    """What the window shows."""
    counts = [10, 50, 200, 1000]
    series = Series("themes of the user's, listed", [f"{count:,}" for count in counts])
    for count in counts:
        home = f"{folder}/home"
        os.makedirs(f"{home}/livery/themes")
        for number in range(count):
            write(f"{home}/livery/themes/theme-{number}.livery.toml",
                  THEME.format(name=f"Theme {number}")
                  + f'[colors]\naccent-bg = "#{number * 7919 % 0x1000000:06x}"\n')
        series_of_window(series, screen, rounds, preview, XDG_DATA_HOME=home)
        shutil.rmtree(home)
    yield series
    counts = [100, 1000, 3000, 10000]
    series = Series("widgets of a page of one's own", [f"{count:,}" for count in counts])
    for count in counts:
        file = write(f"{folder}/page.ui", page(count))
        series_of_window(series, screen, rounds, preview, "--ui", file)
    yield series


def series_of_window(series, screen, rounds, *command, **variables):
    cost = WindowCost.middle(
        [screen.run(*command, settles=True, **variables) for _ in range(rounds)])
    series.add(cost.settled, cost.memory)


def table(livery, preview, screen, folder, rounds):
    """The lines of the table."""
    series = list(commands(livery, folder, rounds))
    series += list(windows(preview, screen, folder, max(3, rounds // 3)))
    yield "| work | smallest | | | largest | last step | its time, its memory |"
    yield "|---|---|---|---|---|---|---|"
    for one in series:
        yield "| " + " | ".join(one.row()) + " |"
