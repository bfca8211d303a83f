#!/usr/bin/python3
"""A screen, a session bus and an accessibility client for one test.

Reads requests from standard input and answers on standard output, a JSON object a line. All that
it started ends when its input ends. Needs xvfb, dbus, at-spi2-core and gir1.2-atspi-2.0.
"""
import ctypes
import glob
import json
import mmap
import os
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
# What a shell starts in the background ignores it, and programs would inherit that.
signal.signal(signal.SIGINT, signal.SIG_DFL)

# Tests look for English names, whatever the language of who runs them.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# In seconds; long, since the machine may be busy with other tests.
TIMEOUT = 120

folder = tempfile.mkdtemp(prefix="livery-display-")
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
        """Whether no pixel has a color, but for what is left of a tint: libadwaita has some colors of
        its own since 1.6 that no theme names, with a little more blue than red."""
        end = self.start + self.height * self.stride
        blue, green, red = (self.memory[self.start + offset:end:4] for offset in range(3))
        return blue == green == red or all(
            max(pixel) - min(pixel) <= 4 for pixel in set(zip(blue, green, red)))

    def shows(self, color, x, y, width, height, tolerance=0):
        """Whether a pixel of an area has a color, or one that differs as little in each channel."""
        pixel = bytes.fromhex(color[1:])[::-1]
        for row in range(max(y, 0), min(y + height, self.height)):
            start = self.start + row * self.stride
            line = bytes(self.memory[start + max(x, 0) * 4:start + min(x + width, self.width) * 4])
            if any(all(abs(one - other) <= tolerance
                       for one, other in zip(line[index:index + 3], pixel))
                   for index in range(0, len(line), 4)):
                return True
        return False

    def pixel(self, x, y):
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise ValueError(f"{x}, {y} is off the screen")
        offset = self.start + y * self.stride + x * 4
        blue, green, red = self.memory[offset:offset + 3]
        return f"#{red:02x}{green:02x}{blue:02x}"


def start_bus(environment):
    # What the bus starts, such as the accessibility bus, inherits its environment.
    bus = start_child(["dbus-daemon", "--session", "--nofork", "--print-address=1"],
                      env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return bus.stdout.readline().strip()


class WindowAttributes(ctypes.Structure):
    """Xlib's XWindowAttributes."""
    _fields_ = [
        ("place", ctypes.c_int * 6), ("visual", ctypes.c_void_p), ("root", ctypes.c_ulong),
        ("kind", ctypes.c_int * 4), ("planes", ctypes.c_ulong * 2), ("save_under", ctypes.c_int),
        ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int),
        ("masks", ctypes.c_long * 3), ("override_redirect", ctypes.c_int),
        ("screen", ctypes.c_void_p)]


class Input:
    """Types and clicks as a user would, through X11's test extension."""

    def __init__(self, display):
        self.x11, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))

        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        # A window may be gone when it is asked for something, which would end this process.
        self.ignore_errors = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(
            lambda display, error: 0)
        self.x11.XSetErrorHandler(self.ignore_errors)

    def windows(self):
        """The windows on the screen, the uppermost first, and what is known of each."""
        x11, display = self.x11, self.display
        root, ignored = x11.XDefaultRootWindow(display), ctypes.c_ulong()
        windows, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        x11.XQueryTree(
            display, ctypes.c_ulong(root), ctypes.byref(ignored), ctypes.byref(ignored),
            ctypes.byref(windows), ctypes.byref(count))
        found = []
        for window in reversed(windows[:count.value]):
            attributes = WindowAttributes()
            x11.XGetWindowAttributes(display, ctypes.c_ulong(window), ctypes.byref(attributes))
            # 2 is IsViewable; nothing is set where the window is gone.
            if attributes.map_state == 2:
                found.append((window, attributes))
        x11.XFree(windows)
        return found

    def origin(self):
        """Where the uppermost window is, be it a popover or a dialog."""
        return next((list(attributes.place[:2]) for _, attributes in self.windows()), [0, 0])

    def give_focus(self):
        """Gives the keyboard to the uppermost window where nobody has it, as a window manager does
        when a dialog closes. There is none here, and GTK does not do it since 4.10.

        Returns whether a window has it: none has before the first is on the screen."""
        x11, display = self.x11, self.display
        root = x11.XDefaultRootWindow(display)
        focus = ctypes.c_ulong()
        x11.XGetInputFocus(display, ctypes.byref(focus), ctypes.byref(ctypes.c_int()))
        if focus.value not in (0, 1, root):  # None, PointerRoot
            return True
        for window, attributes in self.windows():
            if not attributes.override_redirect:
                x11.XSetInputFocus(
                    display, ctypes.c_ulong(window), 2, ctypes.c_ulong(0))  # RevertToParent
                return True
        return False

    def resize(self, width, height):
        """Gives the uppermost window another size, as a window manager does when its edge is dragged."""
        for window, attributes in self.windows():
            if not attributes.override_redirect:
                self.x11.XResizeWindow(
                    self.display, ctypes.c_ulong(window), ctypes.c_uint(width),
                    ctypes.c_uint(height))
                break
        self.x11.XFlush(self.display)

    def type(self, keys):
        end = time.monotonic() + TIMEOUT
        while not self.give_focus() and time.monotonic() < end:
            time.sleep(0.02)
        codes = [
            self.x11.XKeysymToKeycode(
                self.display, ctypes.c_ulong(self.x11.XStringToKeysym(key.encode())))
            for key in keys]
        for code in codes:
            self.test.XTestFakeKeyEvent(self.display, code, 1, 0)
        for code in reversed(codes):
            self.test.XTestFakeKeyEvent(self.display, code, 0, 0)
        self.x11.XFlush(self.display)

    def move(self, x, y):
        self.test.XTestFakeMotionEvent(self.display, 0, x, y, 0)
        self.x11.XFlush(self.display)

    def press_button(self, button, x, y):
        self.move(x, y)
        for is_down in (1, 0):
            self.test.XTestFakeButtonEvent(self.display, button, is_down, 0)
        self.x11.XFlush(self.display)

    def drag(self, x, y, to_x, to_y):
        """Presses at a position and releases at another, as slowly as both programs need."""
        def move(x, y):
            self.move(x, y)
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


class TestDisplay:
    def __init__(self, size):
        self.input_device = None
        self.screen = Screen(size)
        self.client = None
        self.portal = None
        # Nothing of the desktop on which the tests run, or of another test in the same process.
        self.environment = {
            key: value for key, value in os.environ.items()
            if not key.startswith(("GTK_", "GDK_", "GSK_", "ADW_", "G_", "DBUS_", "AT_SPI",
                                   "WAYLAND_", "XDG_"))}
        self.environment.update(
            DISPLAY=self.screen.display, GDK_BACKEND="x11", GSETTINGS_BACKEND="memory",
            # Without a GPU the GL renderer blocks the main loop, and clients find no program; later
            # GTKs look for one at the start all the same, and Mesa complains.
            GSK_RENDERER="cairo", GDK_DISABLE="gl,vulkan", XDG_RUNTIME_DIR=folder,
            # A home of its own: the next test would see the files that a program leaves there.
            HOME=folder, **{f"XDG_{name}_HOME": os.path.join(folder, name.lower())
                            for name in ("CONFIG", "CACHE", "DATA", "STATE")})

    def need_bus(self):
        if self.client is None:
            import accessibility  # Pictures need none of what it imports.
            session = start_bus(self.environment)
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = session
            self.client = accessibility.Client(session)

    def node(self, request):
        self.need_bus()
        return self.client.get(
            request.get("role"), request.get("name"), request.get("seconds", TIMEOUT))

    # The requests, by the value of their "do".

    def do_portal(self, request):
        """Tells the portal something: the preferred scheme (0 none, 1 dark, 2 light), say, or whether
        high contrast."""
        self.need_bus()
        if self.portal is None:
            script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "portal.py")
            self.portal = subprocess.Popen(
                ["/usr/bin/python3", script], env=self.environment, text=True,
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        wanted = {key: value for key, value in request.items() if key != "do"}
        self.portal.stdin.write(json.dumps(wanted) + "\n")
        self.portal.stdin.flush()
        self.portal.stdout.readline()

    def do_start(self, request):
        self.need_bus()
        log = open(os.path.join(folder, f"log-{len(children)}"), "w+b")

        def prepare():
            if request.get("isOrdinary"):
                # Drops CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH, by which root writes read-only files:
                # PR_CAPBSET_DROP is 24. Other users have neither.
                for capability in (1, 2):
                    ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)
            if "fileLimit" in request:
                # Writing beyond the limit is then an error instead of a signal.
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
        """Lets a program and its children write files of any size again."""
        for pid in self.family(int(request["pid"])):
            resource.prlimit(
                pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def do_act(self, request):
        """Activates an action of a window, by its number from 1, as the desktop does."""
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
        """The exit status after at most some seconds; null if the program still runs."""
        try:
            return self.child(request).wait(request.get("seconds", 0))
        except subprocess.TimeoutExpired:
            return None

    def do_end(self, request):
        child = self.child(request)
        child.terminate()
        return child.wait(10)

    def do_signal(self, request):
        """Sends a signal to a program, to its children, or to all of them."""
        pid = int(request["pid"])
        family = self.family(pid)
        pids = {"children": family[1:], "all": family}.get(request.get("to"), [pid])
        for pid in pids:
            os.kill(pid, int(request["number"]))

    def do_children(self, request):
        """The IDs of a program's children."""
        return self.family(int(request["pid"]))[1:]

    def do_ended(self, request):
        """Whether a process that may be nobody's child has ended after at most some seconds."""
        end = time.monotonic() + request.get("seconds", TIMEOUT)
        while os.path.exists(f"/proc/{int(request['pid'])}/exe"):
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True

    def do_loseScreen(self, request):
        """Ends the screen while programs run on it."""
        children[0].terminate()
        children[0].wait(10)

    def do_files(self, request):
        """The names in a subfolder of the display's folder, which is the home of the programs."""
        path = os.path.join(folder, request["folder"])
        return sorted(os.listdir(path)) if os.path.isdir(path) else []

    def do_read(self, request):
        """What is in a file of the display's folder."""
        with open(os.path.join(folder, request["file"]), encoding="utf-8") as file:
            return file.read()

    def do_log(self, request):
        with open(self.child(request).log, encoding="utf-8", errors="replace") as file:
            return file.read()

    def do_resident(self, request):
        """The private memory of a program and its children, in bytes."""
        total = 0
        for pid in self.family(int(request["pid"])):
            with open(f"/proc/{pid}/smaps_rollup") as file:
                lines = dict(line.split(":", 1) for line in file if ":" in line)
            total += sum(int(lines[key].split()[0]) * 1024 for key in ("Private_Dirty", "Swap"))
        return total

    def family(self, pid):
        """The IDs of a process and its children."""
        pids = [pid]
        for path in glob.glob("/proc/[0-9]*/stat"):
            try:
                with open(path) as file:
                    parent = int(file.read().rsplit(")", 1)[1].split()[1])
            except OSError:
                continue  # It is gone.
            if parent == pid:
                pids.append(int(path.split("/")[2]))
        return pids

    def do_tree(self, request):
        self.need_bus()
        return self.client.tree()

    def do_unnamed(self, request):
        self.need_bus()
        return self.client.unnamed()

    def do_wait(self, request):
        self.node(request)

    def do_name(self, request):
        """The name of the first object of a role that contains a text."""
        self.need_bus()
        return self.client.saying(request["containing"], request.get("seconds", TIMEOUT))

    def do_press(self, request):
        from gi.repository import GLib
        for _ in range(10):
            try:
                node = self.node(request)
                # A button that has no place on the screen yet does nothing when it is pressed.
                self.client.until(lambda: self.client.is_laid_out(node) or None, 5)
                self.client.press(node)
                break
            except GLib.Error:
                time.sleep(0.1)  # A list was filled again: another object has the name now.
        else:
            raise LookupError(f"{request.get('name')!r} cannot be pressed")
        # GTK shows a button pressed for a quarter of a second before it acts.
        time.sleep(0.35)

    def do_states(self, request):
        return self.client.states(self.node(request))

    def do_description(self, request):
        return self.client.description(self.node(request))

    def do_place(self, request):
        return self.client.place(self.node(request))

    def do_origin(self, request):
        """Where the uppermost window is on the screen, be it a popover or a dialog."""
        return self.input().origin()

    def do_places(self, request):
        """The areas of all objects of a role that have some states, as a reader meets them."""
        self.need_bus()
        return self.client.places(request["role"], set(request["states"]))

    def do_text(self, request):
        return self.client.text(self.node(request))

    def do_write(self, request):
        self.client.write(self.node(request), request["text"])

    def do_select(self, request):
        return self.client.select(self.node(request), int(request["from"]), int(request["to"]))

    def do_selection(self, request):
        return self.client.selection(self.node(request))

    def do_pixel(self, request):
        return self.screen.pixel(request["x"], request["y"])

    def do_awaitPixel(self, request):
        """Waits for a color, and returns the last one."""
        end = time.monotonic() + request.get("seconds", TIMEOUT)
        while True:
            color = self.screen.pixel(request["x"], request["y"])
            if color == request["color"] or time.monotonic() > end:
                return color
            time.sleep(0.01)

    def do_awaitNear(self, request):
        """Waits until a pixel of an area has a color, and returns whether one has."""
        end = time.monotonic() + request.get("seconds", TIMEOUT)
        area = [int(request[key]) for key in ("x", "y", "width", "height")]
        while not self.screen.shows(request["color"], *area, request.get("tolerance", 0)):
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    def do_gray(self, request):
        """Waits until all of the screen is gray, and returns whether it is."""
        end = time.monotonic() + request.get("seconds", TIMEOUT)
        while not self.screen.is_gray():
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    def do_alternate(self, request):
        """Types keys in turn and waits each time for their color; returns the least memory in use in
        the first third of the turns and in the last, the first hundred turns left out.

        What is in use goes up and down by a megabyte, on a busy machine by several."""
        turns, memory = int(request["count"]), []
        for count in range(turns):
            turn = request["turns"][count % len(request["turns"])]
            self.do_key(turn)
            color = self.do_awaitPixel({**request, **turn})
            if color != turn["color"]:
                raise AssertionError(f"turn {count} shows {color} instead of {turn['color']}")
            if count >= 99 and count % 20 == 19:
                memory.append(self.do_resident(request))
        third = len(memory) // 3
        return [min(memory[:third]), min(memory[-third:])]

    def do_click(self, request):
        self.input().press_button(
            int(request.get("button", 1)), int(request["x"]), int(request["y"]))

    def do_resize(self, request):
        """Gives the uppermost window another size in px."""
        self.input().resize(int(request["width"]), int(request["height"]))

    def do_move(self, request):
        """Moves the pointer to a position."""
        self.input().move(int(request["x"]), int(request["y"]))

    def do_drag(self, request):
        """Presses at a position and releases at another."""
        self.input().drag(*(int(request[key]) for key in ("x", "y", "toX", "toY")))

    def do_drop(self, request):
        """Drags files from the lower right corner of the screen to a position, and drops them."""
        x, y = self.screen.width - 30, self.screen.height - 30
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "drag.py")
        source = start_child(
            ["/usr/bin/python3", script, str(x), str(y), *request["files"]],
            env=self.environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        source.stdout.readline()
        self.input().drag(x + 12, y + 12, int(request["x"]), int(request["y"]))

    def do_wheel(self, request):
        """Turns the mouse wheel down at a position."""
        for _ in range(int(request["steps"])):
            self.input().press_button(5, int(request["x"]), int(request["y"]))

    def do_key(self, request):
        """Presses keys together, by their X11 names: Control_L, d."""
        self.input().type(request["keys"])

    def input(self):
        if self.input_device is None:
            self.input_device = Input(self.screen.display)
        return self.input_device

    def do_picture(self, request):
        """Writes a picture of the screen to a PNG file."""
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
            display = TestDisplay(sys.argv[1] if len(sys.argv) > 1 else "1280x900")
        except Exception as error:
            print(json.dumps({"error": f"{type(error).__name__}: {error}"}), flush=True)
            return
        print(json.dumps({"result": display.screen.display}), flush=True)
        for line in sys.stdin:
            request = json.loads(line)
            try:
                result = getattr(display, "do_" + request["do"])(request)
                answer = {"result": result}
            except Exception as error:
                answer = {"error": f"{type(error).__name__}: {error}"}
            print(json.dumps(answer), flush=True)
    finally:
        for child in reversed(children):
            child.terminate()
            child.wait(5)
        shutil.rmtree(folder, ignore_errors=True)


main()
