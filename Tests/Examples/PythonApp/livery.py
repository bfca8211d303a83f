"""Themes of Livery for apps in Python with PyGObject: liblivery-gtk, called by ctypes."""

import ctypes
import os

_library = ctypes.CDLL(os.environ.get("LIVERY_LIBRARY", "liblivery-gtk.so"))
_glib = ctypes.CDLL("libglib-2.0.so.0")
_Function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


class _GError(ctypes.Structure):
    _fields_ = [("domain", ctypes.c_uint32), ("code", ctypes.c_int), ("message", ctypes.c_char_p)]


def _declare(name, result, *arguments):
    function = getattr(_library, f"livery_theme_{name}")
    function.restype, function.argtypes = result, arguments
    return function


_pointer, _text, _flag = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int
_new = _declare("new", _pointer, _text, ctypes.POINTER(ctypes.POINTER(_GError)))
_free = _declare("free", None, _pointer)
_show = _declare("show", _flag, _pointer, _text)
_set_scheme = _declare("set_scheme", None, _pointer, ctypes.c_int)
_get_findings = _declare("get_findings", _pointer, _pointer)
_get_appearance = _declare("get_appearance", _pointer, _pointer, _pointer)
_get_color = _declare("get_color", _flag, _pointer, _text, _pointer, ctypes.POINTER(ctypes.c_float))
_override_appearance = _declare("override_appearance", _flag, _pointer, _pointer, _text)
_override_theme = _declare("override_theme", _flag, _pointer, _pointer, _text)
_clear = _declare("clear", None, _pointer, _pointer)
_observe = _declare("observe", ctypes.c_uint, _pointer, _pointer, _Function, _pointer, _pointer)
_unobserve = _declare("unobserve", None, _pointer, ctypes.c_uint)
_glib.g_free.argtypes = [_pointer]


class Error(Exception):
    """There is no screen, or no such theme."""


def _address(widget):
    """The pointer to the object, which PyGObject gives as its hash."""
    return None if widget is None else hash(widget)


def _taken(text):
    """A text that the library hands over."""
    if not text:
        return None
    try:
        return ctypes.cast(text, ctypes.c_char_p).value.decode()
    finally:
        _glib.g_free(text)


class Theme:
    """A theme on the default display: a file, whose path has a '/', or a theme by its ID."""

    def __init__(self, name):
        error = ctypes.POINTER(_GError)()
        self._theme = _new(name.encode(), ctypes.byref(error))
        self._functions = {}
        if not self._theme:
            raise Error(error.contents.message.decode())

    def free(self):
        _free(self._theme)
        self._theme, self._functions = None, {}

    def show(self, name):
        return bool(_show(self._theme, name.encode()))

    def set_scheme(self, scheme):
        _set_scheme(self._theme, {"system": 0, "light": 1, "dark": 2}[scheme])

    @property
    def findings(self):
        return (_taken(_get_findings(self._theme)) or "").splitlines()

    def appearance(self, widget=None):
        return _taken(_get_appearance(self._theme, _address(widget)))

    def color(self, name, widget=None):
        """Red, green, blue and alpha from 0 to 1; None where the theme has no such color."""
        color = (ctypes.c_float * 4)()
        found = _get_color(self._theme, name.encode(), _address(widget), color)
        return tuple(color) if found else None

    def override_appearance(self, widget, traits):
        return bool(_override_appearance(self._theme, _address(widget), traits.encode()))

    def override_theme(self, widget, name):
        return bool(_override_theme(self._theme, _address(widget), name.encode()))

    def clear(self, widget):
        _clear(self._theme, _address(widget))

    def observe(self, function, widget=None):
        """Calls a function now and after each change; returns a number for 'unobserve'."""
        call = _Function(lambda theme, data: function())
        number = _observe(self._theme, _address(widget), call, None, None)
        # Python frees what nobody holds.
        self._functions[number] = call
        return number

    def unobserve(self, number):
        _unobserve(self._theme, number)
        del self._functions[number]
