"""What the benchmarks measure with: the time and the memory of a command, and those of a window.

Windows need X11 and libX11.
"""
import ctypes
import glob
import os
import signal
import statistics
import subprocess
import sys
import time


def seconds(*command, statuses=(0,)):
    """How long a command runs; it may end with one of some statuses."""
    start = time.perf_counter()
    run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    end = time.perf_counter()
    if run.returncode not in statuses:
        sys.exit(f"'{' '.join(command)}' ends with {run.returncode}: {run.stderr.decode()[:400]}")
    return end - start


def pair(ours, theirs, rounds):
    """The medians of two commands that run in turn, in s."""
    times = [(seconds(*ours), seconds(*theirs)) for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*times)]


def alone(*command, rounds, statuses=(0,)):
    """The median of a command, in s."""
    return statistics.median(seconds(*command, statuses=statuses) for _ in range(rounds))


def peak(*command):
    """The most memory that a command or one that it started held, in bytes."""
    pid = os.spawnv(os.P_NOWAIT, "/bin/sh", ["sh", "-c", '"$@" >/dev/null 2>&1', "sh", *command])
    _, _, usage = os.wait4(pid, 0)
    return usage.ru_maxrss * 1024


class Event(ctypes.Structure):
    # XEvent is as large as 24 longs; XMapEvent: type, serial, send_event, display, event, window.
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("event", ctypes.c_ulong),
                ("window", ctypes.c_ulong), ("rest", ctypes.c_long * 24)]


class Screen:
    """The screen of $DISPLAY, on which programs show their windows."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.screen = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        if not self.screen:
            sys.exit("there is no screen; 'make benchmark' makes one")
        root = self.x11.XDefaultRootWindow(self.screen)
        handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
        # A window may be gone before it is asked for its size.
        self.ignore = handler(lambda *_: 0)
        self.x11.XSetErrorHandler(self.ignore)
        # SubstructureNotifyMask
        self.x11.XSelectInput(self.screen, ctypes.c_ulong(root), ctypes.c_long(1 << 19))

    def is_window(self, window):
        """Whether it is one that a person sees, and no helper of the toolkit's."""
        values = [ctypes.c_ulong()] + [ctypes.c_int() for _ in range(2)] + [
            ctypes.c_uint() for _ in range(4)]
        self.x11.XGetGeometry(
            self.screen, ctypes.c_ulong(window), *map(ctypes.byref, values))
        return values[3].value > 200 and values[4].value > 200

    def run(self, *command, settles=False, **variables):
        """What a program takes until its window is on screen, and its memory 1.5 s later.

        With 'settles', until it and what it started have not worked for a second, instead.
        """
        event = Event()
        while self.x11.XPending(self.screen):
            self.x11.XNextEvent(self.screen, ctypes.byref(event))
        start = time.monotonic()
        program = subprocess.Popen(command, env=dict(os.environ, **variables),
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        shown = None
        while shown is None:
            if time.monotonic() - start > 60:
                sys.exit(f"'{' '.join(command)}' shows no window")
            if not self.x11.XPending(self.screen):
                time.sleep(0.0005)
                continue
            self.x11.XNextEvent(self.screen, ctypes.byref(event))
            if event.type == 19 and self.is_window(event.window):  # MapNotify
                shown = time.monotonic() - start
        settled = shown
        if settles:
            settled = settle(program.pid, start)
        else:
            time.sleep(1.5)
        used = memory(program.pid)
        program.send_signal(signal.SIGTERM)
        program.wait()
        return WindowCost(shown, settled, used)


class WindowCost:
    """What a window takes: 'shown' and 'settled' in s after the start, 'memory' in bytes."""

    def __init__(self, shown, settled, memory):
        self.shown, self.settled, self.memory = shown, settled, memory

    @staticmethod
    def middle(costs):
        """The median of each."""
        return WindowCost(*(statistics.median(getattr(cost, name) for cost in costs)
                            for name in ("shown", "settled", "memory")))


def family(pid):
    """A process, and those that it started, and so on."""
    parents = {}
    for place in glob.glob("/proc/[0-9]*/stat"):
        try:
            with open(place) as file:
                parents[int(place.split("/")[2])] = int(file.read().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def memory(pid):
    """The memory that a program and what it started share with nobody, and their part of what they
    share (PSS), in bytes."""
    total = 0
    for one in family(pid):
        with open(f"/proc/{one}/smaps_rollup") as file:
            total += sum(int(line.split()[1]) * 1024 for line in file if line.startswith("Pss:"))
    return total


def worked(pid):
    """How long a program and what it started have worked, in ticks of the clock."""
    total = 0
    for one in family(pid):
        try:
            with open(f"/proc/{one}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
                total += int(fields[11]) + int(fields[12])
        except OSError:
            continue
    return total


def settle(pid, start):
    """Waits until a program works no more, and returns when that was, in s after the start.

    Its heartbeat may take a tick of the clock now and then.
    """
    last, since = worked(pid), time.monotonic()
    while time.monotonic() - since < 1:
        time.sleep(0.02)
        now = worked(pid)
        if now > last + 1:
            last, since = now, time.monotonic()
    return since - start
