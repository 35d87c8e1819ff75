import { anything, big, date, flag, json, number, oneOf, rareFlag, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"
import { adjustmentColumns, lineColumns, taxLineColumns } from "./cart.ts"
import { addressColumns } from "./customer.ts"

const orderStatus = oneOf("pending", "completed", "draft", "archived", "canceled", "requires_action")
export const order = model(
  "order",
  "order",
  {
    display_id: number(),
    custom_display_id: text.null,
    region_id: ref.null,
    customer_id: ref.null,
    version: number(1),
    sales_channel_id: ref.null,
    status: orderStatus.or("pending"),
    is_draft_order: rareFlag,
    email: text.null,
    currency_code: text(),
    locale: text.null,
    no_notification: flag.null,
    canceled_at: date.null,
    shipping_address_id: text.null,
    billing_address_id: text.null,
    metadata: json.null,
  },
  ["display_id", "custom_display_id", "email", "shipping_address.*", "billing_address.*"],
)
export const orderAddress = model("order_address", "ordaddr", { customer_id: text.null, ...addressColumns }, [
  "company",
  "first_name",
  "last_name",
  "address_1",
  "address_2",
  "city",
  "province",
  "postal_code",
  "phone",
])
export const orderPromotion = model("order_promotion", "ordpromo", { order_id: ref(), promotion_id: ref() })

/** A line item as ordered. Its quantity in an order version is stored in order_item. */
export const orderLineItem = model("order_line_item", "ordli", {
  unit_price: big.null,
  compare_at_unit_price: big.null,
  ...lineColumns,
})
/** A line item in one version of an order; sent as the line item's `detail`. */
export const orderItem = model("order_item", "orditem", {
  order_id: ref(),
  item_id: ref(),
  version: number(1),
  unit_price: big.null,
  compare_at_unit_price: big.null,
  quantity: big(),
  fulfilled_quantity: big(0),
  delivered_quantity: big(0),
  shipped_quantity: big(0),
  return_requested_quantity: big(0),
  return_received_quantity: big(0),
  return_dismissed_quantity: big(0),
  written_off_quantity: big(0),
  metadata: json.null,
})
export const orderLineItemTaxLine = model("order_line_item_tax_line", "ordlitxl", {
  item_id: ref(),
  ...taxLineColumns,
  rate: big(),
})
export const orderLineItemAdjustment = model("order_line_item_adjustment", "ordliadj", {
  item_id: ref(),
  version: number(1),
  ...adjustmentColumns,
})
export const orderShippingMethod = model("order_shipping_method", "ordsm", {
  name: text(),
  description: anything.null,
  amount: big(),
  is_tax_inclusive: flag(false),
  is_custom_amount: flag(false),
  shipping_option_id: ref.null,
  data: json.null,
  metadata: json.null,
})
/** A shipping method in one version of an order; sent as the method's `detail`. */
export const orderShipping = model("order_shipping", "ordspmv", {
  order_id: ref(),
  shipping_method_id: ref(),
  version: number(1),
  return_id: ref.null,
  claim_id: ref.null,
  exchange_id: ref.null,
})
export const orderShippingMethodTaxLine = model("order_shipping_method_tax_line", "ordsmtxl", {
  shipping_method_id: ref(),
  ...taxLineColumns,
  rate: big(),
})
export const orderShippingMethodAdjustment = model("order_shipping_method_adjustment", "ordsmadj", {
  shipping_method_id: ref(),
  version: number(1),
  ...adjustmentColumns,
})
/** The stored totals of one order version. */
export const orderSummary = model("order_summary", "ordsum", { order_id: ref(), version: number(1), totals: json() })
export const orderTransaction = model("order_transaction", "ordtrx", {
  order_id: ref(),
  return_id: ref.null,
  claim_id: ref.null,
  exchange_id: ref.null,
  version: number(1),
  amount: big(),
  currency_code: text(),
  reference: text.null,
  reference_id: ref.null,
})
export const orderCreditLine = model("order_credit_line", "ordcl", {
  order_id: ref(),
  version: number(1),
  reference: text.null,
  reference_id: text.null,
  amount: big(),
  metadata: json.null,
})

const changeStatus = oneOf("confirmed", "declined", "requested", "pending", "canceled")
export const orderChange = model("order_change", "ordch", {
  order_id: ref(),
  return_id: ref.null,
  claim_id: ref.null,
  exchange_id: ref.null,
  version: number(),
  change_type: text.null,
  description: text.null,
  status: changeStatus.or("pending"),
  internal_note: text.null,
  created_by: text.null,
  requested_by: text.null,
  requested_at: date.null,
  confirmed_by: text.null,
  confirmed_at: date.null,
  declined_by: text.null,
  declined_reason: text.null,
  declined_at: date.null,
  canceled_by: text.null,
  canceled_at: date.null,
  carry_over_promotions: flag.null,
  no_notification: flag.null,
  metadata: json.null,
})
export const orderChangeAction = model("order_change_action", "ordchact", {
  order_change_id: ref.null,
  order_id: ref(),
  return_id: ref.null,
  claim_id: ref.null,
  exchange_id: ref.null,
  ordering: number(),
  version: number.null,
  reference: text.null,
  reference_id: ref.null,
  action: text(),
  details: json({}),
  amount: big.null,
  internal_note: text.null,
  applied: flag(false),
})
