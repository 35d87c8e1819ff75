import { deviceItem } from "#lib/device-items.ts"
import { storeSdk } from "#store/api/client.ts"
import { currentOwner } from "#store/visit/visit.ts"

/**
 * An order transfer requested on this device; the server has no list of requests. It is dropped when it is withdrawn
 * or when the order has been transferred.
 */
export interface TransferRequest {
  readonly orderId: string
  readonly number: string
  readonly at: string
}

const isRequest = (value: unknown): value is TransferRequest => {
  const { orderId, number, at } = Object(value) as Partial<Record<keyof TransferRequest, unknown>>
  return (
    typeof orderId === "string" && typeof number === "string" && typeof at === "string" && !Number.isNaN(Date.parse(at))
  )
}
const requestsOf = (customerId: string) => deviceItem("transferRequests", customerId)

export function transferRequests(customerId: string): readonly TransferRequest[] {
  try {
    const list: unknown = JSON.parse(requestsOf(customerId).get() ?? "[]")
    return Array.isArray(list) ? list.filter(isRequest) : []
  } catch {
    return []
  }
}
/** Stores nothing for a customer who is no longer signed in. */
function store(customerId: string, list: readonly TransferRequest[]): void {
  if (list.length === 0) requestsOf(customerId).remove()
  else if (currentOwner() === customerId) requestsOf(customerId).set(JSON.stringify(list))
}

export const forgetTransfer = (customerId: string, orderId: string): void =>
  store(
    customerId,
    transferRequests(customerId).filter((request) => request.orderId !== orderId),
  )

/** Finds an order's id in pasted text, for example in the URL of the confirmation page or in an email. */
export const orderIdIn = (text: string): string | undefined => {
  const [, id] = /order_([0-9a-z]{26})/i.exec(text) ?? []
  return id && `order_${id.toUpperCase()}`
}

/** Requests the transfer of an order; returns its number and the email address that gets the link. */
export async function requestTransfer(customerId: string, orderId: string, description: string) {
  const { order } = await storeSdk(customerId).store.order.requestTransfer({
    id: orderId,
    body: description ? { description } : {},
  })
  const number = `#${order.display_id}`
  const others = transferRequests(customerId).filter((request) => request.orderId !== orderId)
  store(customerId, [{ orderId, number, at: new Date().toISOString() }, ...others])
  return { number, email: order.email ?? "" }
}

/** Masks an email address ("g•••@example.com"), so only someone who knows it recognizes it. */
export const masked = (email: string): string => email.replace(/^(.).*(?=@)/, "$1•••")
