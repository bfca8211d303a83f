import CLiveryAdwaita

/// The user's language, by the catalogs of gettext.
public nonisolated enum Translation {
  /// The name of the catalogs.
  static let domain = "livery"

  /// A name that no catalog has.
  static let noDomain = "livery-untranslated"

  /// Uses the language of the user's environment, with catalogs from a folder, or else English.
  ///
  /// It must be called before GTK starts: if there is no catalog for the language, GTK's texts and
  /// direction stay English, too, so that no window mixes two languages.
  public static func start(in folder: String?) {
    // If the system does not have the locale, that of C stays.
    setlocale(LC_ALL, "")
    guard let folder else { return }
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
  }
}

/// Words in the user's language; in English if there is no translation.
///
/// `Tests/Translation/swift_words.py` finds the texts, so a call must have them as literals. A
/// context distinguishes equal texts for translators.
public nonisolated func translated(_ phrase: Phrase, context: String? = nil) -> String {
  // Without a translation gettext returns its argument, which is only valid in this closure.
  let text = phrase.key.withCString { key in
    guard let context else { return String(cString: g_dgettext(Translation.domain, key)) }
    return String(cString: g_dpgettext2(Translation.domain, context, key))
  }
  return phrase.filling(text)
}

/// A text about a number of things, in the matching plural form of the user's language.
///
/// Both forms have the same values, to which the count does not belong automatically.
public nonisolated func translated(_ one: Phrase, or many: Phrase, count: Int) -> String {
  let text = one.key.withCString { one in
    many.key.withCString { many in
      String(cString: g_dngettext(Translation.domain, one, many, UInt(max(count, 0))))
    }
  }
  return many.filling(text)
}
