import { visitItem } from "#routes/_store/-visit/visit-item.ts"

const lastOrder = visitItem("lastOrder")

/** Returns the id of the last order placed in this visit, which a guest calls "my order". */
export const lastOrderId = (): string | null => lastOrder.get()
export const rememberOrder = (id: string): void => lastOrder.set(id)
