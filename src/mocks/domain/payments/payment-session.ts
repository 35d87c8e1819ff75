import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { conflict, invalidData, notFound } from "#mocks/kernel/refusal.ts"
import { refreshCollection } from "./payment-collections.ts"
import { createIntent, isStripe, sessionStatusOf } from "./stripe.ts"

/**
 * Results of a payment authorization. The provider's hidden column `behavior` sets it for all payments, the session's
 * `data.mock_behavior` for one payment.
 * - `authorize`: authorized, the merchant captures later (the default);
 * - `capture`: captured immediately;
 * - `decline`: declined, the session can't be used again;
 * - `requires_more`: requires another step (such as confirmation by the bank) first, authorized on the second call;
 * - `conflict`: two 409 responses, authorized on the third call.
 */
const behaviors = ["authorize", "capture", "decline", "requires_more", "conflict"] as const
export type Behavior = (typeof behaviors)[number]

/** Number of calls that fail with a conflict. */
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
  const requested = session.data.mock_behavior ?? db.tables.paymentProvider.get(session.provider_id)?.behavior
  return behaviors.find((behavior) => behavior === requested) ?? "authorize"
}

/** Customer data that the server passes to a payment provider. */
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

/** Throws if the provider is disabled, or not offered in the region of the collection's cart. */
function checkProvider(db: Database, collection: Row<"paymentCollection">, providerId: string): void {
  const region = db.tables.cart.get(collection.cart_id)?.region_id
  const enabled = db.tables.paymentProvider.get(providerId)?.is_enabled === true
  const ofRegion =
    !region ||
    db.tables.regionPaymentProvider.by("region_id", region).some((link) => link.payment_provider_id === providerId)
  if (!enabled || !ofRegion)
    throw invalidData(`Payment provider ${providerId} is not enabled in the cart's region ${region ?? null}.`)
}

/** Creates a payment session and deletes the collection's previous sessions. */
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
  const session = db.tables.paymentSession.insert({
    payment_collection_id: collection.id,
    currency_code: collection.currency_code,
    amount: collection.amount,
    provider_id: request.provider_id,
    data: request.data ?? {},
    context: customer ? sessionContext(db, customer, request.provider_id) : {},
    metadata: {},
  })
  return isStripe(session.provider_id) ? createIntent(db, session) : session
}

/** Takes over the status of a session's PaymentIntent, which the shopper has confirmed with Stripe. */
function authorizeIntent(db: Database, session: Row<"paymentSession">): PaymentProblem | undefined {
  const status = sessionStatusOf(session)
  if (status === "authorized" || status === "captured") {
    recordPayment(db, session, { captured: status === "captured" })
    return undefined
  }
  db.tables.paymentSession.update(session.id, { status })
  return status === "requires_more" ? REQUIRES_MORE : DECLINED
}

/** Authorizes a session and records its payment; returns the provider's problem if it refuses. */
export function authorizeSession(db: Database, session: Row<"paymentSession">): PaymentProblem | undefined {
  if (isStripe(session.provider_id)) return authorizeIntent(db, session)
  const behavior = behaviorOf(db, session)
  // Sequence numbers are never reused, not even after a rollback.
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

/** Records an authorized payment, and its capture if the provider captured it. */
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
