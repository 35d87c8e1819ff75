import { visitItem } from "#store/visit/visit-item.ts"

const lastOrder = visitItem("lastOrder")

/** Returns the id of the last order placed in this visit, which a guest calls "my order". */
export const lastOrderId = (): string | null => lastOrder.get()
export function rememberOrder(id: string): void {
  placedHere.add(id)
  lastOrder.set(id)
}

const placedHere = new Set<string>()
/** Whether the order was placed in this tab since the page was loaded, also if the login has ended since. */
export const wasPlacedHere = (id: string): boolean => placedHere.has(id)
