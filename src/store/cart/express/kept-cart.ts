import { type Before, restoreCart } from "#machines/store/express-checkout/express-checkout.actors.ts"
import { storeSdk } from "#store/api/client.ts"
import { announceCart, oneTabAtATime } from "#store/cart/cart-tabs.ts"
import { visitItem } from "#store/visit/visit-item.ts"

const item = visitItem("expressCart")

/** Keeps what a wallet's sheet has changed in a cart, until the cart is restored or ordered. */
export function keepCart(kept: Before): void {
  const { id, email, shipping_address, billing_address, shipping_methods } = kept.before
  const [method] = shipping_methods ?? []
  const methods = method ? [{ shipping_option_id: method.shipping_option_id }] : []
  const before = { id, email, shipping_address, billing_address, shipping_methods: methods }
  item.set(JSON.stringify({ before, withDetails: kept.withDetails }))
}

/** Forgets it: the cart is restored, or its payment may have been made. */
export const forgetCart = (): void => item.remove()

/** Returns the cart before a sheet that has ended without restoring it. */
export function keptCart(id: string): Before | null {
  try {
    const kept: Before | null = JSON.parse(item.get() ?? "null")
    return kept?.before.id === id ? kept : null
  } catch {
    return null
  }
}

/** Restores a cart after its sheet has ended; if that fails, the next visit of the cart or the checkout does. */
export async function restoreKeptCart(id: string): Promise<void> {
  const kept = keptCart(id)
  if (!kept) return
  await oneTabAtATime(() => restoreCart(storeSdk(), kept))
  forgetCart()
  announceCart(id)
}
