import { useMemo, useState } from "react"
import { allCountries } from "#lib/address/country-codes.ts"
import { useLocale } from "#lib/i18n.tsx"

/** Countries that a list shows; more are found by typing. */
const SHOWN = 30

const plain = (text: string) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "")

/** Countries to choose from: those that match the typed text, by name or code. */
export function useCountries() {
  const locale = useLocale()
  const [query, setQuery] = useState("")
  const all = useMemo(() => allCountries(locale), [locale])
  const wanted = plain(query.trim())
  return {
    options: all.filter(({ value, label }) => plain(label).includes(wanted) || value === wanted).slice(0, SHOWN),
    onQuery: setQuery,
    /** The choice of a code; null for none, and the code itself if there is no such country. */
    choiceOf: (code: string | undefined) =>
      code ? (all.find(({ value }) => value === code) ?? { value: code, label: code.toUpperCase() }) : null,
  }
}
