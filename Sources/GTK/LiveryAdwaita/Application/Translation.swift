import CLiveryAdwaita

/// The user's language, by the catalogs of gettext.
public nonisolated enum Translation {
  /// The name of the catalogs.
  static let domain = "livery"

  /// A name that no catalog has.
  static let noDomain = "livery-untranslated"

  /// Follows the language of the user's environment, with catalogs from a folder, or in English.
  ///
  /// It has to be called before GTK starts: where there is no catalog for the language, GTK's own
  /// words and its direction stay English, too, so that no window speaks two languages.
  public static func start(in folder: String?) {
    // A locale that the system does not have leaves the one of C.
    setlocale(LC_ALL, "")
    guard let folder else { return }
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
  }
}

/// Words in the user's language; in English where there is no translation.
///
/// `Tests/Translation/swift_words.py` finds the words, so a call has them as a literal. A context
/// tells them from the same words elsewhere, for translators.
public nonisolated func translated(_ phrase: Phrase, context: String? = nil) -> String {
  // Without a translation gettext returns what it was given, which lives as long as this closure.
  let text = phrase.key.withCString { key in
    guard let context else { return String(cString: g_dgettext(Translation.domain, key)) }
    return String(cString: g_dpgettext2(Translation.domain, context, key))
  }
  return phrase.filling(text)
}

/// Words about a number of things, in the form that the user's language has for it.
///
/// Both have the same values; the count is none of them by itself.
public nonisolated func translated(_ one: Phrase, or many: Phrase, count: Int) -> String {
  let text = one.key.withCString { one in
    many.key.withCString { many in
      String(cString: g_dngettext(Translation.domain, one, many, UInt(max(count, 0))))
    }
  }
  return many.filling(text)
}
