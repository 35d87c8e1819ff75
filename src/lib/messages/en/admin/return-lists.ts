/** What comes back across all orders. */
export const returnLists = {
  title: "Returns",
  hint: "What comes back across all orders. The tabs count what waits to be received.",
  tab: { returns: "Returns", claims: "Claims", exchanges: "Exchanges" },
  columns: {
    order: "Order",
    number: "Number",
    date: "Begun",
    customer: "Customer",
    sort: "Kind",
    status: "Goods back",
  },
  order: "Order",
  sort: { return: "Return", claim: "Claim", exchange: "Exchange", refund: "Refund", replace: "Replacement" },
  nothingBack: "Nothing comes back",
  receive: "Receive",
  continue: "Continue",
  none: {
    filtered: "No return matches",
    returns: "No returns yet",
    claims: "No claims yet",
    exchanges: "No exchanges yet",
    text: "They are begun on the page of an order.",
  },
} as const
