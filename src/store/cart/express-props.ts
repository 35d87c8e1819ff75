import type { Cart } from "#schema/store/entities/cart.ts"

/** Props of the wallet buttons in the cart. */
export interface ExpressProps {
  cart: Cart
  /** Changes of the cart are pending. */
  isBusy: boolean
  /** Called when the page is left for the order or the checkout. */
  onLeave?: () => void
}
