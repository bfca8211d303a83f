#!/usr/bin/python3
"""A designer's day in the window, from a picture to a theme that is installed and taken away again.

  end_to_end.py keys|mouse PROGRAMS FOLDER

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


class Window:
    """A window on a test display, used by an accessibility client."""

    def __init__(self, programs, folder):
        self.display = subprocess.Popen(
            ["/usr/bin/python3", f"{ROOT}/Tests/Support/TestDisplay/display.py", f"{WIDTH + 40}x{HEIGHT + 40}"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.answer()
        self.pid = self.ask(
            "start", arguments=[f"{programs}/livery-preview", "--size", f"{WIDTH}x{HEIGHT}",
                                "--appearance", "light"],
            isOrdinary=True, environment={"XDG_DATA_HOME": folder + "/data",
                                          "XDG_CONFIG_HOME": folder + "/config"})
        self.wait("frame", "Adwaita — Livery")

    def answer(self):
        answer = json.loads(self.display.stdout.readline())
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["result"]

    def ask(self, request, **values):
        self.display.stdin.write(json.dumps({"do": request, **values}) + "\n")
        self.display.stdin.flush()
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
        self.display.stdin.close()
        self.display.wait()
        if status != 0 or "CRITICAL" in log:
            raise RuntimeError(f"the window ended with {status}: {log}")


class Person(Window):
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


class Keys(Person):
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

    def ask_for_new_theme(self):
        self.key("Control_L", "n")

    def show_page(self):
        self.key("Control_L", "Page_Down")

    def go_dark(self):
        self.key("Control_L", "d")

    def show_problems(self):
        # The inspector is shown already, and gets the focus when it is shown again.
        self.key("F9")
        self.key("F9")
        self.wait("toggle", "Problems")
        self.press("toggle", "Problems", "Shift_L+Tab")

    def save(self):
        self.key("Control_L", "s")


class Mouse(Person):
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

    def ask_for_new_theme(self):
        self.click("push button", "New Theme")

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
        self.wait("toggle", "Problems")
        time.sleep(1)
        self.click("toggle", "Problems")

    def save(self):
        self.click("push button", "Save")


class Report:
    """The steps, with a picture of each."""

    def __init__(self, person, folder):
        self.person, self.folder = person, folder
        self.steps = []

    def step(self, words):
        """Takes a picture once the window has come to rest."""
        time.sleep(0.7)
        name = f"{len(self.steps) + 1:02}.png"
        self.person.ask("picture", path=f"{self.folder}/{name}")
        self.steps.append((words, name))
        print(f"{len(self.steps):2}. {words}", flush=True)

    def write(self):
        body = "\n".join(
            f"<h2>{number}. {html.escape(words)}</h2>\n<img src='{name}' alt=''>"
            for number, (words, name) in enumerate(self.steps, 1))
        with open(f"{self.folder}/index.html", "w", encoding="utf-8") as file:
            file.write(
                "<!doctype html>\n<meta charset='utf-8'>\n"
                f"<title>{self.person.title}</title>\n"
                "<style>body { font: 16px sans-serif; max-width: 1160px; margin: 2em auto; }"
                " img { width: 100%; }</style>\n"
                f"<h1>A designer’s day. {self.person.title}.</h1>\n{body}\n")


def text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def expect(holds, complaint):
    if not holds:
        raise RuntimeError(complaint)


def expect_names(person, samples=()):
    """Fails where a control has no name, but for the samples of the page."""
    found = [control for control in person.ask("unnamed") if control not in samples]
    expect(not found, f"no names: {found}")


def choose_file(person, path):
    """Types a path into the dialog for files; one that is slow to list a folder drops what is typed."""
    person.key("Control_L", "l")
    end = time.monotonic() + 5
    while time.monotonic() < end:
        if any(line.startswith("text ") and "'Name'" not in line for line in person.focused()):
            break
    person.write(path)
    person.key("Return")
    while time.monotonic() < end:
        if f"of “{os.path.basename(path)}”" in person.ask("tree"):
            return True
    return False


def run(person, report, programs, folder):
    theme = f"{folder}/data/livery/themes/meadow.livery.toml"
    expect_names(person)
    report.step("The window as it starts")

    person.ask_for_new_theme()
    person.await_state("text", "Name", "focused")
    person.write("Meadow")
    person.press("toggle", "Picture")
    expect_names(person)
    person.wait("push button", "Choose a Picture…")
    report.step("A new theme is made from a picture")
    person.press("push button", "Choose a Picture…")
    person.wait(None, "Choose a Picture")
    person.until("the dialog takes no path", lambda: choose_file(person, f"{folder}/meadow.svg"))
    report.step("Its color is the one of the picture that stands out")
    person.press("push button", "Create")
    person.wait("frame", "Meadow — Livery")
    expect("#26a269" in text(theme), "the theme is not made of the picture's color")
    person.await_state("toggle", "Inspector", "pressed")
    report.step("The theme is shown with its colors, and its file is among the user's themes")

    person.show_problems()
    person.await_state("toggle", "Problems", "pressed")
    expect_names(person)
    report.step("What the check and the audit have to say of the page in light")
    person.go_dark()
    person.await_state("toggle", "Dark", "pressed")
    report.step("And in dark")
    person.toggle_contrast()
    person.await_state("toggle", "High Contrast", "pressed")
    report.step("And in dark with high contrast")
    person.toggle_contrast()

    person.show_page()
    person.await_state("list item", "Controls", "selected")
    person.until("the page is not laid out", lambda: person.place("push button", "Regular")[2])
    samples = person.ask("unnamed")
    person.open_rule_of_all()
    expect_names(person, samples)
    person.wait("spin button", "Corner Radius in pixels")
    report.step("Buttons get corners of their own")
    person.set_number("Corner Radius in pixels", "3")
    person.key("Escape")
    person.saying("meadow.livery.toml, unsaved")
    report.step("All buttons have them at once")
    person.save()
    person.until("it is never saved", lambda: "radius = 3" in text(theme))
    report.step("They are in the file")
    for command in (["livery", "check", "--strict"], ["livery-preview", "audit", "--page", "controls"]):
        done = subprocess.run(
            [f"{programs}/{command[0]}", *command[1:], theme], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, check=False)
        expect(done.returncode == 0, f"{' '.join(command)}: {done.stdout.decode()}")

    person.menu(5)
    person.saying("Install “Meadow” on this desktop?")
    person.saying("GTK has painted all widgets with it")
    expect_names(person, samples)
    report.step("GTK has painted the theme out of sight before it is installed")
    person.answer_question("Install")
    person.saying("“Meadow” is installed")
    expect(os.path.exists(f"{folder}/config/gtk-4.0/gtk.css"), "nothing is installed")
    report.step("It is installed on this desktop")
    person.menu(6)
    person.saying("Uninstall “Meadow”?")
    report.step("It is about to be removed")
    person.answer_question("Uninstall")
    person.saying("“Meadow” is uninstalled")
    expect(not os.path.exists(f"{folder}/config/gtk-4.0/gtk.css"), "it is still installed")
    report.step("The desktop is as it was")
    person.key("Control_L", "w")


def main():
    way, programs, output = sys.argv[1:]
    os.makedirs(output, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="livery-end-to-end-") as folder:
        with open(f"{folder}/meadow.svg", "w", encoding="utf-8") as file:
            file.write(PICTURE)
        person = {"keys": Keys, "mouse": Mouse}[way](programs, folder)
        report = Report(person, output)
        try:
            run(person, report, programs, folder)
        except RuntimeError:
            person.ask("picture", path=f"{output}/failed.png")
            print(person.ask("tree"), file=sys.stderr)
            raise
        person.end()
        report.write()
        shutil.copy(f"{folder}/data/livery/themes/meadow.livery.toml", output)


main()
