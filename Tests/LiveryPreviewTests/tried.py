"""An app that somebody tries in a theme.

tried.py show GTK FILE    shows a window of a version of GTK in the color 'window_bg_color', writes its process ID to
                          a file, a line for each time that it is activated, and a file into its configuration
tried.py report           prints what libadwaita asks of the desktop, and ends
tried.py detach GTK FILE  shows the window in a process that goes on by itself
tried.py leave            leaves a process without a window behind
"""
import json
import os
import sys
import time

import gi


def show(version, path):
    gi.require_version("Gtk", f"{version}.0")
    if version == "4":
        gi.require_version("Adw", "1")
        from gi.repository import Adw as Toolkit
    from gi.repository import Gio, GLib, Gtk
    if version == "3":
        Toolkit = Gtk

    def activate(application):
        with open(path, "a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
        os.makedirs(GLib.get_user_config_dir(), exist_ok=True)
        with open(GLib.get_user_config_dir() + "/tried", "w", encoding="utf-8") as file:
            file.write("mine\n")
        if version == "4":
            window = Toolkit.ApplicationWindow(application=application, content=Gtk.Box())
        else:
            window = Gtk.ApplicationWindow(application=application)
            provider = Gtk.CssProvider()
            provider.load_from_data(b"@define-color window_bg_color red;"
                                    b"window { background: @window_bg_color; }")
            Gtk.StyleContext.add_provider_for_screen(window.get_screen(), provider, 600)
        window.set_default_size(400, 300)
        window.present()

    application = Toolkit.Application(application_id="dev.livery.Tried")
    application.connect("activate", activate)
    application.run([])


def report():
    gi.require_version("Adw", "1")
    from gi.repository import Adw

    def activate(_):
        manager = Adw.StyleManager.get_default()
        print(json.dumps({
            "isDark": manager.get_dark(), "isHighContrast": manager.get_high_contrast()}))

    application = Adw.Application(application_id="dev.livery.Tried")
    application.connect("activate", activate)
    application.run([])


if sys.argv[1] == "show":
    show(*sys.argv[2:])
elif sys.argv[1] == "report":
    report()
elif os.fork() == 0:
    os.setsid()
    if sys.argv[1] == "detach":
        show(*sys.argv[2:])
    else:
        time.sleep(600)
