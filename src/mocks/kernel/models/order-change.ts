import { big, date, flag, json, number, oneOf, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

const returnStatus = oneOf("open", "requested", "received", "partially_received", "canceled")
export const orderReturn = model("return", "return", {
  order_id: ref(),
  claim_id: ref.null,
  exchange_id: ref.null,
  order_version: number(),
  display_id: number(),
  status: returnStatus.or("open"),
  location_id: text.null,
  no_notification: flag.null,
  refund_amount: big.null,
  created_by: text.null,
  requested_at: date.null,
  received_at: date.null,
  canceled_at: date.null,
  metadata: json.null,
})
export const returnItem = model("return_item", "retitem", {
  return_id: ref(),
  item_id: ref(),
  reason_id: text.null,
  quantity: big(),
  received_quantity: big(0),
  damaged_quantity: big(0),
  note: text.null,
  metadata: json.null,
})

const claimType = oneOf("refund", "replace")
export const claim = model("claim", "claim", {
  order_id: ref(),
  return_id: ref.null,
  order_version: number(),
  display_id: number(),
  type: claimType.column,
  no_notification: flag.null,
  refund_amount: big.null,
  created_by: text.null,
  canceled_at: date.null,
  metadata: json.null,
})
const claimReason = oneOf("missing_item", "wrong_item", "production_failure", "other")
export const claimItem = model("claim_item", "claitem", {
  claim_id: ref(),
  item_id: ref(),
  reason: claimReason.null,
  quantity: big(),
  is_additional_item: flag(false),
  note: text.null,
  metadata: json.null,
})

export const exchange = model("exchange", "oexc", {
  order_id: ref(),
  return_id: ref.null,
  order_version: number(),
  display_id: number(),
  no_notification: flag.null,
  difference_due: big.null,
  allow_backorder: flag(false),
  created_by: text.null,
  canceled_at: date.null,
  metadata: json.null,
})
export const exchangeItem = model("exchange_item", "oexcitem", {
  exchange_id: ref(),
  item_id: ref(),
  quantity: big(),
  note: text.null,
  metadata: json.null,
})
