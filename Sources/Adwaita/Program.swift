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

  /// Gives a variable of the environment a value; `nil` takes it away.
  public static func setEnvironment(_ name: String, to value: String?) {
    if let value { g_setenv(name, value, 1) } else { g_unsetenv(name) }
  }

  /// Where a program of this name is found on `PATH`.
  public static func find(_ name: String) -> String? {
    guard let path = g_find_program_in_path(name) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// How many processors this program may use.
  public static var processorCount: Int { Int(g_get_num_processors()) }

  /// The folder for what programs keep while they run.
  public static var temporaryFolder: String {
    g_get_tmp_dir().map { String(cString: $0) } ?? "/tmp"
  }

  /// Makes a new folder for such files that nobody else may look into.
  ///
  /// - Parameter prefix: What its name begins with; six letters follow that nobody can guess.
  /// - Returns: The folder; `nil` where it cannot be made.
  public static func makeTemporaryFolder(_ prefix: String) -> String? {
    guard let path = g_dir_make_tmp(prefix + "XXXXXX", nil) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// Makes a folder that nobody else may look into; `false` where that cannot be.
  public static func makeFolder(_ path: String) -> Bool {
    mkdir(path, 0o700) == 0
  }

  /// Lets two folders change names at one stroke; `false` where the file system cannot.
  public static func exchange(_ one: String, _ other: String) -> Bool {
    shim_exchange(one, other) != 0
  }

  /// Limits the memory that this process may take, in bytes.
  public static func limitMemory(to bytes: Int) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
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

extension Program {
  /// The last line of a file that says something; `nil` where there is none.
  public static func lastLine(of path: String) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents(path, &text, nil, nil) != 0, let text else { return nil }
    defer { g_free(text) }
    return String(cString: text).split(separator: "\n").last.map(String.init)
  }

  /// What the system calls a signal, such as `Segmentation fault`.
  public static func name(ofSignal number: Int) -> String {
    strsignal(Int32(number)).map { String(cString: $0) } ?? "unknown"
  }
}

extension Program {
  /// The stylesheet of the user's that GTK loads beside any theme; `nil` where it says nothing.
  public static var userStylesheet: String? {
    guard let folder = g_get_user_config_dir() else { return nil }
    let path = "\(String(cString: folder))/gtk-4.0/gtk.css"
    var status = stat()
    return stat(path, &status) == 0 && status.st_size > 0 ? path : nil
  }
}
