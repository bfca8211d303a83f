#!/usr/bin/python3
"""Measures an installed livery against what does the same work, and prints a page of the figures.

    table.py FOLDER BUILD [ROUNDS]

FOLDER has livery and livery-preview in it, BUILD has WindowBenchmark and bare-window. The two programs
of a row run in turn, ROUNDS times each, and the median counts. Needs swiftc, sassc,
gtk4-widget-factory and an X11 screen.
"""
import json
import os
import platform
import re
import subprocess
import sys
import tempfile

import growth
from growth import write
from measure import Screen, WindowCost, alone, pair, peak

FOLDER, BUILD = (os.path.abspath(word) for word in sys.argv[1:3])
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 30
LIVERY, PREVIEW = f"{FOLDER}/livery", f"{FOLDER}/livery-preview"

# The pages of the gallery, on which a switch is timed.
PAGES = ["overview", "controls", "text", "lists", "navigation", "feedback", "surfaces", "states",
         "custom-views", "apps"]

# A scheme of base16; others are made of it by turning its colors.
SCHEME = ("181818 282828 383838 585858 b8b8b8 d8d8d8 e8e8e8 f8f8f8 "
          "ab4642 dc9656 f7ca88 a1b56c 86c1b9 7cafc2 ba8baf a16946").split()


def empty_program(folder):
    """A static Swift program that does nothing and does not have Foundation."""
    source = write(f"{folder}/empty.swift", "")
    program = f"{folder}/empty"
    subprocess.run(["swiftc", "-O", "-static-stdlib", source, "-o", program], check=True)
    return program


def sass(folder):
    """The stylesheet of 'ocean' as Sass, with a variable for each color."""
    text = subprocess.run([LIVERY, "css", "ocean"], check=True, capture_output=True, text=True).stdout
    text = re.sub(r"@define-color (\S+) ", r"$\1: ", text)
    return write(f"{folder}/ocean.scss", re.sub(r"@([a-z]\w*)", r"$\1", text))


def schemes(folder, count):
    """A folder of so many schemes, each of other colors."""
    os.mkdir(folder)
    for index in range(count):
        colors = [tuple(bytes.fromhex(color)) for color in SCHEME]
        turned = [colors[i] if i < 8 else tuple(
            (colors[i][(c + index) % 3] + 7 * index) % 192 + 48 for c in range(3))
            for i in range(16)]
        lines = [f"  base{i:02X}: \"{bytes(color).hex()}\"" for i, color in enumerate(turned)]
        write(f"{folder}/scheme-{index}.yaml",
              f"system: base16\nname: Scheme {index}\npalette:\n" + "\n".join(lines) + "\n")
    return folder


def convert(source, folder):
    return [LIVERY, "convert", source, "--to", "gtk-css", "--force", "-o", folder]


def megabytes(name):
    path = f"{FOLDER}/{name}"
    return f"{os.path.getsize(path) / 1e6:.1f} MB" if os.path.exists(path) else "not built"


def command_rows(folder):
    """What the command line takes."""
    ours, empty = pair([LIVERY, "--version"], [empty_program(folder)], ROUNDS)
    yield ("`livery --version`", f"{ours * 1e3:.1f} ms",
           f"an empty static Swift program, {empty * 1e3:.1f} ms", f"{ours / empty:.2f}")
    ours, theirs = pair([LIVERY, "css", "ocean"], ["sassc", sass(folder)], ROUNDS)
    yield ("`livery css ocean`", f"{ours * 1e3:.1f} ms",
           f"`sassc` on the same rules, {theirs * 1e3:.1f} ms", f"{ours / theirs:.2f}")
    small, large = schemes(f"{folder}/small", 270), schemes(f"{folder}/large", 2700)
    fewer = max(3, ROUNDS // 3)
    time_small = alone(*convert(small, f"{folder}/out"), rounds=fewer)
    time_large = alone(*convert(large, f"{folder}/out2"), rounds=fewer)
    yield ("270 base16 schemes to stylesheets", f"{time_small * 1e3:.0f} ms", "", "")
    yield ("2,700 of them", f"{time_large * 1e3:.0f} ms", "270 of them",
           f"{time_large / time_small:.1f}")
    memory = [peak(*convert(source, f"{folder}/out")) / 1e6 for source in (small, large)]
    yield ("memory for 2,700", f"{memory[1]:.0f} MB", f"for 270, {memory[0]:.0f} MB",
           f"{memory[1] / memory[0]:.2f}")
    files = sorted(f"{small}/{name}" for name in os.listdir(small))
    checked = alone(LIVERY, "check", *files, rounds=fewer, statuses=(0, 1))
    yield ("`check` of 270 schemes", f"{checked * 1e3:.0f} ms", "", "")


def window_rows(screen):
    """What the window takes from its start on."""
    costs = [(screen.run(PREVIEW), screen.run("gtk4-widget-factory")) for _ in range(ROUNDS + 1)]
    # The first run reads the files into memory.
    ours, theirs = (WindowCost.middle(column) for column in zip(*costs[1:]))
    yield ("the window is shown", f"{ours.shown * 1e3:.0f} ms",
           f"`gtk4-widget-factory`, {theirs.shown * 1e3:.0f} ms", f"{ours.shown / theirs.shown:.2f}")
    yield ("memory of all that it starts (PSS)", f"{ours.memory / 1e6:.0f} MB",
           f"`gtk4-widget-factory`, {theirs.memory / 1e6:.0f} MB",
           f"{ours.memory / theirs.memory:.2f}")


def window_benchmark(*arguments):
    return json.loads(subprocess.run(
        [f"{BUILD}/WindowBenchmark", *arguments], check=True, capture_output=True).stdout)


def switch_times():
    """What a switch takes on each page."""
    for page in PAGES:
        yield page, window_benchmark("--rounds", str(2 * ROUNDS), "--page", page,
                                     "--against", f"{BUILD}/bare-window")["press"]


def switch_rows(times):
    """The switch in a window of a page's file, beside C that only loads the stylesheet."""
    for page, press in times:
        yield (f"a switch on the page '{page}', processor", f"{press['file']['processor-ms']:.1f} ms",
               f"C, {press['bare']['processor-ms']:.1f} ms", f"{press['ratio']:.2f}")


def frame_row():
    """A save, beside a press on a segment, in the window at rest."""
    frame = window_benchmark("--rounds", "0", "--saves", str(2 * ROUNDS))["frame"]
    save, press = frame["save"]["ms"], frame["press"]["ms"]
    return ("from a save on disk to its frame", f"{save:.0f} ms",
            f"from a press to its frame, {press:.0f} ms", f"{save / press:.2f}")


def switch_parts(times):
    """Where the processor's time of a switch goes on each page, one row of a table after the other."""
    yield "| page | GTK | a theme's switch | code of the page | rest of the window |"
    yield "|---|---|---|---|---|"
    for page, press in times:
        steps = [press[name]["processor-ms"] for name in ("bare", "file", "page", "window")]
        parts = [steps[0]] + [after - before for before, after in zip(steps, steps[1:])]
        cells = [f"{part:.1f} ms" for part in parts]
        yield f"| {page} | {' | '.join(cells)} |"


def main():
    screen = Screen()
    # In memory, where it can be: a disk that is busy is none of the programs' work.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        rows = [("size of `livery`", megabytes("livery"), "", ""),
                ("size of `livery-preview`", megabytes("livery-preview"), "", "")]
        rows += [*command_rows(folder), *window_rows(screen)]
        times = list(switch_times())
        rows += [*switch_rows(times), frame_row()]
        grown = list(growth.table(LIVERY, PREVIEW, screen, folder, max(3, ROUNDS // 3)))
    print(f"""# Speed and size

Written by `make benchmark`; the figures of another machine differ, the ratios little. The programs of a
row run in turn, {ROUNDS} times each (switches twice as often), and the median counts. {platform.machine()},
{len(os.sched_getaffinity(0))} processors, release build as installed. Files are written to memory: what a
disk adds differs from hour to hour, and may be as much again. A press and a save to a frame come once the
window is at rest.

| work | livery | beside | ratio |
|---|---|---|---|""")
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print("""
## Where a switch goes

The processor's time: of GTK alone (the program in C, which shows the page's file and loads a stylesheet),
what Livery's theme adds to it, what the page's code adds (held states, selected rows, charts), and
the rest of the window around it. Each window is measured for itself, so small parts may come out below 0.
The stylesheet of a theme is made with the first switch to it and kept, so that these have none to make.
""")
    for line in switch_parts(times):
        print(line)
    print("""
## Growth

Each at four sizes, with the most memory that was held (of the window, what it holds when it has come to
rest, and the time until then). The last step is from the third size to the fourth: where time and memory
grow by no more than the size does, they grow by it or less.
""")
    for line in grown:
        print(line)


if __name__ == "__main__":
    main()
