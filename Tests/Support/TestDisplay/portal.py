#!/usr/bin/python3
"""The part of a desktop's portal that has the preferred color scheme and contrast, and picks colors.

Reads settings from standard input, a JSON object a line: {"scheme": 1, "contrast": true}; answers
each with a line when it is applied. With {"picks": [0.25, 0.5, 0.75]} a color is picked from the screen at
once. With {"shows": FILE} it is a file manager, too, and writes there what it is to show. Ends with its input.
"""
import json
import sys

from gi.repository import Gio, GLib

INTERFACE = """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="v" direction="out"/></method>
  <method name="ReadAll"><arg type="as" direction="in"/>
    <arg type="a{sa{sv}}" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  <property name="version" type="u" access="read"/>
</interface>
<interface name="org.freedesktop.portal.Screenshot">
  <method name="PickColor"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="o" direction="out"/></method>
  <property name="version" type="u" access="read"/>
</interface>
<interface name="org.freedesktop.FileManager1">
  <method name="ShowItems"><arg type="as" direction="in"/><arg type="s" direction="in"/></method>
</interface></node>"""

SCHEME = ("org.freedesktop.appearance", "color-scheme")
CONTRAST = ("org.gnome.desktop.a11y.interface", "high-contrast")
values = {SCHEME: GLib.Variant("u", 0), CONTRAST: GLib.Variant("b", False)}


def call(connection, sender, path, interface, method, arguments, invocation):
    if method == "Read":
        key = tuple(arguments.unpack())
        if key not in values:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such setting")
        else:
            # The portal wraps the value twice.
            invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", values[key]),)))
    else:
        found = {}
        for (group, name), value in values.items():
            found.setdefault(group, {})[name] = value
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (found,)))


picked = []


def pick(connection, sender, path, interface, method, arguments, invocation):
    """Answers as portals do: with the path of a request, which then says the color."""
    token = arguments.unpack()[1]["handle_token"]
    request = f"{path}/request/{sender[1:].replace('.', '_')}/{token}"
    invocation.return_value(GLib.Variant("(o)", (request,)))
    connection.emit_signal(
        sender, request, "org.freedesktop.portal.Request", "Response",
        GLib.Variant("(ua{sv})", (0, {"color": GLib.Variant("(ddd)", tuple(picked))})))


def show(path):
    """Writes the addresses of the files that it is to show into a file."""
    def answer(connection, sender, object_path, interface, method, arguments, invocation):
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(arguments.unpack()[0]))
        invocation.return_value(None)
    return answer


def change(connection, key, value):
    if not values[key].equal(value):
        values[key] = value
        connection.emit_signal(None, "/org/freedesktop/portal/desktop",
                               "org.freedesktop.portal.Settings", "SettingChanged",
                               GLib.Variant("(ssv)", (*key, value)))


def main():
    loop = GLib.MainLoop()
    connection = Gio.bus_get_sync(Gio.BusType.SESSION)
    settings, screenshot, files = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces
    connection.register_object("/org/freedesktop/portal/desktop", settings, call,
                               lambda *_: GLib.Variant("u", 1), None)

    def read(source, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        request = json.loads(line)
        if "picks" in request and not picked:
            picked.extend(request["picks"])
            connection.register_object("/org/freedesktop/portal/desktop", screenshot, pick,
                                       lambda *_: GLib.Variant("u", 2), None)
        if "shows" in request:
            connection.register_object(
                "/org/freedesktop/FileManager1", files, show(request["shows"]), None, None)
            Gio.bus_own_name_on_connection(
                connection, "org.freedesktop.FileManager1", Gio.BusNameOwnerFlags.NONE, None, None)
        if "scheme" in request:
            change(connection, SCHEME, GLib.Variant("u", request["scheme"]))
        if "contrast" in request:
            change(connection, CONTRAST, GLib.Variant("b", request["contrast"]))
        print("done", flush=True)
        return True

    Gio.bus_own_name_on_connection(
        connection, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
        lambda *_: GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, read), None)
    loop.run()


main()
