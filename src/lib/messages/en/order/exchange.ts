export const exchange = {
  title: "Exchange for order #{number}",
  out: "New items",
  add: "Add new items",
  shipping: "Shipping for new items",
  confirm: "Confirm exchange",
  consequence: "The customer gets an email if the server is set up to send it. Stock is reserved for the new items.",
  consequenceUnreserved: "The customer gets an email if the server is set up to send it. No stock is reserved.",
  done: "Exchange for order #{number} created",
} as const
