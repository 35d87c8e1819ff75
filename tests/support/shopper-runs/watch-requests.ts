import type { HeldNetwork } from "./network.ts"
import type { Shopper, ShopperShop } from "./shop.ts"
import type { ShopTab } from "./tab.ts"

const marksOf = ({ id, email, street }: Shopper) => [id, email, street]

/** Watches for writes into another customer's data, and for responses that are shown after their owner has left. */
export function watchRequests(given: ShopperShop, tabs: readonly ShopTab[], network: HeldNetwork) {
  const { shop, customers } = given
  const { cart: carts } = shop.backend.db.tables
  const found: string[] = []
  let late: { readonly reader: Shopper; readonly before: ReadonlySet<unknown> } | undefined
  network.onArrival = ({ method, path, body, customerId }) => {
    if (method === "GET" || !customerId) return
    const [, , area, id, action] = path.split("/")
    for (const other of customers.filter((customer) => customer.id !== customerId)) {
      if (area === "customers" && marksOf(other).some((mark) => body.includes(mark)))
        found.push(`${method} ${path} of ${customerId} has data of ${other.email}`)
      if (area === "carts" && action !== "customer" && carts.get(id ?? "")?.customer_id === other.id)
        found.push(`${method} ${path} of ${customerId} changes a cart of ${other.email}`)
    }
  }
  network.onResponse = ({ method, customerId }) => {
    const reader = customers.find(({ id }) => id === customerId)
    if (method === "GET" && reader && given.tabs[0].currentOwner() !== reader.id)
      late = { reader, before: new Set(tabs.flatMap(({ held }) => held)) }
  }
  return {
    /** Problems found since the last call; called after each event. */
    problems(): string[] {
      if (late) {
        const { reader, before } = late
        const added = tabs.flatMap(({ held }) => held).filter((held) => !before.has(held))
        const text = JSON.stringify(added)
        // A sign-in reads the customer before it is completed.
        const isIn = given.tabs[0].currentOwner() === reader.id
        if (!isIn && marksOf(reader).some((mark) => text.includes(mark)))
          found.push(`a response for ${reader.email} was used after someone else had signed in`)
        late = undefined
      }
      return found.splice(0)
    },
  }
}
