/** Goods that come back: what returns, claims and exchanges ask for, and their receipt. */
export const takeBack = {
  title: "What comes back",
  none: {
    title: "Nothing can come back",
    text: "Only pieces that have been fulfilled and are not on their way back already.",
  },
  quantity: "How many of {title} come back",
  back: "{count, number} back",
  most: "{count, plural, one {Only # piece is} other {Only # pieces are}} with the customer",
  reason: "Reason",
  noReason: "No reason",
  note: "Note for the team",
  arrival: "Arrival",
  location: "Location",
  chooseLocation: "Choose a location",
  shipping: "Return shipping",
  request: {
    title: "Return for order #{number}",
    confirm: "{count, plural, one {Request # piece back} other {Request # pieces back}}",
    consequence: "The customer is told. Nothing moves in stock until the goods have arrived.",
    done: "A return for order #{number} was requested",
  },
} as const

export const receive = {
  title: "Receive a return of order #{number}",
  items: "What has arrived",
  good: "How many of {title} arrived in order",
  damaged: "How many of {title} arrived damaged",
  goodShort: "In order",
  damagedShort: "Damaged",
  of: "{arrived, number} of {asked, number}",
  most: "{count, plural, one {Only # piece is} other {Only # pieces are}} expected",
  hint: "Pieces in order go back to stock, damaged ones do not. What is missing can be received later.",
  confirm: "Confirm the receipt",
  consequence: "Stock rises by the pieces in order. The refund is a step of its own.",
  done: "The return of order #{number} was received",
} as const

export const exchange = {
  title: "Exchange for order #{number}",
  out: "What goes out",
  add: "Add what goes out",
  shipping: "Delivery of what goes out",
  confirm: "Confirm the exchange",
  consequence: "The customer is told. Stock is reserved for what goes out.",
  done: "An exchange for order #{number} was made",
} as const

export const claim = {
  title: "Claim for order #{number}",
  type: {
    label: "How it is settled",
    refund: "Refund",
    refundHint: "The customer gets money back.",
    replace: "Replace",
    replaceHint: "The customer gets other goods.",
    fixed: "A claim that has begun keeps its kind. Discard it to choose again.",
  },
  items: "What the claim is about",
  quantity: "How many of {title} are claimed",
  also: "Also claimed: {count, number} ({reason})",
  removeAlso: "Remove the other claim for {title}",
  claimed: "{count, number} claimed",
  most: "{count, plural, one {Only # piece} other {Only # pieces}} can be claimed",
  reason: "Reason",
  noReason: "Choose a reason",
  reasons: {
    missing_item: "Missing",
    wrong_item: "Wrong item",
    production_failure: "Faulty",
    other: "Something else",
  },
  note: "Note for the team",
  out: "What goes out",
  add: "Add what goes out",
  shipping: "Delivery of what goes out",
  confirm: "Confirm the claim",
  consequence: {
    refund: "The customer is told. The refund is a step of its own.",
    replace: "The customer is told. Stock is reserved for what goes out.",
  },
  done: "A claim for order #{number} was made",
} as const
