import { createContext, useContext } from "react"

/** What lies above the shop's pages, and is loaded when it is wanted first. */
export interface Overlays {
  /** Shows the cart; `added` names what has just been put in. */
  openCart(added?: string): void
  /** Asks where the goods should go, with this country chosen. */
  openMarket(country?: string): void
  /** Somebody is about to open one of them. */
  prepare(): void
}

export const OverlaysContext = createContext<Overlays>({
  openCart: () => undefined,
  openMarket: () => undefined,
  prepare: () => undefined,
})
export const useOverlays = (): Overlays => useContext(OverlaysContext)
