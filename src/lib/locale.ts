import { localStore } from "./storage.ts"

export const locales = ["en", "de"] as const
export type Locale = (typeof locales)[number]

/** Each language by its own name, for people who cannot read the present one. */
export const localeNames: Record<Locale, string> = { en: "English", de: "Deutsch" }

const key = "locale"

/** The choice made before, else the first language of the browser that we speak, else English. */
export function detectLocale(stored: string | null, preferred: readonly string[]): Locale {
  const wanted = [stored ?? "", ...preferred].map((tag) => tag.toLowerCase().split("-")[0])
  for (const language of wanted) {
    const known = locales.find((locale) => locale === language)
    if (known) return known
  }
  return "en"
}

export function initialLocale(): Locale {
  return detectLocale(localStore.get(key), navigator.languages)
}

export function rememberLocale(locale: Locale): void {
  localStore.set(key, locale)
}
