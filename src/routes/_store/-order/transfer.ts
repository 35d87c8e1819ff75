import { deviceItem } from "#lib/device-items.ts"
import { storeSdk } from "#routes/_store/-api/client.ts"

/**
 * A request for an order that this device knows of: the server lists none. It is dropped when it was taken back, and when
 * the order has come.
 */
export interface TransferRequest {
  readonly orderId: string
  readonly number: string
  readonly at: string
}

const requestsOf = (customerId: string) => deviceItem("transferRequests", customerId)

export function transferRequests(customerId: string): readonly TransferRequest[] {
  try {
    const list: unknown = JSON.parse(requestsOf(customerId).get() ?? "[]")
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
const keep = (customerId: string, list: readonly TransferRequest[]) =>
  list.length > 0 ? requestsOf(customerId).set(JSON.stringify(list)) : requestsOf(customerId).remove()

export const forgetTransfer = (customerId: string, orderId: string): void =>
  keep(
    customerId,
    transferRequests(customerId).filter((request) => request.orderId !== orderId),
  )

/** The order's id in whatever was pasted: the id, the confirmation's address, a line of a mail. */
export const orderIdIn = (text: string): string | undefined => /order_[0-9A-Za-z]{26}/.exec(text)?.[0]

/** Asks for an order; answers its number, and whose mailbox the link goes to. */
export async function requestTransfer(customerId: string, orderId: string, description: string) {
  const { order } = await storeSdk(customerId).store.order.requestTransfer({
    id: orderId,
    body: description ? { description } : {},
  })
  const number = `#${order.display_id}`
  const others = transferRequests(customerId).filter((request) => request.orderId !== orderId)
  keep(customerId, [{ orderId, number, at: new Date().toISOString() }, ...others])
  return { number, email: order.email ?? "" }
}

/** "g•••@example.com": whose mailbox it is can be guessed by who knows it, and by nobody else. */
export const masked = (email: string): string => email.replace(/^(.).*(?=@)/, "$1•••")
