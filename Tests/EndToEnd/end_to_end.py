#!/usr/bin/python3
"""A designer's day in the window, from a picture to a theme that is installed and taken away again.

  tour.py keys|mouse PROGRAMS FOLDER

It uses the window by keys alone, or by the mouse where no text is typed, and writes a picture of each
step and a page that shows them into FOLDER. PROGRAMS is the folder of 'livery' and 'livery-preview'.
It fails where something is not as a person would expect.
"""
import html
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

WIDTH, HEIGHT = 1120, 760

PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
  <rect width="64" height="64" fill="#9aa5b1"/><rect width="64" height="24" fill="#26a269"/>
</svg>
"""

# In seconds; long, since the machine may be busy.
TIMEOUT = 120

# What releases of GTK call the same kind of object.
BUTTONS = ["push button", "button", "toggle button"]
ROLES = {"push button": BUTTONS, "toggle": BUTTONS}

# The keys that texts are typed with, where a letter is not its own.
KEYS = {"/": "slash", ".": "period", "-": "minus", "_": "minus"}


class Desk:
    """The screen, the window on it, and an accessibility client."""

    def __init__(self, programs, folder):
        self.desk = subprocess.Popen(
            ["/usr/bin/python3", f"{ROOT}/Tests/Desk/desk.py", f"{WIDTH + 40}x{HEIGHT + 40}"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.answer()
        self.pid = self.ask(
            "start", arguments=[f"{programs}/livery-preview", "--size", f"{WIDTH}x{HEIGHT}",
                                "--appearance", "light"],
            isOrdinary=True, environment={"XDG_DATA_HOME": folder + "/data",
                                          "XDG_CONFIG_HOME": folder + "/config"})
        self.wait("frame", "Adwaita — Livery")

    def answer(self):
        answer = json.loads(self.desk.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["result"]

    def ask(self, request, **values):
        self.desk.stdin.write(json.dumps({"do": request, **values}) + "\n")
        self.desk.stdin.flush()
        return self.answer()

    def until(self, complaint, look):
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            found = look()
            if found:
                return found
            time.sleep(0.02)
        raise RuntimeError(complaint)

    def wait(self, role, name):
        self.ask("wait", role=role, name=name)

    def saying(self, text):
        return self.ask("name", containing=text)

    def await_state(self, role, name, state):
        self.until(f"'{name}' is never {state}",
                   lambda: state in self.ask("states", role=role, name=name))

    def focused(self, tree=None):
        """The objects with the focus, as the tree prints them."""
        return [line.strip() for _, line in self.focused_lines(tree)]

    def focused_lines(self, tree=None):
        """The same with their line in the tree: later releases give no names to entries of menus."""
        return [(number, line) for number, line in enumerate((tree or self.ask("tree")).splitlines())
                if "focused," in line]

    def has_focus(self, role, name, tree):
        """Whether an object has the focus, or something in it, such as the text of a spin button."""
        depth = None
        for line in tree.splitlines():
            here = len(line) - len(line.lstrip())
            if depth is not None and here <= depth:
                depth = None
            if any(line.lstrip().startswith(f"{one} {name!r} ") for one in ROLES.get(role, [role])):
                depth = here
            if depth is not None and "focused," in line:
                return True
        return False

    def end(self):
        log = self.ask("log", pid=self.pid)
        status = self.ask("exit", pid=self.pid, seconds=30)
        self.desk.stdin.close()
        self.desk.wait()
        if status != 0 or "CRITICAL" in log:
            raise RuntimeError(f"the window ended with {status}: {log}")


class Hand(Desk):
    """What both ways of use have in common."""

    def key(self, *keys):
        self.ask("key", keys=list(keys))

    def write(self, text):
        """Types a text in place of what is there."""
        self.key("Control_L", "a")
        for character in text:
            key = KEYS.get(character, character.lower())
            shift = ["Shift_L"] if character.isupper() or character == "_" else []
            self.key(*shift, key)

    def place(self, role, name):
        return self.ask("place", role=role, name=name)

    def go_to(self, role, name, key="Tab", most=60):
        """Moves the focus until an object has it."""
        self.wait(role, name)
        tree = self.ask("tree")
        for _ in range(most):
            if self.has_focus(role, name, tree):
                return
            before = self.focused(tree)
            self.key(*key.split("+"))
            end = time.monotonic() + 1
            # A tree takes as long as ten keys, so each is used for both questions.
            while self.focused(tree := self.ask("tree")) == before and time.monotonic() < end:
                time.sleep(0.05)
        raise RuntimeError(f"'{name}' is not reached by {key}: {self.focused()}")

    def set_number(self, name, text):
        self.go_to("spin button", name)
        self.write(text)
        self.key("Return")


class Keys(Hand):
    """Uses the window by keys alone."""

    title = "By keys alone"

    def press(self, role, name, key="Tab"):
        self.go_to(role, name, key)
        self.key("space")

    def menu(self, index):
        """Chooses from the main menu, by the number of an entry among those that can be chosen."""
        self.key("F10")
        self.until("no menu is open", lambda: any("menu item" in line for line in self.focused()))
        for _ in range(index - 1):
            before = self.focused_lines()
            self.key("Down")
            self.until("the menu does not move", lambda: self.focused_lines() != before)
        self.key("Return")

    def answer_question(self, name):
        self.go_to("push button", name)
        self.key("Return")

    def open_rule_of_all(self):
        """Opens what all buttons have, from one of them."""
        self.go_to("list item", "Controls", "F6", most=8)
        self.go_to("push button", "Regular", "F6", most=8)
        self.key("Menu")
        self.press("toggle", "All Such Widgets")

    def toggle_contrast(self):
        self.go_to("push button", "System", "F6", most=8)
        self.press("toggle", "High Contrast")

    def show_page(self):
        self.key("Control_L", "Page_Down")

    def go_dark(self):
        self.key("Control_L", "d")

    def show_problems(self):
        self.key("F9")
        self.wait("toggle", "Problems")
        self.press("toggle", "Problems", "Shift_L+Tab")

    def save(self):
        self.key("Control_L", "s")


class Mouse(Hand):
    """Uses the window by the mouse, but for what is typed, and for what is in a popover without a menu."""

    title = "By the mouse"

    def click(self, role, name, button=1):
        x, y, width, height = self.place(role, name)
        self.click_at(x + width - 4, y + height - 4, button)

    def click_at(self, x, y, button=1):
        """Clicks at a position in the uppermost window, when no tooltip is above it any more."""
        self.ask("move", x=WIDTH + 30, y=HEIGHT + 30)
        time.sleep(0.5)
        left, top = self.ask("origin")
        self.ask("click", x=left + x, y=top + y, button=button)

    press = click

    def menu(self, index):
        self.click("push button", "Main Menu")
        self.until("no menu is open", lambda: self.entries("menu item"))
        time.sleep(0.5)
        # What is in a popover is said to be where the popover's button is.
        left, top = self.entries("menu")[0][:2]
        x, y, width, height = self.entries("menu item")[index - 1]
        self.click_at(x - left + width // 2, y - top + height // 2)

    def entries(self, role):
        """Where the objects of menus are that can be chosen."""
        places = self.ask("places", role=role, states=["sensitive"])
        # Those of menus that are not open have no size.
        return [place for place in places if place[2] > 0]

    def answer_question(self, name):
        self.click("push button", name)

    def open_rule_of_all(self):
        self.click("push button", "Regular", button=3)
        # Where something is in a popover without a menu, nobody says.
        self.ask("press", role="toggle", name="All Such Widgets")

    def toggle_contrast(self):
        self.click("toggle", "High Contrast")

    def show_page(self):
        self.click("list item", "Controls")

    def go_dark(self):
        self.click("toggle", "Dark")

    def show_problems(self):
        self.click("toggle", "Inspector")
        self.wait("toggle", "Problems")
        time.sleep(1)
        self.click("toggle", "Problems")

    def save(self):
        self.click("push button", "Save")


class Tour:
    """The steps, with a picture of each."""

    def __init__(self, hand, folder):
        self.hand, self.folder = hand, folder
        self.steps = []

    def step(self, words):
        """Takes a picture once the window has come to rest."""
        time.sleep(0.7)
        name = f"{len(self.steps) + 1:02}.png"
        self.hand.ask("picture", path=f"{self.folder}/{name}")
        self.steps.append((words, name))
        print(f"{len(self.steps):2}. {words}", flush=True)

    def write(self):
        body = "\n".join(
            f"<h2>{number}. {html.escape(words)}</h2>\n<img src='{name}' alt=''>"
            for number, (words, name) in enumerate(self.steps, 1))
        with open(f"{self.folder}/index.html", "w", encoding="utf-8") as file:
            file.write(
                "<!doctype html>\n<meta charset='utf-8'>\n"
                f"<title>{self.hand.title}</title>\n"
                "<style>body { font: 16px sans-serif; max-width: 1160px; margin: 2em auto; }"
                " img { width: 100%; }</style>\n"
                f"<h1>A designer’s day. {self.hand.title}.</h1>\n{body}\n")


def text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def expect(holds, complaint):
    if not holds:
        raise RuntimeError(complaint)


def expect_names(hand, samples=()):
    """Fails where a control has no name, but for the samples of the page."""
    found = [control for control in hand.ask("unnamed") if control not in samples]
    expect(not found, f"no names: {found}")


def choose_file(hand, path):
    """Types a path into the dialog for files; one that is slow to list a folder drops what is typed."""
    hand.key("Control_L", "l")
    end = time.monotonic() + 5
    while time.monotonic() < end:
        if any(line.startswith("text ") and "'Name'" not in line for line in hand.focused()):
            break
    hand.write(path)
    hand.key("Return")
    while time.monotonic() < end:
        if f"of “{os.path.basename(path)}”" in hand.ask("tree"):
            return True
    return False


def run(hand, tour, programs, folder):
    theme = f"{folder}/data/livery/themes/meadow.livery.toml"
    expect_names(hand)
    tour.step("The window as it starts")

    hand.menu(1)
    hand.await_state("text", "Name", "focused")
    hand.write("Meadow")
    hand.press("toggle", "Picture")
    expect_names(hand)
    hand.wait("push button", "Choose a Picture…")
    tour.step("A new theme is to be made of a picture")
    hand.press("push button", "Choose a Picture…")
    hand.wait(None, "Choose a Picture")
    hand.until("the dialog takes no path", lambda: choose_file(hand, f"{folder}/meadow.svg"))
    tour.step("Its color is the one of the picture that stands out")
    hand.press("push button", "Create")
    hand.wait("frame", "Meadow — Livery")
    expect("#26a269" in text(theme), "the theme is not made of the picture's color")
    tour.step("The theme is shown, and its file is among the user's themes")

    hand.show_problems()
    hand.await_state("toggle", "Problems", "pressed")
    expect_names(hand)
    tour.step("What the check and the audit have to say of the page in light")
    hand.go_dark()
    hand.await_state("toggle", "Dark", "pressed")
    tour.step("And in dark")
    hand.toggle_contrast()
    hand.await_state("toggle", "High Contrast", "pressed")
    tour.step("And in dark with high contrast")
    hand.toggle_contrast()

    hand.show_page()
    hand.await_state("list item", "Controls", "selected")
    hand.until("the page is not laid out", lambda: hand.place("push button", "Regular")[2])
    samples = hand.ask("unnamed")
    hand.open_rule_of_all()
    expect_names(hand, samples)
    hand.wait("spin button", "Corner Radius in pixels")
    tour.step("Buttons get corners of their own")
    hand.set_number("Corner Radius in pixels", "3")
    hand.key("Escape")
    hand.saying("meadow.livery.toml, unsaved")
    tour.step("All buttons have them at once")
    hand.save()
    hand.until("it is never saved", lambda: "radius = 3" in text(theme))
    tour.step("They stand in the file")
    for command in (["livery", "check", "--strict"], ["livery-preview", "audit", "--page", "controls"]):
        done = subprocess.run(
            [f"{programs}/{command[0]}", *command[1:], theme], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, check=False)
        expect(done.returncode == 0, f"{' '.join(command)}: {done.stdout.decode()}")

    hand.menu(8)
    hand.saying("Install “Meadow” on this desktop?")
    hand.saying("GTK has painted all widgets with it")
    expect_names(hand, samples)
    tour.step("GTK has tried the theme out of sight before it is installed")
    hand.answer_question("Install")
    hand.saying("“Meadow” is installed")
    expect(os.path.exists(f"{folder}/config/gtk-4.0/gtk.css"), "nothing is installed")
    tour.step("It is installed on this desktop")
    hand.menu(9)
    hand.saying("Uninstall “Meadow”?")
    tour.step("And is to be taken away again")
    hand.answer_question("Uninstall")
    hand.saying("“Meadow” is uninstalled")
    expect(not os.path.exists(f"{folder}/config/gtk-4.0/gtk.css"), "it is still installed")
    tour.step("The desktop is as it was")
    hand.key("Control_L", "w")


def main():
    way, programs, output = sys.argv[1:]
    os.makedirs(output, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="livery-tour-") as folder:
        with open(f"{folder}/meadow.svg", "w", encoding="utf-8") as file:
            file.write(PICTURE)
        hand = {"keys": Keys, "mouse": Mouse}[way](programs, folder)
        tour = Tour(hand, output)
        try:
            run(hand, tour, programs, folder)
        except RuntimeError:
            hand.ask("picture", path=f"{output}/failed.png")
            print(hand.ask("tree"), file=sys.stderr)
            raise
        hand.end()
        tour.write()
        shutil.copy(f"{folder}/data/livery/themes/meadow.livery.toml", output)


main()
