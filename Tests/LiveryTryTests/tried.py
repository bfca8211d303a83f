"""An app that somebody tries in a theme.

tried.py show GTK FILE    shows a window of a version of GTK in the color 'window_bg_color', writes its process ID to
                          a file, a line for each time that it is activated, and a file into its configuration
tried.py report           prints what libadwaita asks of the desktop, and ends
tried.py detach GTK FILE  shows the window in a process that goes on by itself
tried.py use GTK          shows a window with a button, an entry and a menu
tried.py look FILE        shows a window, and writes into a file in which size and direction its text is
tried.py flicker FILE     shows a window in another color each time
tried.py ask              asks for the keyring, and shows no window
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


def use(version):
    gi.require_version("Gtk", f"{version}.0")
    from gi.repository import Gio, Gtk

    def activate(application):
        window = Gtk.ApplicationWindow(application=application, title="Tried")
        box = Gtk.Box(spacing=6, orientation=Gtk.Orientation.VERTICAL)
        entry, label, button = Gtk.Entry(), Gtk.Label(), Gtk.Button(label="Save")
        menu = Gio.Menu()
        menu.append("Forget", "app.forget")
        menu_button = Gtk.MenuButton(menu_model=menu, tooltip_text="Main Menu")
        button.connect("clicked", lambda _: label.set_label("Saved " + entry.get_text()))
        forget = Gio.SimpleAction(name="forget")
        forget.connect("activate", lambda *_: label.set_label("Forgotten"))
        application.add_action(forget)
        for child in (entry, button, menu_button, label):
            (box.append if version == "4" else box.add)(child)
        window.set_default_size(400, 300)
        if version == "4":
            window.set_child(box)
        else:
            window.add(box)
            window.show_all()
        window.present()
        entry.grab_focus()

    application = Gtk.Application(application_id="dev.livery.Tried")
    application.connect("activate", activate)
    application.run([])


def look(path):
    gi.require_version("Gtk", "4.0")
    from gi.repository import GLib, Gtk

    def write(window):
        # Windows get their size now, and their direction may come later.
        size = Gtk.Settings.get_default().props.gtk_xft_dpi / 1024
        GLib.timeout_add(50, finish, window, size)

    def finish(window, size):
        with open(path, "a", encoding="utf-8") as file:
            file.write(f"{size} {window.get_direction().value_nick}\n")

    def activate(application):
        window = Gtk.ApplicationWindow(application=application, child=Gtk.Label(label="Tried"))
        window.connect_after("map", write)
        window.present()

    application = Gtk.Application(application_id="dev.livery.Tried")
    application.connect("activate", activate)
    application.run([])


def flicker(path):
    gi.require_version("Gtk", "3.0")
    from gi.repository import Gtk
    with open(path, "a", encoding="utf-8") as file:
        file.write("started\n")
    with open(path, encoding="utf-8") as file:
        color = ["red", "blue"][len(file.readlines()) % 2]
    provider = Gtk.CssProvider()
    provider.load_from_data(b"window { background: %s; }" % color.encode())
    window = Gtk.Window()
    Gtk.StyleContext.add_provider_for_screen(window.get_screen(), provider, 900)
    window.show_all()
    Gtk.main()


def ask():
    from gi.repository import Gio, GLib
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    name = "org.freedesktop.secrets"
    try:
        bus.call_sync(name, "/" + name.replace(".", "/"), "org.freedesktop.Secret.Service", "OpenSession",
                      GLib.Variant("(sv)", ("plain", GLib.Variant("s", ""))), None, 0, 5000)
    except GLib.Error:
        pass
    time.sleep(600)


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


if sys.argv[1] in ("show", "use", "look", "flicker", "ask", "report"):
    globals()[sys.argv[1]](*sys.argv[2:])
elif os.fork() == 0:
    os.setsid()
    if sys.argv[1] == "detach":
        show(*sys.argv[2:])
    else:
        time.sleep(600)
