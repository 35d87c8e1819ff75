import { noIndex } from "./refusal.ts"

/** Index with the catalog's own texts; its names in other languages have the language as a suffix. */
export const INDEX = "products"

/** Locale of the texts by suffix. */
const locales: Readonly<Record<string, string>> = { de: "de-DE" }

interface IndexName {
  /** Null for the catalog's own texts. */
  readonly locale: string | null
  /** The replica's or the suggestions' suffix; empty for the index itself. */
  readonly part: string
}

/** Reads a name such as `products_de_price_asc_at`: German texts, by price in Austria. Throws 404 for another index. */
export function readIndexName(name: string): IndexName {
  const [found, language = "", part = ""] = /^products(?:_(de)(?=_|$))?(?:_(.+))?$/.exec(name) ?? []
  if (found === undefined) throw noIndex(name)
  return { locale: locales[language] ?? null, part }
}
