#!/usr/bin/python3
"""Prints which functions of Swift's libraries a command calls, for the linker to lay side by side.

    order.py LIVERY

LIVERY is a livery that was not stripped. Functions of our own are left out: they lie by their modules,
and their names change from day to day. Needs valgrind and binutils.
"""
import os
import re
import subprocess
import sys
import tempfile

SOURCES = os.path.join(os.path.dirname(__file__), "../../Sources")

# What a start is made of, and the usual work.
COMMANDS = [["--version"], ["css", "ocean"], ["check", "ocean"],
            ["convert", "ocean", "--to", "gtk-css", "-o", "-"]]


def called(program, words, folder):
    """The names of all functions that a command calls."""
    calls = f"{folder}/calls"
    subprocess.run(
        ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={calls}", program,
         *words], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(calls, encoding="utf-8") as file:
        # A name is written where it is first met, 'fn=(12) name'; a recursion is numbered.
        return set(re.findall(r"^c?fn=\(\d+\) (.+?)(?:'\d+)?$", file.read(), re.MULTILINE))


def main(livery):
    ours = re.compile("|".join(name for name in os.listdir(SOURCES) if "-" not in name))
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind does not understand what Swift's compiler writes for debuggers.
        program = f"{folder}/livery"
        subprocess.run(["objcopy", "--strip-debug", livery, program], check=True)
        symbols = subprocess.run(["nm", program], check=True, capture_output=True, text=True).stdout
        names = set.union(*(called(program, words, folder) for words in COMMANDS))
    known = {line.split()[-1] for line in symbols.splitlines()}
    print("\n".join(sorted(name for name in names & known if not ours.search(name))))


main(sys.argv[1])
