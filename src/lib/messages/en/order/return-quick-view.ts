/** Quick view of the lists of returns, claims and exchanges. */
export const returnQuickView = {
  returns: "Return #{number}",
  claims: "Claim #{number}",
  exchanges: "Exchange #{number}",
  previous: "Previous row",
  next: "Next row",
  first: "This is the first row of the list",
  last: "This is the last row of the list",
  open: "Open order",
  returned: "Items to return",
  claimed: "Claimed items",
  sent: "New items",
  line: "{quantity, number} × {title}",
  none: "No items yet. They appear when the request is confirmed.",
} as const
