import { deviceItem } from "./device-items.ts"

export const locales = ["en", "de"] as const
export type Locale = (typeof locales)[number]

/** Names of the languages in the language itself, for people who can't read the current one. */
export const localeNames: Record<Locale, string> = { en: "English", de: "Deutsch" }

const chosen = deviceItem("locale")

/** Picks the stored choice, else the browser's first supported language, else English. */
export function detectLocale(stored: string | null, preferred: readonly string[]): Locale {
  const wanted = [stored ?? "", ...preferred].map((tag) => tag.toLowerCase().split("-")[0])
  for (const language of wanted) {
    const known = locales.find((locale) => locale === language)
    if (known) return known
  }
  return "en"
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

export function initialLocale(): Locale {
  return detectLocale(chosen.get(), navigator.languages)
}

export function rememberLocale(locale: Locale): void {
  chosen.set(locale)
}
