import { localStore } from "#lib/storage.ts"

const KEY = "last_order"

/** The order that was placed last in this browser: what a guest means by "my order". */
export const lastOrderId = (): string | null => localStore.get(KEY)
export const rememberOrder = (id: string): void => localStore.set(KEY, id)
