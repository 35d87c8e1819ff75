import { toStripeAmount } from "#lib/stripe-amount.ts"
import type { Json } from "#mocks/kernel/columns.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"

/** Stripe and its single methods, such as pp_stripe-ideal_stripe. */
export const isStripe = (providerId: string): boolean => /^pp_stripe(-\w+)?_/.test(providerId)

type IntentStatus = "requires_payment_method" | "requires_action" | "requires_capture" | "succeeded"

/** A PaymentIntent, as far as the storefront reads it. It is the `data` of its payment session, as on the server. */
export interface Intent {
  readonly id: string
  readonly object: "payment_intent"
  /** In the units of `toStripeAmount`. */
  readonly amount: number
  readonly currency: string
  readonly status: IntentStatus
  readonly client_secret: string
  readonly capture_method: "manual" | "automatic"
  readonly last_payment_error: StripeError | null
  readonly payment_method_types: readonly string[]
}

interface StripeError {
  readonly type: "card_error" | "invalid_request_error"
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}
/** An error of Stripe's API; the intent is sent with it. */
export type IntentResult = { readonly intent: Intent } | { readonly intent?: Intent; readonly error: StripeError }

/** Test cards of Stripe's documentation, and what confirming a payment with them does. */
const cards: Readonly<Record<string, "success" | "decline" | "authenticate">> = {
  "4242424242424242": "success",
  "4000000000000002": "decline",
  "4000002500003155": "authenticate",
}

const errors = {
  declined: {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  },
  number: { type: "card_error", code: "incorrect_number", message: "Your card number is incorrect." },
  authentication: {
    type: "card_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  },
  missing: { type: "invalid_request_error", code: "resource_missing", message: "No such payment_intent" },
  state: {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: "This PaymentIntent can't be confirmed because it was confirmed before.",
  },
} as const satisfies Record<string, StripeError>

const idOf = (session: Row<"paymentSession">): string => session.id.replace(/^payses/, "pi")

/** Creates the PaymentIntent of a new session. `capture_method` in the session's data sets when it is captured. */
export function createIntent(db: Database, session: Row<"paymentSession">): Row<"paymentSession"> {
  const id = idOf(session)
  const intent: Intent = {
    id,
    object: "payment_intent",
    amount: toStripeAmount(session.amount, session.currency_code),
    currency: session.currency_code,
    status: "requires_payment_method",
    client_secret: `${id}_secret_${db.next("secret of an intent")}`,
    capture_method: session.data.capture_method === "automatic" ? "automatic" : "manual",
    last_payment_error: null,
    payment_method_types: ["card", "ideal"],
  }
  return db.tables.paymentSession.update(session.id, { data: { ...intent } as Json })
}

const intentOf = (session: Row<"paymentSession">) => session.data as unknown as Intent

/** Returns the session of an intent; undefined if it was deleted, as after a change of the total. */
export function sessionOfIntent(db: Database, id: string): Row<"paymentSession"> | undefined {
  const session = db.tables.paymentSession.get(id.replace(/^pi/, "payses"))
  return session && isStripe(session.provider_id) ? session : undefined
}

/** Finds the session of an intent; undefined if the secret is wrong or the session was deleted, as after a change of the total. */
function sessionOf(db: Database, id: string, secret: unknown): Row<"paymentSession"> | undefined {
  const session = sessionOfIntent(db, id)
  return session && intentOf(session).client_secret === secret ? session : undefined
}

function update(db: Database, session: Row<"paymentSession">, changes: Partial<Intent>): Intent {
  const intent = { ...intentOf(session), ...changes }
  db.tables.paymentSession.update(session.id, { data: { ...intent } as unknown as Json })
  return intent
}

const succeed = (db: Database, session: Row<"paymentSession">): IntentResult => ({
  intent: update(db, session, {
    status: intentOf(session).capture_method === "automatic" ? "succeeded" : "requires_capture",
    last_payment_error: null,
  }),
})
function fail(db: Database, session: Row<"paymentSession">, error: StripeError): IntentResult {
  return { error, intent: update(db, session, { status: "requires_payment_method", last_payment_error: error }) }
}

/** Returns an intent to a client that has its secret. */
export function retrieveIntent(db: Database, id: string, secret: unknown): IntentResult {
  const session = sessionOf(db, id, secret)
  return session ? { intent: intentOf(session) } : { error: errors.missing }
}

/** Confirms an intent with a method: a card, a wallet (which always works) or a bank's page (which asks first). */
export function confirmIntent(
  db: Database,
  id: string,
  body: { readonly client_secret?: unknown; readonly method?: unknown; readonly number?: unknown },
): IntentResult {
  const session = sessionOf(db, id, body.client_secret)
  if (!session) return { error: errors.missing }
  const { status } = intentOf(session)
  if (status === "requires_capture" || status === "succeeded") return { error: errors.state, intent: intentOf(session) }
  if (body.method === "wallet") return succeed(db, session)
  const waiting = { status: "requires_action", last_payment_error: null } as const
  if (body.method === "bank") return { intent: update(db, session, waiting) }
  const result = cards[String(body.number).replaceAll(" ", "")]
  if (result === "success") return succeed(db, session)
  if (result === "authenticate") return { intent: update(db, session, waiting) }
  return fail(db, session, result === "decline" ? errors.declined : errors.number)
}

/** Ends the step that an intent waits for: 3-D Secure, or the bank's page. */
export function finishAuthentication(db: Database, id: string, secret: unknown, isPassed: boolean): IntentResult {
  const session = sessionOf(db, id, secret)
  if (!session) return { error: errors.missing }
  if (intentOf(session).status !== "requires_action") return { intent: intentOf(session) }
  return isPassed ? succeed(db, session) : fail(db, session, errors.authentication)
}

/** Captures an authorized intent, as in Stripe's dashboard; returns its session. */
export function captureIntent(db: Database, session: Row<"paymentSession">): Row<"paymentSession"> {
  if (intentOf(session).status !== "requires_capture") return session
  update(db, session, { status: "succeeded" })
  return db.tables.paymentSession.get(session.id) ?? session
}

/** Status of an intent's session, as the server's provider maps it. */
export function sessionStatusOf(session: Row<"paymentSession">): Row<"paymentSession">["status"] {
  const { status, last_payment_error } = intentOf(session)
  if (status === "requires_capture") return "authorized"
  if (status === "succeeded") return "captured"
  if (status === "requires_action") return "requires_more"
  return last_payment_error ? "error" : "pending"
}
