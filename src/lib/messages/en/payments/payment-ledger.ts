/** Texts of the list of all payments. */
export const paymentLedger = {
  title: "Payments",
  hint: "All payments with their captured and refunded amounts. To capture or refund a payment, open its order.",
  none: { title: "No payments yet", text: "Payments appear here as soon as a customer has placed an order." },
  noMatch: "No matching payments",
  order: "Order #{number}",
  noOrder: "No order",
  currency: "Currency",
  columns: {
    order: "Order",
    state: "Status",
    amount: "Amount",
    captured: "Captured",
    refunded: "Refunded",
    provider: "Provider",
  },
  states: {
    authorized: "Authorized",
    partially_captured: "Partially captured",
    captured: "Captured",
    partially_refunded: "Partially refunded",
    refunded: "Refunded",
    canceled: "Canceled",
  },
  totals: {
    title: "Totals by currency",
    count: "{count, plural, one {# payment} other {# payments}}",
    captured: "Captured",
    refunded: "Refunded",
    net: "Net",
    open: "Still to capture",
    checked:
      "Checked {checked, number} of {all, plural, one {# payment} other {# payments}}. Choose a shorter period to include all of them.",
  },
} as const
