import { cart } from "./store/cart.ts"

/** Messages of the cart, its drawer and totals. */
export const messages = { store: { cart } }
