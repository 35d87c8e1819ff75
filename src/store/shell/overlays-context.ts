import { createContext, useContext } from "react"

/** Overlays above the storefront's pages, loaded on first use. */
export interface Overlays {
  /** Opens the cart drawer; `added` is the title of the item that was just added. */
  openCart(added?: string): void
  /** Opens the dialog for the shipping country, with this country selected. */
  openMarket(country?: string): void
  /** Preloads the cart drawer, which is about to be opened. */
  prepare(): void
}

export const OverlaysContext = createContext<Overlays>({
  openCart: () => undefined,
  openMarket: () => undefined,
  prepare: () => undefined,
})
export const useOverlays = (): Overlays => useContext(OverlaysContext)
