import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { conflict, invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refreshCollection } from "./payment-collections.ts"

/**
 * What the payment provider does when it is asked to authorize. A world sets it for all by the provider's hidden column
 * `behavior`; a shopper for one payment by the session's `data.mock_behavior`.
 * - `authorize`: says yes, the merchant captures later (the default);
 * - `capture`: takes the money at once;
 * - `decline`: says no, the session is spent;
 * - `requires_more`: asks for a step (a confirmation at the bank) the first time, and says yes the second;
 * - `conflict`: someone else is at it, 409, and again; the third call finds the way free.
 */
export const behaviors = ["authorize", "capture", "decline", "requires_more", "conflict"] as const
export type Behavior = (typeof behaviors)[number]

/** So many calls meet another one. */
const CONFLICTS = 2

export interface PaymentProblem {
  readonly message: string
  readonly name: "Error"
  readonly type: "payment_authorization_error" | "payment_requires_more_error"
}
const DECLINED: PaymentProblem = {
  message: "Payment authorization failed",
  name: "Error",
  type: "payment_authorization_error",
}
const REQUIRES_MORE: PaymentProblem = {
  message: "More information is required for payment",
  name: "Error",
  type: "payment_requires_more_error",
}

function behaviorOf(db: Database, session: Row<"paymentSession">): Behavior {
  const asked = session.data.mock_behavior ?? db.tables.paymentProvider.get(session.provider_id)?.behavior
  return behaviors.find((behavior) => behavior === asked) ?? "authorize"
}

/** What the server tells a provider about a customer with an account. */
function sessionContext(db: Database, customer: Row<"customer">, providerId: string): Json {
  const holders = db.tables.accountHolder.by("customer_id", customer.id).filter((h) => h.provider_id === providerId)
  const addresses = db.tables.customerAddress.by("customer_id", customer.id)
  const { id, email, phone, first_name, last_name, company_name, metadata } = customer
  const holder =
    holders[0] ?? db.tables.accountHolder.insert({ customer_id: id, provider_id: providerId, external_id: id, email })
  return {
    customer: {
      id,
      email,
      phone,
      first_name,
      last_name,
      company_name,
      metadata,
      addresses,
      account_holders: holders,
      billing_address: addresses.find((address) => address.is_default_billing) ?? addresses[0] ?? null,
    },
    account_holder: holder,
  }
}

export function removeSessions(db: Database, collectionId: string): void {
  for (const session of db.tables.paymentSession.by("payment_collection_id", collectionId))
    db.tables.paymentSession.remove(session.id)
}

/** The provider must be enabled, and be one of the region's where the collection belongs to a cart. */
function checkProvider(db: Database, collection: Row<"paymentCollection">, providerId: string): void {
  const region = db.tables.cart.get(collection.cart_id)?.region_id
  const enabled = db.tables.paymentProvider.get(providerId)?.is_enabled === true
  const ofRegion =
    !region ||
    db.tables.regionPaymentProvider.by("region_id", region).some((link) => link.payment_provider_id === providerId)
  if (!enabled || !ofRegion)
    throw invalidData(`Payment provider ${providerId} is not enabled in the cart's region ${region ?? null}.`)
}

/** Begins to pay with a provider; what was begun before is dropped. */
export function openPaymentSession(
  db: Database,
  collectionId: string,
  request: { readonly provider_id: string; readonly data?: Json | undefined },
  customer: Row<"customer"> | undefined,
): Row<"paymentSession"> {
  const collection = db.tables.paymentCollection.get(collectionId)
  if (!collection) throw notFound(`PaymentCollection with id: ${collectionId} was not found`)
  checkProvider(db, collection, request.provider_id)
  removeSessions(db, collection.id)
  return db.tables.paymentSession.insert({
    payment_collection_id: collection.id,
    currency_code: collection.currency_code,
    amount: collection.amount,
    provider_id: request.provider_id,
    data: request.data ?? {},
    context: customer ? sessionContext(db, customer, request.provider_id) : {},
    metadata: {},
  })
}

/** Asks the provider for the money: the problem it has, or nothing, and then there is a payment. */
export function authorizeSession(db: Database, session: Row<"paymentSession">): PaymentProblem | undefined {
  const behavior = behaviorOf(db, session)
  // A number that was drawn is never drawn again, also where the request is rolled back.
  if (behavior === "conflict" && db.next(`conflict of ${session.id}`) <= CONFLICTS) throw conflict()
  if (behavior === "decline") {
    db.tables.paymentSession.update(session.id, { status: "error" })
    return DECLINED
  }
  if (behavior === "requires_more" && session.status !== "requires_more") {
    db.tables.paymentSession.update(session.id, { status: "requires_more" })
    return REQUIRES_MORE
  }
  recordPayment(db, session, { captured: behavior === "capture" })
  return undefined
}

/** Books what a provider authorized, and captured at once if it did. */
export function recordPayment(
  db: Database,
  session: Row<"paymentSession">,
  options: { readonly captured: boolean },
): Row<"payment"> {
  const at = db.clock.iso()
  db.tables.paymentSession.update(session.id, { status: "authorized", authorized_at: at })
  const payment = db.tables.payment.insert({
    payment_collection_id: session.payment_collection_id,
    payment_session_id: session.id,
    amount: session.amount,
    currency_code: session.currency_code,
    provider_id: session.provider_id,
    data: session.data,
    captured_at: options.captured ? at : null,
  })
  if (options.captured) db.tables.capture.insert({ payment_id: payment.id, amount: payment.amount })
  refreshCollection(db, session.payment_collection_id)
  return payment
}
