#!/usr/bin/python3
"""A small window at a position, from which files can be dragged.

    drag.py X Y FILE...

Prints 'ready' when it is on screen. Uses GTK 3, so needs gir1.2-gtk-3.0.
"""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk

x, y, files = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
window = Gtk.Window(type=Gtk.WindowType.POPUP)
window.move(x, y)
box = Gtk.EventBox()
box.set_size_request(24, 24)
box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
box.drag_source_add_uri_targets()
box.connect("drag-data-get", lambda widget, context, data, info, time: data.set_uris(
    [GLib.filename_to_uri(file) for file in files]))
window.add(box)
window.show_all()
window.get_display().sync()
print("ready", flush=True)
Gtk.main()
