#!/usr/bin/env python3
"""Tries to break Livery for some time, and prints a table: `soak.py SECONDS`, run by `make soak`.

`soak.py --each SECONDS`, run by `make fuzz`, only lets libFuzzer search, for so long with each reader.

Two lanes run beside each other. One gives its time to the readers: libFuzzer with the address
sanitizer searches for inputs, then as many changed ones as possible are read without either. The
other kills programs while they write, uses the window at random, and makes stylesheets
that GTK might not survive. What is found lies in build/soak/finds; the exit status is then 1.
"""

import concurrent.futures
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
KEPT = "Tests/Fuzz/Inputs"
INPUTS = os.path.join(ROOT, KEPT)
WORK = os.path.join(ROOT, "build/soak")
FINDS = os.path.join(WORK, "finds")
FUZZ = os.path.join(ROOT, ".build/fuzz/release/ReaderFuzz")
RELEASE = os.path.join(ROOT, ".build/release")
DEBUG = os.path.join(ROOT, ".build/debug")

# Lengths of inputs in bytes: most are short, so that many are read.
SHORT, LONG = 512, 65536

# After so many finds a part has shown enough.
ENOUGH = 5


class Row:
    """A line of the table."""

    def __init__(self, name):
        self.name = name
        self.inputs = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.peak = 0
        self.finds = 0

    def columns(self):
        rate = self.inputs / self.seconds if self.seconds else 0
        # Only readers are measured input by input.
        cost = [f"{self.slowest:.1f}", str(self.peak)] if self.peak else ["-", "-"]
        return [self.name, str(self.inputs), f"{rate:.1f}"] + cost + [str(self.finds)]


def run(command, seconds, **variables):
    """The output of a command that gets twice its time before it is killed, and its status."""
    environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", **variables)
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              timeout=seconds * 2 + 120)
        return done.stdout.decode(errors="replace"), done.returncode
    except subprocess.TimeoutExpired as expired:
        return (expired.stdout or b"").decode(errors="replace"), "no end"


def figures(output):
    """The figures that a program prints at its end: `livery: inputs=1 slowest-ms=0.1 peak-mb=9`."""
    lines = re.findall(r"^livery: (inputs=.*)$", output, re.MULTILINE)
    return dict(pair.split("=") for pair in lines[-1].split()) if lines else {}


def complain(name, output, status):
    """Prints the lines of an output that say what was found, or else the last ones."""
    signs = re.compile(r"livery:|ERROR|✘|error:|died|failed")
    lines = output.splitlines()
    found = [line for line in lines if signs.search(line)] or lines
    print(f"{name}: status {status}: " + "\n".join(found[-3:])[:2000], flush=True)


class Reader:
    """The inputs of one reader."""

    def __init__(self, name, scratch):
        self.row = Row(name)
        self.scratch = scratch
        self.corpus = folder(WORK, "corpus", name)
        self.kept = os.path.join(INPUTS, name)
        # UI files need GTK, which libFuzzer and its sanitizer are not built for.
        self.is_of_gtk = name == "ui"
        self.counter = ["UISoak"] if self.is_of_gtk else ["ReaderSoak", name]

    def soak(self, seconds):
        if self.is_of_gtk:
            self.count(seconds)
            return self.row
        self.search(seconds * 0.45, SHORT)
        self.search(seconds * 0.15, LONG)
        self.count(seconds * 0.4)
        return self.row

    def search(self, seconds, length):
        """Lets libFuzzer make inputs, on and on after each find."""
        end = time.time() + seconds
        while time.time() < end - 1 and self.row.finds < ENOUGH:
            start = time.time()
            left = int(end - start)
            output, status = run(
                [FUZZ, f"-max_total_time={left}", f"-max_len={length}", "-timeout=200",
                 "-rss_limit_mb=2000", "-malloc_limit_mb=200", "-entropic=0", "-detect_leaks=0",
                 f"-artifact_prefix={folder(FINDS, self.row.name)}/", self.corpus, self.kept],
                left, LIVERY_FUZZ_READER=self.row.name, TMPDIR=self.scratch,
                ASAN_OPTIONS="detect_leaks=0")
            self.row.inputs += int(figures(output).get("inputs", 0))
            self.row.seconds += time.time() - start
            if status != 0:
                self.row.finds += 1
                complain(self.row.name, output, status)

    def count(self, seconds):
        """Reads as many inputs as possible."""
        program, *words = self.counter
        last = os.path.join(self.scratch, f"last-{self.row.name}")
        end = time.time() + seconds
        seed = int(time.time())
        while time.time() < end - 1 and self.row.finds < ENOUGH:
            seed += 1
            output, status = run(
                [f"{RELEASE}/{program}", *words, "--seconds", f"{end - time.time():.0f}",
                 "--max-len", str(SHORT), "--seed", str(seed), "--last", last, "--finds",
                 folder(FINDS, self.row.name), self.corpus, self.kept],
                end - time.time(), TMPDIR=self.scratch)
            found = figures(output)
            self.row.inputs += int(found.get("inputs", 0))
            self.row.seconds += float(found.get("seconds", 0))
            self.row.slowest = max(self.row.slowest, float(found.get("slowest-ms", 0)))
            self.row.peak = max(self.row.peak, int(found.get("peak-mb", 0)))
            if status != 0:
                self.row.finds += int(found.get("finds", 1))
                complain(self.row.name, output, status)
                if not found:
                    self.keep(last, seed)

    def keep(self, last, seed):
        """Keeps the input that the process ended with: its length in 8 bytes, and then its own."""
        content = open(last, "rb").read()
        (length,) = struct.unpack("<Q", content[:8])
        with open(os.path.join(folder(FINDS, self.row.name), f"last-{seed}"), "wb") as file:
            file.write(content[8:8 + length])


class Program:
    """A program that searches by itself for a time, and fails where it finds anything."""

    def __init__(self, name, tried, command):
        self.row = Row(name)
        self.tried = tried
        self.command = command

    def soak(self, seconds):
        end = time.time() + seconds
        seed = int(time.time())
        while time.time() < end - 1 and self.row.finds < ENOUGH:
            seed += 1
            start = time.time()
            output, status = run(self.command(max(end - start, 1), seed), end - start)
            self.row.seconds += time.time() - start
            self.row.inputs += sum(int(count) for count in re.findall(self.tried, output))
            if status != 0:
                self.row.finds += 1
                complain(self.row.name, output, status)
                with open(os.path.join(folder(FINDS, self.row.name), str(seed)), "w") as file:
                    file.write(output)
        return self.row


def programs():
    """What is searched beside the readers."""
    # How often each way to disturb a save is tried; a window takes some seconds for each.
    for name, variables, tests in [
            ("kills", [], "FaultTests|FullDiskTests"),
            ("saves", ["LIVERY_SAVES=1000"], "SavingRaceTests|FailingDiskTests"),
            ("saves in a window", ["LIVERY_WINDOW_SAVES=50"], "WindowSavingTests")]:
        yield Program(name, r"Test run with (\d+) test", lambda seconds, seed, variables=variables,
                      tests=tests: ["env", *variables, "swift", "test", "--skip-build",
                                    "--filter", tests])
    for name, program, tried in [("window", "random-ui-test", r"(\d+) steps"),
                                 ("stylesheets", "crash-search search", r"(\d+) stylesheets")]:
        path, *words = program.split()
        yield Program(name, tried, lambda seconds, seed, path=path, words=words: [
            f"{DEBUG}/{path}", *words, "--seconds", f"{seconds:.0f}", "--seed", str(seed)])


def folder(*parts):
    path = os.path.join(*parts)
    os.makedirs(path, exist_ok=True)
    return path


def lane(parts, seconds):
    """The rows of some parts, of which each gets its share of the time that is left."""
    end = time.time() + seconds
    return [part.soak(max((end - time.time()) / (len(parts) - index), 1))
            for index, part in enumerate(parts)]


def search_each(readers, seconds):
    """The rows of readers that libFuzzer searches with, as many at once as there are processors."""
    def search(reader):
        reader.search(seconds, SHORT)
        return reader.row

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(search, readers))


def main():
    seconds = float(sys.argv[-1])
    names = sorted(os.listdir(INPUTS))
    # Files in memory, where there is room for them.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    scratch = tempfile.mkdtemp(prefix="livery-soak-", dir=memory)
    shutil.rmtree(FINDS, ignore_errors=True)
    try:
        readers = [Reader(name, scratch) for name in names]
        if "--each" in sys.argv:
            rows = search_each([reader for reader in readers if not reader.is_of_gtk], seconds)
        else:
            with concurrent.futures.ThreadPoolExecutor() as pool:
                others = pool.submit(lane, list(programs()), seconds)
                rows = lane(readers, seconds) + others.result()
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    table = [["what", "inputs", "a second", "slowest ms", "peak MB", "finds"]]
    table += [row.columns() for row in rows]
    widths = [max(len(row[column]) for row in table) for column in range(6)]
    for row in table:
        cells = [row[0].ljust(widths[0])] + [row[c].rjust(widths[c]) for c in range(1, 6)]
        print("  ".join(cells))
    finds = sum(row.finds for row in rows)
    if finds:
        print(f"{finds} finds are in {os.path.relpath(FINDS)}; once fixed, keep them in {KEPT}")
    sys.exit(1 if finds else 0)


main()
