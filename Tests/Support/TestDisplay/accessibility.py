"""An accessibility client: reads and controls programs as a screen reader does.

It speaks AT-SPI over D-Bus itself. A program's objects come with one call (GetItems), where asking
each for its name, role and children takes several calls an object, and seconds a window.
"""
import ast
import functools
import itertools
import re
import time

from gi import require_version
require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

ROOT = "/org/a11y/atspi/accessible/root"
INTERFACE = "org.a11y.atspi."

# In seconds; long, since a program that starts may be busy.
CALL_TIMEOUT = 10

# AT-SPI's number for coordinates that begin at the window's corner.
WINDOW_COORDS = 1


class Bus:
    """The accessibility bus of a session."""

    def __init__(self, session):
        connection = self.connected(session)
        address, = connection.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
            Gio.DBusCallFlags.NONE, -1).unpack()
        connection.close_sync()
        self.connection = self.connected(address)

    def connected(self, address):
        flags = Gio.DBusConnectionFlags
        return Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION)

    def call(self, node, interface, method, types="", *values):
        """What a method of an object gives."""
        arguments = GLib.Variant(f"({types})", values) if types else None
        return self.connection.call_sync(
            *node, INTERFACE + interface, method, arguments, None,
            Gio.DBusCallFlags.NONE, CALL_TIMEOUT * 1000).unpack()

    def items(self, name):
        """What a program says of its objects."""
        values = self.connection.call_sync(
            name, "/org/a11y/atspi/cache", INTERFACE + "Cache", "GetItems", None, None,
            Gio.DBusCallFlags.NONE, CALL_TIMEOUT * 1000)
        # To unpack so many values one by one takes many times as long.
        return map(Object, ITEM.finditer(values.print_(False)))

    def property(self, node, interface, name):
        arguments = GLib.Variant("(ss)", (INTERFACE + interface, name))
        return self.connection.call_sync(
            *node, "org.freedesktop.DBus.Properties", "Get", arguments, None,
            Gio.DBusCallFlags.NONE, CALL_TIMEOUT * 1000).unpack()[0]

    def children(self, nodes):
        """The children of each node, all asked for at once; none of one that is gone."""
        found = {}

        def finish(connection, result, node):
            try:
                found[node] = [tuple(child) for child in connection.call_finish(result).unpack()[0]]
            except GLib.Error:
                found[node] = []

        for node in nodes:
            self.connection.call(
                *node, INTERFACE + "Accessible", "GetChildren", None, None,
                Gio.DBusCallFlags.NONE, CALL_TIMEOUT * 1000, None, finish, node)
        while len(found) < len(nodes):
            GLib.MainContext.default().iteration(True)
        return found


# An object as GVariant prints it: itself, its program, its parent, where it lies among that one's
# children, how many it has, its interfaces, name, role, description, and states. GVariant writes
# and escapes texts as Python does.
REFERENCE = r"\('([^']*)', '([^']*)'\)"
TEXT = r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\""""
ITEM = re.compile(
    rf"\({REFERENCE}, \('[^']*', '[^']*'\), {REFERENCE}, (-?\d+), (-?\d+), \[[^]]*\], ({TEXT}), "
    rf"(\d+), (?:{TEXT}), \[(\d+), (\d+)\]\)")


class Object:
    """What a program says of one of its objects."""

    __slots__ = ("node", "parent", "index", "count", "name", "role", "bits")

    def __init__(self, item):
        program, path, parent_program, parent_path, index, count, name, role, low, high = (
            item.groups())
        self.node, self.parent = (program, path), (parent_program, parent_path)
        self.index, self.count = int(index), int(count)
        self.name = ast.literal_eval(name) if "\\" in name else name[1:-1]
        self.role = role_name(int(role))
        self.bits = int(low), int(high)

    @property
    def states(self):
        return state_names(self.bits)


@functools.cache
def role_name(role):
    return Atspi.role_get_name(Atspi.Role(role))


def state_names(words):
    bits = words[0] | words[1] << 32
    known = (state for state in range(int(Atspi.StateType.LAST_DEFINED)) if bits >> state & 1)
    return sorted(Atspi.StateType(state).value_nick.replace("-", " ") for state in known)


class Program:
    """The objects of a program, as they are at one time."""

    def __init__(self, bus, root):
        self.bus, self.root = bus, root
        self.objects, self.children = {}, {}
        self.read()
        level = [root]
        while level:
            level += self.find_children(level)
            level = [child for node in level for child in self.children[node]]
        if any(child not in self.objects for found in self.children.values() for child in found):
            # GTK says of an object only once its parent was asked for it.
            self.read()
        self.parents = {child: node for node, found in self.children.items() for child in found}

    def read(self):
        self.objects = {item.node: item for item in self.bus.items(self.root[0])}
        self.listed = {}
        for item in self.objects.values():
            self.listed.setdefault(item.parent, []).append(item)

    def find_children(self, level):
        """Finds the children of nodes: those that say so, if they are complete.

        Returns the nodes whose children turn out to be others than was found before."""
        unsure = []
        for node in level:
            item = self.objects.get(node)
            listed = sorted(self.listed.get(node, []), key=lambda child: child.index)
            if item and [child.index for child in listed] == list(range(item.count)):
                self.children[node] = [child.node for child in listed]
            else:
                unsure.append(node)
        self.children.update(self.bus.children(unsure))
        # A page that its stack has hidden says that it is there, and is empty.
        empty = (self.objects[node] for node in unsure if node in self.objects
                 and len(self.children[node]) < self.objects[node].count)
        parents = self.bus.children({item.parent for item in empty if item.parent in self.children})
        others = {node: found for node, found in parents.items() if found != self.children[node]}
        self.children.update(others)
        return others

    def still_has(self, item):
        """Whether an object is where it was and has the name that it had."""
        way = [item.node]
        while way[-1] != self.root:
            if way[-1] not in self.parents:
                return False
            way.append(self.parents[way[-1]])
        children = self.bus.children(way[1:])
        # GtkStack gives its pages as children, and says the children of those, too.
        is_said = all({way[index], way[max(0, index - 1)]} & set(children[parent])
                      for index, parent in enumerate(way[1:]))
        try:
            return is_said and self.bus.property(item.node, "Accessible", "Name") == item.name
        except GLib.Error:
            return False  # It is gone.

    def walk(self, node=None, depth=0):
        """Each object and how deep it lies, as a reader meets them."""
        node = node or self.root
        if node in self.objects:
            yield self.objects[node], depth
        for child in self.children.get(node, []):
            yield from self.walk(child, depth + 1)


class Client:
    """Finds and uses the objects of all programs."""

    # GTK 4.8 reports toggle buttons as push buttons, and later accessibility buses say "button"
    # for those.
    roles = {"group": ("grouping", "panel"),
             "toggle": ("toggle button", "push button"),
             "push button": ("push button", "button", "toggle button")}

    def __init__(self, session):
        self.bus = Bus(session)
        self.seen = []

    def programs(self):
        """The programs as they are now."""
        self.seen = []
        registry = (INTERFACE + "Registry", ROOT)
        for root in self.bus.call(registry, "Accessible", "GetChildren")[0]:
            try:
                program = Program(self.bus, tuple(root))
            except GLib.Error:
                continue  # It is gone, or answers nobody.
            self.seen.append(program)
            yield program

    def walk(self):
        for program in self.programs():
            yield from program.walk()

    def find(self, role, name):
        """The first object that fits: where one was seen, which takes a hundredth of the time, or
        else anywhere."""
        roles = self.roles.get(role, (role,))

        def fits(item):
            return (not role or item.role in roles) and (name is None or item.name == name)

        seen = (item.node for program in self.seen for item, _ in program.walk()
                if fits(item) and program.still_has(item))
        anywhere = (item.node for item, _ in self.walk() if fits(item))
        return next(itertools.chain(seen, anywhere), None)

    def get(self, role, name, seconds):
        node = self.until(lambda: self.find(role, name), seconds)
        if node is None:
            raise LookupError(f"no {role or 'object'} named {name!r}")
        return node

    def saying(self, text, seconds):
        """The name of the first object that contains a text."""
        def look():
            return next((item.name for item, _ in self.walk() if text in item.name), None)

        name = self.until(look, seconds)
        if name is None:
            raise LookupError(f"nothing says {text!r}")
        return name

    def until(self, look, seconds):
        """Looks again and again until there is an answer; rests as long as it looked."""
        end = time.monotonic() + seconds
        while True:
            start = time.monotonic()
            answer = look()
            if answer is not None or time.monotonic() > end:
                return answer
            time.sleep(max(0.05, min(1, time.monotonic() - start)))

    def tree(self):
        return "\n".join(f"{'  ' * depth}{item.role} {item.name!r} " + ",".join(item.states)
                         for item, depth in self.walk())

    def unnamed(self):
        """The controls without a name, by their role and that of their parent.

        Parts that the toolkit creates inside a control are left out, and so are items of menus where
        it gives none a name: since GTK 4.12 their labels are for eyes alone."""
        roles = ("push button", "button", "toggle button", "text", "check box", "combo box",
                 "list item", "slider", "spin button", "radio button", "menu item")
        found = []
        for program in self.programs():
            for item, _ in program.walk():
                parent = program.objects.get(item.parent)
                # An object without a name is called by its class.
                if parent and item.role in roles and (
                        re.fullmatch("|(Gtk|Adw)[A-Z][A-Za-z]*", item.name)) and not (
                        parent.role == "combo box" or item.name == "GtkColorSwatch") and not (
                        item.role == "menu item" and self.is_labelled(item.node)):
                    found.append(f"{item.role} {item.name!r} in {parent.role} {parent.name!r}")
        return found

    def is_labelled(self, node):
        relations = self.bus.call(node, "Accessible", "GetRelationSet")[0]
        return any(kind == 2 for kind, _ in relations)  # ATSPI_RELATION_LABELLED_BY

    # What an object is asked or told.

    def press(self, node):
        self.bus.call(node, "Action", "DoAction", "i", 0)

    def states(self, node):
        return state_names(self.bus.call(node, "Accessible", "GetState")[0])

    def description(self, node):
        return self.bus.property(node, "Accessible", "Description")

    def place(self, node):
        """Its area in its window: x, y, width, height."""
        return list(self.bus.call(node, "Component", "GetExtents", "u", WINDOW_COORDS)[0])

    def is_laid_out(self, node):
        """Whether it has a size, which GTK gives it just before it is painted."""
        return self.place(node)[2] > 0

    def places(self, role, states):
        """The areas of all objects of a role that have some states."""
        return [self.place(item.node) for item, _ in self.walk()
                if item.role == role and states <= set(item.states)]

    def text(self, node):
        count = self.bus.property(node, "Text", "CharacterCount")
        return self.bus.call(node, "Text", "GetText", "ii", 0, count)[0]

    def write(self, node, text):
        self.bus.call(node, "EditableText", "SetTextContents", "s", text)

    def select(self, node, start, end):
        return (self.bus.call(node, "Text", "SetSelection", "iii", 0, start, end)[0]
                or self.bus.call(node, "Text", "AddSelection", "ii", start, end)[0])

    def selection(self, node):
        return list(self.bus.call(node, "Text", "GetSelection", "i", 0))
