import { pageScope } from "./page-scope.ts"

/** Locales of the API's translations, by language of the page. */
export const apiLocales = { en: "en-US", de: "de-DE" } as const

/** Returns the locale in which the API's texts are requested; undefined before the page's language is known. */
export const apiLocale = (): string | undefined => (apiLocales as Readonly<Record<string, string>>)[pageScope().locale]
