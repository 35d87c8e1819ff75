/** The computed amounts of a cart or an order. */
export const TOTALS = [
  "item_total",
  "item_subtotal",
  "item_tax_total",
  "item_discount_total",
  "original_item_total",
  "original_item_subtotal",
  "original_item_tax_total",
  "shipping_total",
  "shipping_subtotal",
  "shipping_tax_total",
  "shipping_discount_total",
  "original_shipping_total",
  "original_shipping_subtotal",
  "original_shipping_tax_total",
  "subtotal",
  "discount_subtotal",
  "discount_tax_total",
  "discount_total",
  "tax_total",
  "original_total",
  "original_subtotal",
  "original_tax_total",
  "credit_line_total",
  "credit_line_subtotal",
  "credit_line_tax_total",
  "total",
]

/** What the server takes for a request for totals. Of the others none is computed unless one of these is named too. */
export const ASKING_FOR_TOTALS = [
  "*",
  "total",
  "subtotal",
  "tax_total",
  "discount_total",
  "discount_tax_total",
  "original_total",
  "original_subtotal",
  "original_tax_total",
  "item_total",
  "item_subtotal",
  "item_tax_total",
  "original_item_total",
  "original_item_subtotal",
  "original_item_tax_total",
  "shipping_total",
  "shipping_subtotal",
  "shipping_tax_total",
  "original_shipping_total",
  "original_shipping_subtotal",
  "original_shipping_tax_total",
  "credit_line_total",
  "credit_line_subtotal",
  "credit_line_tax_total",
]

/** Those of an order besides: by how far its goods have come. */
export const MORE_TOTALS = [
  "fulfilled_total",
  "shipped_total",
  "return_requested_total",
  "return_received_total",
  "return_dismissed_total",
  "write_off_total",
]

/** Those of a line or a delivery. */
export const FIGURES = [
  "subtotal",
  "total",
  "original_subtotal",
  "original_total",
  "original_tax_total",
  "discount_subtotal",
  "discount_tax_total",
  "discount_total",
  "tax_total",
]

/** Those of an order's line, by how far its goods have come. */
export const LINE_FIGURES = [
  ...FIGURES,
  "refundable_total",
  "refundable_total_per_unit",
  "fulfilled_total",
  "shipped_total",
  "return_requested_total",
  "return_received_total",
  "return_dismissed_total",
  "write_off_total",
]

/** Those of a tax line or an adjustment. */
export const PARTS = ["total", "subtotal"]
