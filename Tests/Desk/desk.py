#!/usr/bin/python3
"""A screen, a session bus and an accessibility client for one test.

Reads requests from standard input and answers on standard output, a JSON object a line. All that
it started ends when its input ends. Needs xvfb, dbus, at-spi2-core and python3-pyatspi.
"""
import ctypes
import glob
import json
import mmap
import os
import re
import resource
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

# Threads of Swift's block signals, and a process that one of them starts inherits that.
signal.pthread_sigmask(signal.SIG_SETMASK, [])

# How many seconds to wait for what must come, on a machine that has much else to do.
PATIENCE = 60

folder = tempfile.mkdtemp(prefix="livery-desk-")
children = []


def start_child(words, prepare=lambda: None, **options):
    def prepare_all():
        # A child must not outlive this process, however it ends: PR_SET_PDEATHSIG is 1.
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)
        prepare()

    child = subprocess.Popen(words, stdin=subprocess.DEVNULL, preexec_fn=prepare_all, **options)
    children.append(child)
    return child


class Screen:
    """Xvfb, whose frame buffer is a file in the format of xwd."""

    def __init__(self, size):
        reader, writer = os.pipe()
        start_child(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", size + "x24", "-fbdir", folder,
             "-nolisten", "tcp", "-noreset"],  # A reset may hit the next client to connect.
            pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writer)
        number = os.fdopen(reader).readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.display = ":" + number
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # XWDFileHeader: 25 numbers of 4 bytes, the greatest byte first.
        header = struct.unpack(">25I", self.memory[:100])
        self.width, self.height, self.stride = header[4], header[5], header[12]
        self.start = header[0] + header[19] * 12

    def is_gray(self):
        end = self.start + self.height * self.stride
        blue, green, red = (self.memory[self.start + place:end:4] for place in range(3))
        return blue == green == red

    def pixel(self, x, y):
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise ValueError(f"{x}, {y} is off the screen")
        at = self.start + y * self.stride + x * 4
        blue, green, red = self.memory[at:at + 3]
        return f"#{red:02x}{green:02x}{blue:02x}"


def start_bus(environment):
    # What the bus starts, such as the accessibility bus, inherits its environment.
    bus = start_child(["dbus-daemon", "--session", "--nofork", "--print-address=1"],
                      env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return bus.stdout.readline().strip()


class Client:
    """Sees and works programs as a screen reader does."""

    # GTK 4.8 says that a toggle button is a push button.
    roles = {"toggle": ("toggle button", "push button")}

    def __init__(self):
        import pyatspi  # It looks for the bus on import.
        self.atspi = pyatspi
        self.found = {}

    def walk(self, node):
        yield node
        try:
            nodes = list(node)
        except Exception:
            return
        for child in nodes:
            if child is not None:
                yield from self.walk(child)

    def find(self, role, name):
        desktop = self.atspi.Registry.getDesktop(0)
        desktop.clear_cache()  # Or programs that join later stay unseen.
        for program in desktop:
            if program is None:
                continue
            for node in self.walk(program):
                try:
                    fits = not role or node.getRoleName() in self.roles.get(role, (role,))
                    if fits and (name is None or node.name == name):
                        return node
                except Exception:
                    continue  # It went away meanwhile.
        return None

    def known(self, role, name):
        """The object found before, if it still goes by the name: a search takes a second."""
        node = self.found.get((role, name))
        try:
            if node is not None:
                node.clear_cache()
                return node if node.name == name else None
        except Exception:
            return None  # It is gone.

    def get(self, role, name, seconds):
        end = time.monotonic() + seconds
        while True:
            node = self.known(role, name) or self.find(role, name)
            if node is not None:
                self.found[(role, name)] = node
                return node
            if time.monotonic() > end:
                raise LookupError(f"no {role or 'object'} named {name!r}")
            time.sleep(0.05)

    def states(self, node):
        node.clear_cache()
        return sorted(self.atspi.stateToString(state) for state in node.getState().getStates())

    def tree(self):
        lines = []

        def describe(node, depth):
            try:
                lines.append(f"{'  ' * depth}{node.getRoleName()} {node.name!r} "
                             + ",".join(self.states(node)))
                for child in list(node):
                    if child is not None:
                        describe(child, depth + 1)
            except Exception:
                lines.append("  " * depth + "(gone)")

        desktop = self.atspi.Registry.getDesktop(0)
        desktop.clear_cache()
        for program in desktop:
            if program is not None:
                describe(program, 0)
        return "\n".join(lines)


class Hands:
    """Types and clicks as a person would, through X11's extension for tests."""

    def __init__(self, display):
        self.x11, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))

    def type(self, keys):
        codes = [
            self.x11.XKeysymToKeycode(
                self.display, ctypes.c_ulong(self.x11.XStringToKeysym(key.encode())))
            for key in keys]
        for code in codes:
            self.test.XTestFakeKeyEvent(self.display, code, 1, 0)
        for code in reversed(codes):
            self.test.XTestFakeKeyEvent(self.display, code, 0, 0)
        self.x11.XFlush(self.display)

    def press_button(self, button, x, y):
        self.test.XTestFakeMotionEvent(self.display, 0, x, y, 0)
        for is_down in (1, 0):
            self.test.XTestFakeButtonEvent(self.display, button, is_down, 0)
        self.x11.XFlush(self.display)

    def drag(self, x, y, to_x, to_y):
        """Presses at a place, and lets go at another, as slowly as both sides need."""
        def move(x, y):
            self.test.XTestFakeMotionEvent(self.display, 0, x, y, 0)
            self.x11.XFlush(self.display)
            time.sleep(0.05)

        move(x, y)
        self.test.XTestFakeButtonEvent(self.display, 1, 1, 0)
        for step in range(1, 11):
            move(x + (to_x - x) * step // 10, y + (to_y - y) * step // 10)
        for step in (1, 0, 1, 0):
            move(to_x + step, to_y)
        time.sleep(0.5)
        self.test.XTestFakeButtonEvent(self.display, 1, 0, 0)
        self.x11.XFlush(self.display)


class Desk:
    def __init__(self, size):
        self.the_hands = None
        self.screen = Screen(size)
        self.client = None
        self.portal = None
        # Nothing of a desktop that the tests run on, or of a test in the same process.
        self.environment = {
            key: value for key, value in os.environ.items()
            if not key.startswith(("GTK_", "GDK_", "GSK_", "ADW_", "G_", "DBUS_", "AT_SPI",
                                   "WAYLAND_", "XDG_"))}
        self.environment.update(
            DISPLAY=self.screen.display, GDK_BACKEND="x11", GSETTINGS_BACKEND="memory",
            # Without a GPU the GL renderer starves the main loop, and clients see no program.
            GSK_RENDERER="cairo", XDG_RUNTIME_DIR=folder,
            # Nobody's home: what a program keeps there would be seen by the next test.
            HOME=folder, **{f"XDG_{name}_HOME": os.path.join(folder, name.lower())
                            for name in ("CONFIG", "CACHE", "DATA", "STATE")})

    def need_bus(self):
        if self.client is None:
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = start_bus(self.environment)
            os.environ.update(self.environment)
            self.client = Client()

    def node(self, request):
        self.need_bus()
        return self.client.get(
            request.get("role"), request.get("name"), request.get("seconds", PATIENCE))

    # What a request may ask for, by the name of its "do".

    def do_display(self, request):
        return self.screen.display

    def do_portal(self, request):
        """Says which scheme a person prefers (0 none, 1 dark, 2 light), and whether contrast."""
        self.need_bus()
        if self.portal is None:
            script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "portal.py")
            self.portal = subprocess.Popen(
                ["/usr/bin/python3", script], env=self.environment, text=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        wanted = {key: request[key] for key in ("scheme", "contrast") if key in request}
        self.portal.stdin.write(json.dumps(wanted) + "\n")
        self.portal.stdin.flush()
        self.portal.stdout.readline()

    def do_start(self, request):
        self.need_bus()
        log = open(os.path.join(folder, f"log-{len(children)}"), "w+b")

        def prepare():
            if request.get("isOrdinary"):
                # CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH, by which root writes what is read-only, are taken
                # out of what a program may have: PR_CAPBSET_DROP is 24. Others have neither.
                for capability in (1, 2):
                    ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)
            if "fileLimit" in request:
                # Writing beyond it is then an error and no death.
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
                resource.setrlimit(
                    resource.RLIMIT_FSIZE, (int(request["fileLimit"]), resource.RLIM_INFINITY))

        child = start_child(
            request["arguments"], prepare, env={**self.environment, **request.get("environment", {})},
            cwd=request.get("directory"), stdout=log, stderr=log)
        child.log = log.name
        return child.pid

    def child(self, request):
        return next(child for child in children if child.pid == request["pid"])

    def do_liftLimit(self, request):
        """Lets a program, and what it has started, write files of any size again."""
        for pid in self.family(int(request["pid"])):
            resource.prlimit(
                pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def do_act(self, request):
        """Starts an action of a window, counted from 1, as the desktop does."""
        from gi.repository import Gio, GLib
        flags = Gio.DBusConnectionFlags
        bus = Gio.DBusConnection.new_for_address_sync(
            self.environment["DBUS_SESSION_BUS_ADDRESS"],
            flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION)
        values = [GLib.Variant("s", value) for value in request.get("values", [])]
        bus.call_sync(
            "dev.livery.Livery", f"/dev/livery/Livery/window/{int(request['window'])}",
            "org.gtk.Actions", "Activate",
            GLib.Variant("(sava{sv})", (request["action"], values, {})), None,
            Gio.DBusCallFlags.NONE, -1)
        bus.close_sync()

    def do_exit(self, request):
        """The exit status, within the time; null while it runs."""
        try:
            return self.child(request).wait(request.get("seconds", 0))
        except subprocess.TimeoutExpired:
            return None

    def do_end(self, request):
        child = self.child(request)
        child.terminate()
        return child.wait(10)

    def do_signal(self, request):
        """Sends a signal to a program, to those that it has started, or to all of them."""
        pid = int(request["pid"])
        family = self.family(pid)
        pids = {"children": family[1:], "all": family}.get(request.get("to"), [pid])
        for pid in pids:
            os.kill(pid, int(request["number"]))

    def do_loseScreen(self, request):
        """Ends the screen under the programs on it."""
        children[0].terminate()
        children[0].wait(10)

    def do_files(self, request):
        """The names in a folder of the desk's own, such as that of what programs keep."""
        place = os.path.join(folder, request["folder"])
        return sorted(os.listdir(place)) if os.path.isdir(place) else []

    def do_log(self, request):
        with open(self.child(request).log, encoding="utf-8", errors="replace") as file:
            return file.read()

    def do_resident(self, request):
        """Memory of its own that the program holds, and what it has started, in bytes."""
        total = 0
        for pid in self.family(int(request["pid"])):
            with open(f"/proc/{pid}/smaps_rollup") as file:
                lines = dict(line.split(":", 1) for line in file if ":" in line)
            total += sum(int(lines[key].split()[0]) * 1024 for key in ("Private_Dirty", "Swap"))
        return total

    def family(self, pid):
        """A process and those that it has started itself."""
        pids = [pid]
        for place in glob.glob("/proc/[0-9]*/stat"):
            try:
                with open(place) as file:
                    parent = int(file.read().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue  # It is gone.
            if parent == pid:
                pids.append(int(place.split("/")[2]))
        return pids

    def do_tree(self, request):
        self.need_bus()
        return self.client.tree()

    def do_unnamed(self, request):
        """What a person can work with and nothing says the name of, as its role and that of its parent.

        Parts that the toolkit makes of one control are left out."""
        self.need_bus()
        roles = ("push button", "toggle button", "text", "check box", "combo box", "list item", "slider",
                 "spin button", "radio button", "menu item")
        found = []
        desktop = self.client.atspi.Registry.getDesktop(0)
        desktop.clear_cache()
        for program in desktop:
            for node in self.client.walk(program) if program else []:
                try:
                    role, name, parent = node.getRoleName(), node.name, node.parent.getRoleName()
                except Exception:
                    continue
                # What nobody named goes by its class.
                if role in roles and re.fullmatch("|(Gtk|Adw)[A-Z][A-Za-z]*", name) and not (
                        parent == "combo box" or name == "GtkColorSwatch"):
                    found.append(f"{role} {name!r} in {parent} {node.parent.name!r}")
        return found

    def do_wait(self, request):
        self.node(request)

    def do_name(self, request):
        """The name of the first object of a role that contains a text."""
        self.need_bus()
        end = time.monotonic() + request.get("seconds", PATIENCE)
        while True:
            for program in self.client.atspi.Registry.getDesktop(0):
                for node in self.client.walk(program) if program else []:
                    try:
                        if request["containing"] in node.name:
                            return node.name
                    except Exception:
                        continue
            if time.monotonic() > end:
                raise LookupError(f"nothing says {request['containing']!r}")
            time.sleep(0.05)

    def do_press(self, request):
        self.node(request).queryAction().doAction(0)

    def do_states(self, request):
        return self.client.states(self.node(request))

    def do_place(self, request):
        """Where in its window it is: x, y, width, height."""
        box = self.node(request).queryComponent().getExtents(self.client.atspi.WINDOW_COORDS)
        return [box.x, box.y, box.width, box.height]

    def do_text(self, request):
        text = self.node(request).queryText()
        return text.getText(0, text.characterCount)

    def do_write(self, request):
        self.node(request).queryEditableText().setTextContents(request["text"])

    def do_select(self, request):
        text = self.node(request).queryText()
        if not text.setSelection(0, request["from"], request["to"]):
            return text.addSelection(request["from"], request["to"])
        return True

    def do_selection(self, request):
        return list(self.node(request).queryText().getSelection(0))

    def do_pixel(self, request):
        return self.screen.pixel(request["x"], request["y"])

    def do_awaitPixel(self, request):
        """Waits for a color, and gives the one that is there in the end."""
        end = time.monotonic() + request.get("seconds", PATIENCE)
        while True:
            color = self.screen.pixel(request["x"], request["y"])
            if color == request["color"] or time.monotonic() > end:
                return color
            time.sleep(0.01)

    def do_gray(self, request):
        """Waits until nothing on the screen has a color, and tells whether that came to be."""
        end = time.monotonic() + request.get("seconds", PATIENCE)
        while not self.screen.is_gray():
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    def do_alternate(self, request):
        """Types keys in turn, waiting each time for the color that they bring; gives the memory
        after the first hundred times and at the end."""
        after_warming = None
        for count in range(request["count"]):
            turn = request["turns"][count % len(request["turns"])]
            self.do_key(turn)
            color = self.do_awaitPixel({**request, **turn})
            if color != turn["color"]:
                raise AssertionError(f"turn {count} shows {color} instead of {turn['color']}")
            if count == 99:
                after_warming = self.do_resident(request)
        return [after_warming, self.do_resident(request)]

    def do_click(self, request):
        self.hands().press_button(1, request["x"], request["y"])

    def do_drop(self, request):
        """Drags files from the lower right corner of the screen to a place, and drops them there."""
        x, y = self.screen.width - 30, self.screen.height - 30
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "drag.py")
        source = start_child(
            ["/usr/bin/python3", script, str(x), str(y), *request["files"]],
            env=self.environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        source.stdout.readline()
        self.hands().drag(x + 12, y + 12, int(request["x"]), int(request["y"]))

    def do_wheel(self, request):
        """Turns the mouse wheel down over a place."""
        for _ in range(request["steps"]):
            self.hands().press_button(5, request["x"], request["y"])

    def do_key(self, request):
        """Presses keys, given as X11 names them: Control_L, d."""
        self.hands().type(request["keys"])

    def hands(self):
        if self.the_hands is None:
            self.the_hands = Hands(self.screen.display)
        return self.the_hands

    def do_picture(self, request):
        """Writes what is on the screen to a PNG file."""
        import zlib
        screen = self.screen
        rows = bytearray()
        for y in range(screen.height):
            start = screen.start + y * screen.stride
            row = screen.memory[start:start + screen.width * 4]
            pixels = bytearray(screen.width * 3)
            pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
            rows += b"\0" + pixels

        def chunk(kind, data):
            return (struct.pack(">I", len(data)) + kind + data
                    + struct.pack(">I", zlib.crc32(kind + data)))

        with open(request["path"], "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n"
                       + chunk(b"IHDR", struct.pack(">IIBBBBB", screen.width, screen.height,
                                                    8, 2, 0, 0, 0))
                       + chunk(b"IDAT", zlib.compress(bytes(rows), 6)) + chunk(b"IEND", b""))


def main():
    try:
        try:
            desk = Desk(sys.argv[1] if len(sys.argv) > 1 else "1280x900")
        except Exception as problem:
            print(json.dumps({"error": f"{type(problem).__name__}: {problem}"}), flush=True)
            return
        print(json.dumps({"result": desk.screen.display}), flush=True)
        for line in sys.stdin:
            request = json.loads(line)
            try:
                result = getattr(desk, "do_" + request["do"])(request)
                answer = {"result": result}
            except Exception as problem:
                answer = {"error": f"{type(problem).__name__}: {problem}"}
            print(json.dumps(answer), flush=True)
    finally:
        for child in reversed(children):
            child.terminate()
            child.wait(5)
        shutil.rmtree(folder, ignore_errors=True)


main()
