import CAdwaita
import Glibc

/// The program that runs.
public enum Program {
  /// The folder that holds the program's file, symbolic links followed.
  ///
  /// `nil` where the system does not tell.
  public static var folder: String? {
    guard let file = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(file) }
    guard let folder = g_path_get_dirname(file) else { return nil }
    defer { g_free(folder) }
    return String(cString: folder)
  }

  /// The variables of the environment.
  public static var environment: [String: String] {
    var variables: [String: String] = [:]
    let names = g_listenv()
    defer { g_strfreev(names) }
    var index = 0
    while let name = names?[index] {
      variables[String(cString: name)] = g_getenv(name).map { String(cString: $0) }
      index += 1
    }
    return variables
  }

  /// Whether there is a file or folder.
  public static func exists(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_EXISTS) != 0
  }

  /// A path as it is meant in a folder, made absolute and rid of `.` and `..`.
  public static func path(_ path: String, in folder: String) -> String {
    guard let absolute = g_canonicalize_filename(path, folder) else { return path }
    defer { g_free(absolute) }
    return String(cString: absolute)
  }
}

extension Program {
  /// The folder that a path leads into.
  public static func folder(of path: String) -> String {
    guard let folder = g_path_get_dirname(path) else { return "." }
    defer { g_free(folder) }
    return String(cString: folder)
  }

  /// The path of the file that a symbolic link leads to, or `nil` if there is no link or no file.
  public static func linkTarget(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let target = String(cString: real)
    return target == path ? nil : target
  }
}

extension Program {
  /// Writes a line to standard error.
  public static func complain(_ text: String) {
    let line = text + "\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }
}
