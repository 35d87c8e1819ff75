import { deviceItem } from "#lib/device-items.ts"

const lastOrder = deviceItem("lastOrder")

/** The order that was placed last in this visit: what a guest means by "my order". */
export const lastOrderId = (): string | null => lastOrder.get()
export const rememberOrder = (id: string): void => lastOrder.set(id)
