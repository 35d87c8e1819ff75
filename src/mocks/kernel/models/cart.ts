import { anything, big, date, flag, json, number, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"
import { addressColumns } from "./customer.ts"

/** Snapshot of the product in a line item, which doesn't change with the product. */
export const lineColumns = {
  title: text(),
  subtitle: text.null,
  thumbnail: text.null,
  variant_id: ref.null,
  product_id: ref.null,
  product_title: text.null,
  product_description: text.null,
  product_subtitle: text.null,
  product_type: text.null,
  product_type_id: text.null,
  product_collection: text.null,
  product_handle: text.null,
  variant_sku: text.null,
  variant_barcode: text.null,
  variant_title: text.null,
  variant_option_values: json.null,
  requires_shipping: flag(true),
  is_discountable: flag(true),
  is_giftcard: flag(false),
  is_tax_inclusive: flag(false),
  is_custom_price: flag(false),
  metadata: json.null,
}
export const taxLineColumns = {
  description: text.null,
  code: text(),
  rate: number(),
  provider_id: text.null,
  tax_rate_id: text.null,
  data: json.null,
  metadata: json.null,
}
export const adjustmentColumns = {
  description: text.null,
  code: text.null,
  amount: big(),
  is_tax_inclusive: flag(false),
  provider_id: text.null,
  promotion_id: ref.null,
}

export const cart = model("cart", "cart", {
  region_id: ref.null,
  customer_id: ref.null,
  sales_channel_id: text.null,
  email: text.null,
  currency_code: text(),
  locale: text.null,
  shipping_address_id: text.null,
  billing_address_id: text.null,
  /** The order created from the cart; completing the cart again returns it. */
  order_id: ref.null,
  completed_at: date.null,
  metadata: json.null,
})
export const cartLineItem = model("cart_line_item", "cali", {
  cart_id: ref(),
  quantity: number(),
  unit_price: big(),
  compare_at_unit_price: big.null,
  ...lineColumns,
})
export const cartLineItemTaxLine = model("cart_line_item_tax_line", "calitxl", { item_id: ref(), ...taxLineColumns })
export const cartLineItemAdjustment = model("cart_line_item_adjustment", "caliadj", {
  item_id: ref(),
  ...adjustmentColumns,
})
export const cartShippingMethod = model("cart_shipping_method", "casm", {
  cart_id: ref(),
  name: text(),
  description: anything.null,
  amount: big(),
  is_tax_inclusive: flag(false),
  shipping_option_id: ref.null,
  data: json.null,
  metadata: json.null,
})
export const cartShippingMethodTaxLine = model("cart_shipping_method_tax_line", "casmtxl", {
  shipping_method_id: ref(),
  ...taxLineColumns,
})
export const cartShippingMethodAdjustment = model("cart_shipping_method_adjustment", "casmadj", {
  shipping_method_id: ref(),
  ...adjustmentColumns,
})
export const cartAddress = model("cart_address", "caaddr", { customer_id: text.null, ...addressColumns })
export const cartCreditLine = model("cart_credit_line", "cacl", {
  cart_id: ref(),
  reference: text.null,
  reference_id: text.null,
  amount: big(),
  metadata: json.null,
})
export const cartPromotion = model("cart_promotion", "cartpromo", { cart_id: ref(), promotion_id: ref() })
