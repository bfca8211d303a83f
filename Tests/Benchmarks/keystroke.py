#!/usr/bin/python3
"""Measures how long an editor waits for findings after a key, in libadwaita's own stylesheet.

    keystroke.py LIVERY [KEYS]

LIVERY is an installed livery. The stylesheet is opened, and each key types or removes a character of
a value in its middle. Prints the median and the 95th percentile of the time from the key to its
findings, and what of it the processor worked. Needs gresource (libglib2.0-bin) and libadwaita.
"""
import glob
import json
import os
import statistics
import subprocess
import sys
import time

LIVERY = sys.argv[1]
KEYS = int(sys.argv[2]) if len(sys.argv) > 2 else 300
URI = "file:///tmp/livery-keystroke/style.css"


def stylesheet():
    """What libadwaita is painted with in high contrast, its longest sheet."""
    library = glob.glob("/usr/lib/*/libadwaita-1.so.0")[0]
    return subprocess.run(
        ["gresource", "extract", library, "/org/gnome/Adwaita/styles/base-hc.css"],
        check=True, capture_output=True, text=True).stdout


class Editor:
    """A client of `livery lsp`."""

    def __init__(self):
        self.server = subprocess.Popen([LIVERY, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.send("initialize", {"processId": None, "rootUri": None, "capabilities": {
            "general": {"positionEncodings": ["utf-8"]},
            "textDocument": {"publishDiagnostics": {"versionSupport": True}}}}, identifier=1)
        self.wait(lambda message: message.get("id") == 1)
        self.send("initialized", {})

    def send(self, method, parameters, identifier=None):
        message = {"jsonrpc": "2.0", "method": method, "params": parameters}
        if identifier is not None:
            message["id"] = identifier
        body = json.dumps(message).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def wait(self, is_wanted):
        while True:
            length = 0
            while (line := self.server.stdout.readline().strip()):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length == 0:
                sys.exit("the server went away")
            message = json.loads(self.server.stdout.read(length))
            if is_wanted(message):
                return message

    def findings(self, version):
        return self.wait(lambda message: message.get("method") == "textDocument/publishDiagnostics"
                         and message["params"].get("version") == version)["params"]["diagnostics"]

    def worked(self):
        """The seconds that a processor worked for the server."""
        with open(f"/proc/{self.server.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    text = stylesheet()
    at = text.index("px;", len(text) // 2)
    line, column = text.count("\n", 0, at), at - text.rfind("\n", 0, at) - 1
    editor = Editor()
    editor.send("textDocument/didOpen", {"textDocument": {
        "uri": URI, "languageId": "css", "version": 1, "text": text}})
    first = len(editor.findings(1))
    times, worked = [], editor.worked()
    for version in range(2, KEYS + 2):
        types = version % 2 == 0
        start = {"line": line, "character": column}
        end = {"line": line, "character": column if types else column + 1}
        begun = time.perf_counter()
        editor.send("textDocument/didChange", {
            "textDocument": {"uri": URI, "version": version},
            "contentChanges": [{"range": {"start": start, "end": end}, "text": "1" if types else ""}]})
        count = len(editor.findings(version))
        times.append(time.perf_counter() - begun)
        if not types and count != first:
            sys.exit(f"{count} findings after a key and its removal, {first} before")
    worked = (editor.worked() - worked) / KEYS
    times.sort()
    print(f"{len(text.encode()) // 1000} kB, {first} findings, {KEYS} keys: "
          f"median {statistics.median(times) * 1e3:.1f} ms, "
          f"95th percentile {times[int(KEYS * 0.95)] * 1e3:.1f} ms, processor {worked * 1e3:.1f} ms a key")
    editor.server.kill()


main()
