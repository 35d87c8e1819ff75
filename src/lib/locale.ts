export const locales = ["en", "de"] as const
export type Locale = (typeof locales)[number]

/** Names of the languages in the language itself, for people who can't read the current one. */
export const localeNames: Record<Locale, string> = { en: "English", de: "Deutsch" }

/** Picks the first tag of a supported language. */
export function detectLocale(wanted: readonly string[]): Locale | undefined {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split("-")
    const known = locales.find((locale) => locale === language)
    if (known) return known
  }
  return undefined
}

/** The browser's tag of a language, in which dates are written: "en-GB" for "en". It may list tags that no standard knows. */
export function regionalLocale(language: string, preferred = globalThis.navigator?.languages ?? []): string {
  const isVariant = (tag: string) => {
    try {
      return tag.toLowerCase().split("-")[0] === language && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
    } catch {
      return false
    }
  }
  return preferred.find(isVariant) ?? language
}
