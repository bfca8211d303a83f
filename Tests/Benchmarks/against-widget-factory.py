#!/usr/bin/python3
"""Starts livery-preview and gtk4-widget-factory in turn, and prints what their windows take as JSON.

    against-widget-factory.py PATH/TO/livery-preview [ROUNDS]

"shown-ms" is the median time from the start to the window's coming on screen; "memory" the median of
the memory that the program and what it started share with nobody, and their part of what they share
(PSS), in bytes, a second and a half later. Needs X11, libX11 and gtk-4-examples.
"""
import ctypes
import glob
import json
import os
import signal
import subprocess
import sys
import time


class Event(ctypes.Structure):
    # XEvent is as large as 24 longs; XMapEvent: type, serial, send_event, display, event, window.
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("event", ctypes.c_ulong),
                ("window", ctypes.c_ulong), ("rest", ctypes.c_long * 24)]


x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XDefaultRootWindow.restype = ctypes.c_ulong
screen = ctypes.c_void_p(x11.XOpenDisplay(None))
root = x11.XDefaultRootWindow(screen)
handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
x11.XSetErrorHandler(handler)
x11.XSelectInput(screen, ctypes.c_ulong(root), ctypes.c_long(1 << 19))  # SubstructureNotifyMask


def is_window(window):
    """Whether it is one that a person sees, and no helper of the toolkit's."""
    values = [ctypes.c_ulong()] + [ctypes.c_int() for _ in range(2)] + [
        ctypes.c_uint() for _ in range(4)]
    x11.XGetGeometry(screen, ctypes.c_ulong(window), *map(ctypes.byref, values))
    return values[3].value > 200 and values[4].value > 200


def family(pid):
    pids = [pid]
    for place in glob.glob("/proc/[0-9]*/stat"):
        try:
            with open(place) as file:
                if int(file.read().rsplit(")", 1)[1].split()[1]) == pid:
                    pids.append(int(place.split("/")[2]))
        except OSError:
            continue
    return pids


def memory(pid):
    total = 0
    for one in family(pid):
        with open(f"/proc/{one}/smaps_rollup") as file:
            total += sum(int(line.split()[1]) * 1024 for line in file if line.startswith("Pss:"))
    return total


def run(words):
    event = Event()
    while x11.XPending(screen):
        x11.XNextEvent(screen, ctypes.byref(event))
    start = time.monotonic()
    program = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    shown = None
    while shown is None and time.monotonic() - start < 30:
        if not x11.XPending(screen):
            time.sleep(0.0005)
            continue
        x11.XNextEvent(screen, ctypes.byref(event))
        if event.type == 19 and is_window(event.window):  # MapNotify
            shown = (time.monotonic() - start) * 1000
    time.sleep(1.5)
    used = memory(program.pid)
    program.send_signal(signal.SIGTERM)
    program.wait()
    return shown, used


def median(values):
    return sorted(values)[len(values) // 2]


programs = {"livery-preview": [sys.argv[1]], "gtk4-widget-factory": ["gtk4-widget-factory"]}
rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 10
results = {name: [] for name in programs}
for count in range(rounds + 1):
    for name, words in programs.items():
        result = run(words)
        if count > 0:  # The first run reads the files into memory.
            results[name].append(result)
report = {
    name: {"shown-ms": round(median([shown for shown, _ in runs]), 1),
           "memory": median([used for _, used in runs])}
    for name, runs in results.items()}
ours, theirs = report["livery-preview"], report["gtk4-widget-factory"]
report["ratio"] = {key: round(ours[key] / theirs[key], 3) for key in ours}
print(json.dumps(report, indent=2))
