/** Items to return in returns, claims and exchanges, and receiving them. */
export const returnItems = {
  title: "Items to return",
  none: {
    title: "No items to return",
    text: "Only fulfilled items that aren’t already being returned appear here.",
  },
  quantity: "Quantity of {title} to return",
  back: "{count, number} to return",
  most: "{count, plural, one {Only # item can be returned} other {Only # items can be returned}}",
  reason: "Reason",
  oneReason: "One reason per item and return. If the others have another reason, request a second return for them.",
  noReason: "No reason",
  note: "Note for the team",
  arrival: "Return location",
  location: "Location",
  chooseLocation: "Choose a location",
  shipping: "Return shipping",
  request: {
    title: "Return for order #{number}",
    confirm: "{count, plural, =0 {Request return} one {Request return of # item} other {Request return of # items}}",
    consequence:
      "The customer gets an email if the server is set up to send it. Stock doesn’t change until the items are received.",
    receive: "Request and receive",
    locationFirst: "Choose a location first",
    done: "Return for order #{number} requested",
  },
} as const

export const receive = {
  title: "Receive return for order #{number}",
  items: "Received items",
  undamaged: "Undamaged quantity of {title}",
  damaged: "Damaged quantity of {title}",
  undamagedShort: "Undamaged",
  damagedShort: "Damaged",
  of: "{arrived, number} of {requested, number}",
  most: "{count, plural, one {Only # item is expected} other {Only # items are expected}}",
  hint: "Undamaged items are restocked; damaged ones aren’t. Both are refunded. You can receive missing items later.",
  confirm: "Confirm receipt",
  confirmAndRefund: "Receive and refund",
  all: "Receive all undamaged",
  consequence: "Undamaged items are restocked.",
  done: "Return for order #{number} received",
} as const

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

export const claim = {
  title: "Claim for order #{number}",
  type: {
    label: "Resolution",
    refund: "Refund",
    refundHint: "The customer gets their money back.",
    replace: "Replacement",
    replaceHint: "The customer gets replacement items.",
    fixed: "You can’t change the resolution of a claim in progress. To choose another, discard the claim.",
  },
  items: "Claimed items",
  quantity: "Claimed quantity of {title}",
  also: "Also claimed: {count, number} ({reason})",
  alsoWithoutReason: "Also claimed: {count, number} (no reason)",
  removeAlso: "Remove other claim for {title}",
  claimed: "{count, number} claimed",
  most: "{count, plural, =0 {No items left to claim} one {Only # item can be claimed} other {Only # items can be claimed}}",
  reason: "Reason",
  noReason: "Choose a reason",
  reasons: {
    missing_item: "Missing item",
    wrong_item: "Wrong item",
    production_failure: "Defective item",
    other: "Other",
  },
  note: "Note for the team",
  out: "Replacement items",
  refundNote: "The balance doesn’t change. Refund the claimed items on the order’s page: {amount}.",
  freeAndRefunded: "The replacement is free and {amount} is refunded, too",
  freeAndRefundedText:
    "For an even swap, remove the free items and add them with “Same value as the returned item”, or change their price.",
  add: "Add replacement items",
  shipping: "Shipping for replacement items",
  confirm: "Confirm claim",
  consequence: {
    refund: "The customer gets an email if the server is set up to send it.",
    replace:
      "The customer gets an email if the server is set up to send it. Stock is reserved for the replacement items.",
    unreserved: "The customer gets an email if the server is set up to send it. No stock is reserved.",
  },
  done: "Claim for order #{number} created",
} as const

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
