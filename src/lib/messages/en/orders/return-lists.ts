/** Returns, claims and exchanges across all orders. */
export const returnLists = {
  title: "Returns",
  hint: "Returns across all orders. Tabs show how many are still to be received.",
  tab: { returns: "Returns", claims: "Claims", exchanges: "Exchanges" },
  filters: { date: "Created" },
  columns: {
    order: "Order",
    number: "Number",
    date: "Created",
    customer: "Customer",
    sort: "Type",
    status: "Return status",
  },
  order: "Order",
  sort: { return: "Return", claim: "Claim", exchange: "Exchange", refund: "Refund", replace: "Replacement" },
  noReturn: "No return",
  receive: "Receive return",
  continue: "Continue",
  none: {
    filtered: "No matching returns",
    returns: "No returns yet",
    claims: "No claims yet",
    exchanges: "No exchanges yet",
    text: "Create one from an order’s page.",
  },
} as const
