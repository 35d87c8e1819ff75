import { useEffect } from "react"
import type { Locale } from "#lib/locale.ts"
import { setNextLocale } from "#lib/page-scope.ts"

/** Gives the document the language of an area's texts, which are shown at the same time. */
export function useDocumentLanguage(locale: Locale): void {
  useEffect(() => {
    document.documentElement.lang = locale
    setNextLocale(undefined)
  }, [locale])
}
