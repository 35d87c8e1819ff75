import { useMemo, useState } from "react"
import { allCountries } from "#lib/address/all-countries.ts"
import { useLocale } from "#lib/i18n.tsx"
import { plainText } from "#lib/plain-text.ts"
import type { OptionSearch } from "#ui/combobox.tsx"

/** Countries that a list shows first, and that "Show more" adds. */
const SHOWN = 30

/** Countries to choose from: those that match the typed text, by name or code. */
export function useCountries() {
  const locale = useLocale()
  const [{ query, shown }, setSearch] = useState({ query: "", shown: SHOWN })
  const all = useMemo(() => allCountries(locale), [locale])
  const wanted = plainText(query.trim())
  const found = all.filter(({ value, label }) => plainText(label).includes(wanted) || value === wanted)
  const more = { total: found.length, load: () => setSearch({ query, shown: shown + SHOWN }) }
  const field: OptionSearch = {
    onQuery: (next) => setSearch({ query: next, shown: SHOWN }),
    more: found.length > shown ? more : undefined,
  }
  return {
    options: found.slice(0, shown),
    field,
    /** The choice of a code; null for none, and the code itself if there is no such country. */
    choiceOf: (code: string | undefined) =>
      code ? (all.find(({ value }) => value === code) ?? { value: code, label: code.toUpperCase() }) : null,
  }
}
