import { big, date, flag, json, oneOf, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

/** Keyed by its name: pp_system_default. */
export const paymentProvider = model("payment_provider", null, {
  is_enabled: flag(true),
  /** Outcome of the provider's authorizations, see domain/payment-session.ts; never sent. */
  behavior: text("authorize"),
})

const collectionStatus = oneOf(
  "not_paid",
  "awaiting",
  "authorized",
  "partially_authorized",
  "canceled",
  "failed",
  "partially_captured",
  "completed",
)
export const paymentCollection = model("payment_collection", "pay_col", {
  cart_id: ref.null,
  order_id: ref.null,
  currency_code: text(),
  amount: big(),
  authorized_amount: big.null,
  captured_amount: big.null,
  refunded_amount: big.null,
  completed_at: date.null,
  status: collectionStatus.or("not_paid"),
  metadata: json.null,
})

const sessionStatus = oneOf(
  "authorized",
  "captured",
  "pending",
  "requires_more",
  "error",
  "canceled",
  "pending_authorization",
)
export const paymentSession = model("payment_session", "payses", {
  payment_collection_id: ref(),
  currency_code: text(),
  amount: big(),
  provider_id: text(),
  data: json({}),
  context: json.null,
  status: sessionStatus.or("pending"),
  authorized_at: date.null,
  metadata: json.null,
})

export const payment = model("payment", "pay", {
  payment_collection_id: ref(),
  payment_session_id: ref.null,
  amount: big(),
  currency_code: text(),
  provider_id: text(),
  data: json.null,
  captured_at: date.null,
  canceled_at: date.null,
  metadata: json.null,
})
export const capture = model("capture", "capt", {
  payment_id: ref(),
  amount: big(),
  created_by: text.null,
  metadata: json.null,
})
export const refund = model("refund", "ref", {
  payment_id: ref(),
  amount: big(),
  refund_reason_id: ref.null,
  note: text.null,
  created_by: text.null,
  metadata: json.null,
})

/** A customer's account with a payment provider, which stores payment methods. */
export const accountHolder = model("account_holder", "acchld", {
  customer_id: ref(),
  provider_id: text(),
  external_id: text.null,
  email: text.null,
  data: json({}),
  is_default: flag(false),
  metadata: json.null,
})
