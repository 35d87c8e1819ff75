import { deviceItem } from "#lib/device-items.ts"

/** Ids of the carts that this device keeps for a customer until their next sign-in, the latest first. */
export const savedCarts = (owner: string): readonly string[] => deviceItem("savedCart", owner).get()?.split(" ") ?? []

/** Keeps the cart for the customer's next sign-in, beside those that couldn't become one with another cart yet. */
export function saveCart(owner: string, id: string): void {
  const others = savedCarts(owner).filter((saved) => saved !== id)
  deviceItem("savedCart", owner).set([id, ...others].join(" "))
}

/** Stops keeping the cart for the customer. */
export function forgetSavedCart(owner: string, id: string): void {
  const saved = savedCarts(owner)
  if (!saved.includes(id)) return
  const others = saved.filter((other) => other !== id)
  const item = deviceItem("savedCart", owner)
  if (others.length > 0) item.set(others.join(" "))
  else item.remove()
}
