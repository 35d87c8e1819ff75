import { z } from "zod"

/** Amounts are in major units of the currency, unrounded. */
const amount = z.number()

/** Totals of a line item and of a shipping method. */
export const lineTotals = {
  original_total: amount,
  original_subtotal: amount,
  original_tax_total: amount,
  total: amount,
  subtotal: amount,
  tax_total: amount,
  discount_total: amount,
  discount_tax_total: amount,
}

/** Totals of a cart and of an order. */
export const orderTotals = {
  ...lineTotals,
  original_item_total: amount,
  original_item_subtotal: amount,
  original_item_tax_total: amount,
  item_total: amount,
  item_subtotal: amount,
  item_tax_total: amount,
  item_discount_total: amount,
  shipping_total: amount,
  shipping_subtotal: amount,
  shipping_tax_total: amount,
  shipping_discount_total: amount,
  original_shipping_total: amount,
  original_shipping_subtotal: amount,
  original_shipping_tax_total: amount,
  gift_card_total: amount,
  gift_card_tax_total: amount,
  credit_line_total: amount,
}
