import CLiveryAdwaita
import Glibc

/// The user's stylesheet, which GTK loads in addition to any theme.
public enum UserStylesheet {
  /// Its path; `nil` if there is none or it is empty.
  public static var path: String? {
    guard let folder = g_get_user_config_dir() else { return nil }
    let path = "\(String(cString: folder))/gtk-4.0/gtk.css"
    var status = stat()
    return stat(path, &status) == 0 && status.st_size > 0 ? path : nil
  }
}
