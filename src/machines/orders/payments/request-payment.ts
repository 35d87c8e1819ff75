import { changedMeanwhile } from "#machines/kit/changed-meanwhile.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { paymentRequestOf } from "./payments.rules.ts"

// Without `payments` itself, the server leaves out the amounts of the payments.
const FIELDS = [
  "id,status,currency_code,total,*summary,*payment_collections,*payment_collections.payments",
  "*payment_collections.payments.captures,*payment_collections.payments.refunds",
].join(",")

/**
 * Creates the payment collection that a customer pays in the store, and deletes one of another amount. Reads the order
 * first, so that it can be repeated after a lost response. Rejects if nothing is due any more.
 */
export async function requestPayment(
  { admin: { order: orders, paymentCollection: collections } }: AdminSdk,
  orderId: string,
): Promise<void> {
  const { order } = await orders.retrieve({ id: orderId, query: { fields: FIELDS } })
  const request = paymentRequestOf(order)
  if (!request) throw changedMeanwhile()
  const { amount, collection, isReady } = request
  if (isReady) return
  await collections.create({ body: { order_id: orderId, amount } })
  if (collection) await collections.delete({ id: collection.id })
}
