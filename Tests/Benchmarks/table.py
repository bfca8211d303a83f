#!/usr/bin/python3
"""Measures an installed livery against what does the same work, and prints a page of the figures.

    table.py FOLDER [ROUNDS]

FOLDER has livery and livery-preview in it. The two programs of a row run in turn, ROUNDS times each,
and the median counts. Needs swiftc and sassc.
"""
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time

FOLDER = os.path.abspath(sys.argv[1])
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 30
LIVERY = f"{FOLDER}/livery"

# A scheme of base16; others are made of it by turning its colors.
SCHEME = ("181818 282828 383838 585858 b8b8b8 d8d8d8 e8e8e8 f8f8f8 "
          "ab4642 dc9656 f7ca88 a1b56c 86c1b9 7cafc2 ba8baf a16946").split()


def seconds(*command, statuses=(0,)):
    """How long a command runs; it may end with one of some statuses."""
    start = time.perf_counter()
    run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    end = time.perf_counter()
    if run.returncode not in statuses:
        sys.exit(f"'{' '.join(command)}' ends with {run.returncode}: {run.stderr.decode()[:400]}")
    return end - start


def pair(ours, theirs):
    """The medians of two commands that run in turn, in s."""
    times = [(seconds(*ours), seconds(*theirs)) for _ in range(ROUNDS)]
    return [statistics.median(column) for column in zip(*times)]


def alone(*command, rounds, statuses=(0,)):
    return statistics.median(seconds(*command, statuses=statuses) for _ in range(rounds))


def write(path, text):
    with open(path, "w") as file:
        file.write(text)
    return path


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


def peak(command):
    """The most memory of a command, in MB."""
    pid = os.spawnv(os.P_NOWAIT, "/bin/sh", ["sh", "-c", 'exec "$@" >/dev/null 2>&1', "sh", *command])
    _, _, usage = os.wait4(pid, 0)
    return usage.ru_maxrss / 1024


def megabytes(name):
    path = f"{FOLDER}/{name}"
    return f"{os.path.getsize(path) / 1e6:.1f} MB" if os.path.exists(path) else "not built"


def main():
    with tempfile.TemporaryDirectory() as folder:
        rows = []
        ours, empty = pair([LIVERY, "--version"], [empty_program(folder)])
        rows.append(("`livery --version`", f"{ours * 1e3:.1f} ms",
                     f"an empty static Swift program, {empty * 1e3:.1f} ms", f"{ours / empty:.2f}"))
        ours, theirs = pair([LIVERY, "css", "ocean"], ["sassc", sass(folder)])
        rows.append(("`livery css ocean`", f"{ours * 1e3:.1f} ms",
                     f"`sassc` on the same rules, {theirs * 1e3:.1f} ms", f"{ours / theirs:.2f}"))
        small, large = schemes(f"{folder}/small", 270), schemes(f"{folder}/large", 2700)
        time_small = alone(*convert(small, f"{folder}/out"), rounds=max(3, ROUNDS // 3))
        time_large = alone(*convert(large, f"{folder}/out2"), rounds=3)
        rows.append(("270 base16 schemes to stylesheets", f"{time_small * 1e3:.0f} ms", "", ""))
        rows.append(("2,700 of them", f"{time_large * 1e3:.0f} ms", "ten times the work of 270",
                     f"{time_large / time_small:.1f}"))
        memory = [peak(convert(source, f"{folder}/out")) for source in (small, large)]
        rows.append(("memory for 2,700", f"{memory[1]:.0f} MB", f"that for 270, {memory[0]:.0f} MB",
                     f"{memory[1] / memory[0]:.2f}"))
        files = sorted(f"{small}/{name}" for name in os.listdir(small))
        checked = alone(LIVERY, "check", *files, rounds=max(3, ROUNDS // 3), statuses=(0, 1))
        rows.append(("`check` of 270 schemes", f"{checked * 1e3:.0f} ms", "", ""))
        rows.append(("size of `livery`", megabytes("livery"), "", ""))
        rows.append(("size of `livery-preview`", megabytes("livery-preview"), "", ""))
    print(f"""# Speed and size

Written by `make benchmark`; the figures of another machine differ, the ratios little. The programs of a
row run in turn, {ROUNDS} times each, and the median counts. {platform.machine()},
{len(os.sched_getaffinity(0))} processors, release build as installed.

| work | livery | beside | ratio |
|---|---|---|---|""")
    for row in rows:
        print("| " + " | ".join(row) + " |")


main()
