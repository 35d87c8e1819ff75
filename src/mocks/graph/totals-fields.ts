import { words } from "#schema/defaults/words.ts"
import type { Computed } from "./node.ts"

/** The computed amounts of a cart or an order. */
export const TOTALS = words(`
  item_total item_subtotal item_tax_total item_discount_total original_item_total original_item_subtotal
  original_item_tax_total shipping_total shipping_subtotal shipping_tax_total shipping_discount_total
  original_shipping_total original_shipping_subtotal original_shipping_tax_total subtotal discount_subtotal
  discount_tax_total discount_total tax_total original_total original_subtotal original_tax_total credit_line_total
  credit_line_subtotal credit_line_tax_total total
`)

const NO_TRIGGERS = new Set(["item_discount_total", "shipping_discount_total", "discount_subtotal"])
/**
 * Fields that the server treats as a request for totals. All other totals are computed only along with one of these.
 */
export const TOTALS_TRIGGERS = ["*", ...TOTALS.filter((name) => !NO_TRIGGERS.has(name))]

/** Additional totals of an order, by fulfillment and return status. */
export const ORDER_ONLY_TOTALS = words(`
  fulfilled_total shipped_total return_requested_total return_received_total return_dismissed_total write_off_total
`)

/** Totals of a line item or shipping method. */
export const LINE_TOTALS = words(`
  subtotal total original_subtotal original_total original_tax_total discount_subtotal discount_tax_total
  discount_total tax_total
`)

/** Totals of an order's line item, including those by fulfillment and return status. */
export const ORDER_LINE_TOTALS = [...LINE_TOTALS, "refundable_total", "refundable_total_per_unit", ...ORDER_ONLY_TOTALS]

/** Totals of a tax line or adjustment. */
export const ADJUSTMENT_TOTALS = ["total", "subtotal"]

/** Totals of a row that `*` includes, with their `raw_` counterparts. */
export const rowTotals = <R>(fields: readonly string[], totalsOf: Computed<R>["of"]) => ({
  fields,
  requiresTotals: true,
  big: true,
  inStar: true,
  of: totalsOf,
})
