#!/usr/bin/env python3
"""Plants each fault of faults.tsv in its theme and writes docs/accuracy.md: measure.py LIVERY > PAGE."""

import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))

# The themes that need a later GTK than the first.
TARGETS = {"variables.css": "4.20.."}


def check(livery, folder, theme):
    """The findings of one theme; a file that is no theme has one at no line."""
    command = [livery, "check", "--format", "json", theme]
    if theme in TARGETS:
        command += ["--target", TARGETS[theme]]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        return [{"line": 0, "rule": "", "severity": "error", "message": run.stderr}]
    return json.loads(run.stdout)["findings"]


def identity(finding):
    """What a finding is about, without its place and figures."""
    return finding["rule"], finding["message"].split(" comes to ")[0]


def plant(text, fault):
    """The text with a fault, and the lines that it is on."""
    written, planted = (part.replace("\\n", "\n") for part in (fault["written"], fault["planted"]))
    start = text.find(written)
    if start < 0:
        sys.exit(f"faults.tsv: {fault['theme']} has no '{fault['written']}'")
    line = text.count("\n", 0, start) + 1
    changed = text[:start] + planted + text[start + len(written):]
    return changed, range(line, line + max(written.count("\n"), planted.count("\n")) + 1)


def measure(livery):
    with open(os.path.join(HERE, "faults.tsv"), encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line.strip()]
    faults = [dict(zip(rows[0], row)) for row in rows[1:]]
    themes = sorted({fault["theme"] for fault in faults})
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        clean = dict(zip(themes, pool.map(lambda theme: planted(livery, theme)[0], themes)))
        runs = list(pool.map(lambda fault: planted(livery, fault["theme"], fault), faults))
    known = {theme: set(map(identity, found)) for theme, found in clean.items()}
    results = []
    for fault, (found, lines) in zip(faults, runs):
        new = [finding for finding in found if identity(finding) not in known[fault["theme"]]]
        results.append((fault, len(new), any(finding["line"] in lines for finding in new)))
    errors = {
        theme: sum(finding["severity"] != "note" for finding in found)
        for theme, found in clean.items()
    }
    return results, errors


def planted(livery, theme, fault=None):
    """The findings of a theme with a fault, in a folder of its own, and the lines of the fault."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(os.path.join(HERE, "themes"), folder, dirs_exist_ok=True)
        lines = range(0)
        if fault:
            path = os.path.join(folder, theme)
            with open(path, encoding="utf-8") as file:
                text, lines = plant(file.read(), fault)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        return check(livery, folder, theme), lines


def page(results, errors):
    found = [result for result in results if result[1]]
    at_line = [result for result in results if result[2]]
    single = [result for result in found if result[1] == 1]
    share = lambda part: f"{len(part)} of {len(results)} ({100 * len(part) / len(results):.0f} %)"
    with open(os.path.join(HERE, "accuracy.md.in"), encoding="utf-8") as file:
        text = file.read()
    missed = [fault for fault, count, _ in results if not count]
    astray = [fault for fault, count, line in results if count and not line]
    several = [(fault, count) for fault, count, _ in results if count > 1]
    listed = lambda faults: "\n".join(
        f"- {fault['what']}: `{fault['planted'].strip()}` in `{fault['theme']}`" for fault in faults
    ) or "- none"
    values = {
        "themes": str(len(errors)), "false": str(sum(errors.values())),
        "found": share(found), "line": share(at_line), "single": share(single),
        "missed": listed(missed), "astray": listed(astray),
        "several": listed([fault for fault, _ in several]),
    }
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


if __name__ == "__main__":
    sys.stdout.write(page(*measure(os.path.abspath(sys.argv[1]))))
