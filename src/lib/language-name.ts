/** The name of a language and its country: "German (Germany)" for `de-DE`. The code itself if it is unknown. */
export function languageName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: "language", languageDisplay: "standard" }).of(code) ?? code
  } catch {
    // The server accepts any text as a code.
    return code
  }
}
