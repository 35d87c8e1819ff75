import { useLocale } from "#lib/i18n.tsx"
import type { Locale } from "#lib/locale.ts"

/** A text of an extension by language; a language without its own shows the English one. */
export type Label = string | ({ readonly en: string } & { readonly [language in Locale]?: string })

/** The text of a label in a language. */
export const labelIn = (label: Label, locale: Locale): string =>
  typeof label === "string" ? label : (label[locale] ?? label.en)

type Text = string | ((...values: never[]) => string)
type Texts = Readonly<Record<string, Text>>
/** The same keys; functions take the same values. */
type Translated<T extends Texts> = { readonly [Key in keyof T]?: T[Key] extends string ? string : T[Key] }

/**
 * Texts of an extension by language, as a hook that returns those of the current one. A text with values is a function.
 * A text that a language doesn't have is English.
 */
export function defineTexts<const T extends Texts>(
  texts: { readonly en: T } & { readonly [language in Exclude<Locale, "en">]?: NoInfer<Translated<T>> },
): () => { readonly [Key in keyof T]: T[Key] extends string ? string : T[Key] } {
  return () => ({ ...texts.en, ...texts[useLocale()] }) as ReturnType<ReturnType<typeof defineTexts<T>>>
}
