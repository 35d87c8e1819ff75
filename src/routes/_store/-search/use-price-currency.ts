import { getRouteApi, useLocation } from "@tanstack/react-router"
import { useEffect, useState } from "react"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What the address's price filter was chosen in. */
    priceCurrency?: string
  }
}

const route = getRouteApi("/_store/search")

/**
 * Drops a price filter that was chosen in another currency from the address, also where the browser's history brings it
 * back. Answers whether the address still has one.
 */
export function useForeignPrice(currency: string): boolean {
  const { price } = route.useSearch()
  const navigate = route.useNavigate()
  const stated = useLocation({ select: ({ state }) => state.priceCurrency })
  const [seen, setSeen] = useState(currency)
  const isForeign = price !== undefined && (stated ?? seen) !== currency
  const isUnstated = price !== undefined && stated === undefined
  useEffect(() => {
    if (isForeign) {
      const search = (before: object) => ({ ...before, price: undefined, page: undefined })
      void navigate({ replace: true, resetScroll: false, search })
      return
    }
    setSeen(currency)
    // A link says no currency: it is the one of whoever opens it.
    if (isUnstated)
      void navigate({
        ...{ replace: true, resetScroll: false, search: true },
        state: (before) => ({ ...before, priceCurrency: currency }),
      })
  }, [isForeign, isUnstated, currency, navigate])
  return isForeign
}
