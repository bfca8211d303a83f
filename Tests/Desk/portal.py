#!/usr/bin/python3
"""The part of a desktop's portal that has the preferred color scheme and contrast.

Reads settings from standard input, a JSON object a line: {"scheme": 1, "contrast": true}; answers
each with a line when it is applied. Ends with its input.
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


def change(connection, key, value):
    if not values[key].equal(value):
        values[key] = value
        connection.emit_signal(None, "/org/freedesktop/portal/desktop",
                               "org.freedesktop.portal.Settings", "SettingChanged",
                               GLib.Variant("(ssv)", (*key, value)))


def main():
    loop = GLib.MainLoop()
    connection = Gio.bus_get_sync(Gio.BusType.SESSION)
    interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
    connection.register_object("/org/freedesktop/portal/desktop", interface, call,
                               lambda *_: GLib.Variant("u", 1), None)

    def read(source, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        request = json.loads(line)
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
