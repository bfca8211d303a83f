/// Small pictures for tests.
public enum Drawing {
  /// An SVG that can be shown, with a name to tell it from others.
  public static func named(_ name: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' id='\(name)' width='1' height='1'/>"
  }
}
