import CAdwaita
import Glibc

extension Program {
  /// The folder for what a person's programs keep while they are logged in.
  public static var runtimeFolder: String {
    g_get_user_runtime_dir().map { String(cString: $0) } ?? "/tmp"
  }

  /// The number by which the system knows this process.
  public static var processID: Int { Int(getpid()) }

  /// The names in a folder, in order; none where it cannot be read.
  public static func names(in folder: String) -> [String] {
    guard let handle = g_dir_open(folder, 0, nil) else { return [] }
    defer { g_dir_close(handle) }
    var names: [String] = []
    while let name = g_dir_read_name(handle) { names.append(String(cString: name)) }
    return names.sorted()
  }

  /// Removes a file, if it is there.
  public static func remove(_ path: String) {
    unlink(path)
  }

  /// Ends this process as the signal would have, though it was blocked or handled.
  public static func die(of number: Int) -> Never {
    let signal = Int32(number)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    Glibc.signal(signal, SIG_DFL)
    sigprocmask(SIG_UNBLOCK, &mask, nil)
    raise(signal)
    exit(128 + signal)
  }
}

/// A file or folder that one process and its children hold, until the last of them lets go or ends.
@MainActor public final class FileLock {
  private let descriptor: Int32

  /// Takes a lock, and makes its file; `nil` where somebody else holds it, or it cannot be made.
  public convenience init?(path: String) {
    self.init(descriptor: open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
  }

  /// Takes the lock of a folder; `nil` where somebody else holds it, or the folder is another
  /// person's.
  public convenience init?(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == getuid() else {
      close(descriptor)
      return nil
    }
    self.init(descriptor: descriptor)
  }

  private init?(descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    guard shim_lock(descriptor) != 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  isolated deinit {
    close(descriptor)
  }
}
