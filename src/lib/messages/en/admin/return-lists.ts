/** What comes back across all orders, and what was begun and not finished. */
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

export const inbox = {
  title: "Inbox",
  hint: "Changes of orders that were begun and wait to be finished. Looked at: all returns being written, the newest returns that are expected, the newest claims and exchanges, and the newest orders.",
  looked:
    "{found, plural, =0 {Nothing waits} one {# change waits} other {# changes wait}} among {looked, plural, one {# order} other {# orders}} looked at",
  looking: "Looking through the orders",
  missed: "{count, plural, one {# order} other {# orders}} could not be looked at",
  again: "Look again",
  columns: { order: "Order", change: "Open", state: "State", since: "Since", customer: "Customer" },
  change: {
    edit: "Order edit",
    return_request: "Return",
    return_receive: "Receipt of a return",
    claim: "Claim",
    exchange: "Exchange",
    transfer: "Transfer",
    other: "Change",
  },
  state: { pending: "Being written", requested: "Requested" },
  continue: "Continue",
  show: "Show the order",
  none: { title: "Nothing waits", text: "Whatever was begun has been finished." },
} as const
