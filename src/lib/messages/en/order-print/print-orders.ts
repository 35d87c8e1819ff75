/** Texts of printed packing slips and invoices. */
export const printOrders = {
  title: "Print orders",
  type: "What to print",
  types: { packingSlip: "Packing slip", invoice: "Invoice" },
  hints: {
    packingSlip: "Items with barcodes of their SKUs, without prices.",
    invoice: "Items with prices, taxes and the total.",
  },
  print: "{count, plural, =0 {Print} one {Print # order} other {Print # orders}}",
  none: "No order chosen. Select orders in the list, then print them.",
  tooMany:
    "{max, plural, one {Only the first order is shown} other {Only the first # orders are shown}}, of {all, number}. Print the others separately.",
  missing: "{count, plural, one {# order no longer exists.} other {# orders no longer exist.}}",
  items: "Items",
  wholeOrder: "All items of the order",
  package: "Items of fulfillment {number}",
  name: { packingSlip: "Packing slip of order #{number}", invoice: "Invoice of order #{number}" },
  order: "Order #{number}",
  billTo: "Bill to",
  shipTo: "Ship to",
  quantity: "Quantity",
  item: "Item",
  sku: "SKU",
  price: "Price",
  amount: "Amount",
  tax: "{name} {rate}",
} as const
