import { useLocation, useSearch } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { usePageNavigate } from "#app/use-page-navigate.ts"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Currency of the price filter in the URL. */
    priceCurrency?: string
  }
}

/**
 * Removes a price filter in another currency from the URL, even if the browser's history restores it. Returns whether
 * the URL still has one.
 */
export function useForeignPrice(currency: string): boolean {
  const price: unknown = useSearch({ strict: false, select: (search: { price?: unknown }) => search.price })
  const navigate = usePageNavigate()
  const stateCurrency = useLocation({ select: ({ state }) => state.priceCurrency })
  const [seen, setSeen] = useState(currency)
  const isForeign = price !== undefined && (stateCurrency ?? seen) !== currency
  const isMissing = price !== undefined && stateCurrency === undefined
  useEffect(() => {
    if (isForeign) {
      const search = (before: object) => ({ ...before, price: undefined, page: undefined })
      void navigate({ to: ".", replace: true, resetScroll: false, search })
      return
    }
    setSeen(currency)
    // A link contains no currency, so the visitor's currency applies.
    if (isMissing)
      void navigate({
        to: ".",
        replace: true,
        resetScroll: false,
        search: true,
        state: (before) => ({ ...before, priceCurrency: currency }),
      })
  }, [isForeign, isMissing, currency, navigate])
  return isForeign
}
