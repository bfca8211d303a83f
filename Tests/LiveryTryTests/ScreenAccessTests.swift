import Fixtures
import Foundation
import GTKFixtures
import Testing

/// Who can connect to the screens that nobody sees.
///
/// In place of Xvfb a script starts it, tries to connect before Livery does, and notes who was let
/// in.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct ScreenAccessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try ProgramFile.write(Self.server, to: "\(folder.path)/bin/Xvfb")
    chmod(folder.path, 0o755)
  }

  /// What one screen's visitors have found: 0 for refused, 1 for let in.
  private struct Visit: Decodable {
    let withCookie: Int
    let withoutCookie: Int

    /// As another user, who may not read the cookie either; `nil` where the test may not become
    /// one.
    let another: Int?
    let cookieMode, folderMode: Int
  }

  private static let server = #"""
    #!/usr/bin/python3
    import json, os, socket, struct, subprocess, sys

    PROBE = """
    import socket, struct, sys
    name, data = (b"MIT-MAGIC-COOKIE-1", bytes.fromhex(sys.argv[2])) if len(sys.argv) > 2 else (b"", b"")
    pad = lambda b: b + bytes(-len(b) % 4)
    s = socket.socket(socket.AF_UNIX)
    s.connect("/tmp/.X11-unix/X" + sys.argv[1])
    s.send(struct.pack("<BxHHHHxx", 0x6c, 11, 0, len(name), len(data)) + pad(name) + pad(data))
    sys.exit(s.recv(8)[0])
    """

    def probe(*arguments, before=()):
        words = [*before, "/usr/bin/python3", "-c", PROBE, *arguments]
        return subprocess.run(words, stderr=subprocess.DEVNULL).returncode

    reader, writer = os.pipe()
    if os.fork():
        os.dup2(writer, 1)
        os.execv("/usr/bin/Xvfb", ["Xvfb"] + sys.argv[1:])
    os.close(writer)
    number = os.fdopen(reader).readline().strip()
    visit = {"withoutCookie": probe(number), "another": None}
    if os.geteuid() == 0:
        nobody = ["/usr/bin/setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
        visit["another"] = probe(number, before=nobody)
    words = sys.argv
    path = words[words.index("-auth") + 1] if "-auth" in words else "/dev/null"
    cookie = open(path, "rb").read()[-16:]
    visit["withCookie"] = probe(number, cookie.hex())
    visit["cookieMode"] = os.stat(path).st_mode & 0o777
    visit["folderMode"] = os.stat(os.path.dirname(path)).st_mode & 0o777
    with open(os.path.dirname(os.path.abspath(sys.argv[0])) + "/../visits", "a") as file:
        file.write(json.dumps(visit) + "\n")
    os.write(1, (number + "\n").encode())
    """#

  private static let render = ["render", "ocean", "--page", "text", "--appearance", "light"]

  @Test(
    arguments: [
      ("render", render + ["-o", "out"]),
      ("audit", ["audit", "ocean", "--page", "feedback", "--appearance", "light"]),
      ("roles", ["roles", "ocean", "--role", "accent-bg", "--page", "text"]),
      ("install", ["trial"]),
      (
        "try",
        ["try", "ocean", "--sheet", "--appearance", "light", "-o", "out", "--"] + TriedApp.words
          + ["show", "4", "activated"]
      ),
    ] as [(String, [String])])
  func letsInThoseAloneWhoKnowItsCookie(command: String, arguments: [String]) throws {
    let run = try PreviewCommand.run(
      arguments, in: folder.path,
      environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "DISPLAY": ""],
      input: arguments == ["trial"] ? "button { color: red; }" : nil)
    #expect(run.status == 0 || command == "audit" && run.status == 1, "\(run)")
    let lines = String(decoding: try folder.read("visits"), as: UTF8.self).split(separator: "\n")
    let visits = try lines.map { try JSONDecoder().decode(Visit.self, from: Data($0.utf8)) }
    #expect(!visits.isEmpty)
    for visit in visits {
      #expect(visit.withCookie == 1 && visit.withoutCookie == 0)
      #expect(visit.another == (geteuid() == 0 ? 0 : nil), "without root nobody else can try")
      #expect(visit.cookieMode == 0o600 && visit.folderMode == 0o700)
    }
  }

  /// Two screens have two cookies, and none is left when the program has ended.
  @Test func hasANewCookieForEachScreen() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/tmp", withIntermediateDirectories: false)
    try ProgramFile.write(
      """
      #!/bin/sh
      echo "$@" | sed 's/.*-auth //; s/ .*//' | xargs cat | od -An -tx1 | tail -n 2 >> "\(folder.path)/cookies"
      exec /usr/bin/Xvfb "$@"
      """, to: "\(folder.path)/bin/Xvfb")
    for _ in 0..<2 {
      let run = try PreviewCommand.run(
        Self.render + ["-o", "out"], in: folder.path,
        environment: [
          "PATH": "\(folder.path)/bin:/usr/bin:/bin", "TMPDIR": "\(folder.path)/tmp",
        ])
      #expect(run.status == 0, "\(run.errors)")
    }
    let cookies = String(decoding: try folder.read("cookies"), as: UTF8.self)
    let lines = cookies.split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines[..<2] != lines[2...], "\(cookies)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/tmp") == [])
  }

  /// GTK's server for browsers has sockets in a folder of this user's, and no others.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gtk4-broadwayd")))
  func keepsTheSocketsOfBroadwayInAFolderOfThisUser() throws {
    try ProgramFile.write("#!/bin/sh\nexit 1\n", to: "\(folder.path)/bin/Xvfb")
    try ProgramFile.write(
      #"""
      #!/usr/bin/python3
      import glob, os, subprocess, sys, time
      if os.fork():
          os.execv("/usr/bin/gtk4-broadwayd", ["gtk4-broadwayd"] + sys.argv[1:])
      home = os.environ["XDG_RUNTIME_DIR"]
      process = os.getppid()
      while not os.path.exists(home + "/broadway8.socket"):
          os.stat(home)
      inodes = {os.readlink(fd)[8:-1] for fd in glob.glob(f"/proc/{process}/fd/*")
                if os.path.lexists(fd) and os.readlink(fd).startswith("socket:")}
      lines = []
      for table in ["unix", "tcp", "tcp6"]:
          for line in open("/proc/net/" + table):
              words = line.split()
              if table == "unix" and words[6] in inodes and len(words) > 7:
                  lines.append(words[7])
              if table != "unix" and words[9] in inodes:
                  lines.append(table)
      mode = oct(os.stat(home).st_mode & 0o777)
      with open(os.path.dirname(os.path.abspath(sys.argv[0])) + "/../sockets", "w") as file:
          file.write("\n".join([mode] + [line.replace(home, "HOME") for line in lines]))
      """#, to: "\(folder.path)/bin/gtk4-broadwayd")
    let run = try PreviewCommand.run(
      Self.render + ["-o", "out"], in: folder.path,
      environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "DISPLAY": ""])
    #expect(run.status == 0, "\(run.errors)")
    let lines = String(decoding: try folder.read("sockets"), as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "0o700" && lines.count > 1, "\(lines)")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("HOME/") }, "\(lines)")
  }
}
