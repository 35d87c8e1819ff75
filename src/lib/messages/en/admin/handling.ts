/** What is done to an order's payments and parcels, and how an order ends. */
export const task = {
  back: "Not now",
  underWay: "It is under way",
  failed: "This was not done",
  changed: "Someone else changed this in the meantime, so nothing was saved. Check the current values and save again.",
  refused: "{reason} Nothing was changed.",
  lost: "The response was lost, so this may already be done. It’s safe to try again: nothing is done twice.",
} as const

export const payments = {
  title: "Payments",
  none: "Nothing was paid yet.",
  captured: "Taken",
  refunded: "Given back",
  state: {
    authorized: "Authorized",
    captured: "Captured",
    canceled: "Canceled",
    open: "Not paid",
    closed: "Closed",
  },
  capture: {
    action: "Capture",
    title: "Capture {amount}?",
    consequence: "The amount is taken from the customer's payment method. It can be refunded later.",
    confirm: "Capture {amount}",
  },
  markPaid: {
    action: "Mark as paid",
    title: "Mark {amount} as paid?",
    consequence: "For money that came by other means: a bank transfer, cash. Nothing is taken from the customer.",
    confirm: "Mark as paid",
  },
  refund: {
    action: "Refund",
    title: "Refund a payment",
    consequence: "The money goes back to the customer. It cannot be taken again.",
    confirm: "Refund {amount}",
    amount: "Amount",
    most: "At most {most}",
    noAmount: "Enter an amount above {zero}",
    tooMuch: "Only {most} of this payment is left",
    reason: "Reason",
    noReason: "No reason",
    note: "Note for the team",
  },
  reasons: {
    captured: "All of it is captured",
    canceled: "The payment was canceled",
    nothingCaptured: "Nothing is captured yet",
    allRefunded: "All of it was refunded",
    orderCanceled: "The order is canceled",
    notOpen: "Nothing of it is open",
  },
  done: {
    capture: "{amount} was captured",
    refund: "{amount} was refunded",
    markPaid: "{amount} is marked as paid",
  },
} as const

export const parcels = {
  title: "Parcels",
  none: "Nothing is packed yet.",
  pack: "Pack items",
  name: "Parcel {number, number}",
  line: "{quantity, number} × {title}",
  tracking: "Tracking:",
  notify: "Tell the customer by e-mail",
  state: { packed: "Packed", shipped: "Shipped", delivered: "Delivered", canceled: "Unpacked" },
  ship: {
    action: "Ship",
    title: "Ship this parcel?",
    consequence: "It leaves the house and cannot be unpacked any more.",
    confirm: "Mark as shipped",
    numbers: "Tracking numbers",
    numbersHint: "One a line, or with commas between them",
  },
  deliver: {
    action: "Delivered",
    title: "Has it been delivered?",
    consequence: "The customer can send its goods back from then on.",
    confirm: "Mark as delivered",
  },
  unpack: {
    action: "Unpack",
    title: "Unpack this parcel?",
    consequence: "Its goods go back to stock and stay reserved for this order.",
    confirm: "Unpack it",
  },
  reasons: {
    shipped: "It has been shipped",
    delivered: "It has been delivered",
    canceled: "The order is canceled",
    openChange: "Finish or discard the open change of the order first",
    nothingLeft: "Everything is packed",
  },
  done: {
    ship: "The parcel is on its way",
    deliver: "The parcel was delivered",
    unpack: "The parcel was unpacked",
  },
} as const

export const fulfill = {
  title: "Pack items of order #{number}",
  back: "Back to the order",
  items: "What goes into the parcel",
  way: "From where, and how",
  quantity: "How many of {title} are packed",
  most: "{count, plural, one {Only # is} other {Only # are}} left to pack",
  location: "Location",
  option: "Delivery",
  notify: "Tell the customer by e-mail",
  elsewhere: {
    title: "Held back at another location",
    text: "Packing here takes from stock that others may count on: {lines}",
  },
  consequence: "{count, plural, one {# piece leaves} other {# pieces leave}} stock.",
  confirm: "{count, plural, one {Pack # piece} other {Pack # pieces}}",
  reasons: {
    canceled: "The order is canceled",
    openChange: "Finish or discard the open change of the order first",
    nothingLeft: "Everything is packed",
    nothingChosen: "Choose what is packed first",
    noLocation: "Choose a location first",
  },
  conflict: {
    title: "Somebody else has packed meanwhile",
    line: "{title}: {was, number} were left, {left, number} are now",
  },
  error: {
    title: "The parcel was not packed",
    text: "{reason} What you chose is kept.",
    lost: "The connection was interrupted. Check whether the parcel is there before you pack again; what you chose is kept.",
  },
  failed: { title: "The order could not be loaded", text: "Nothing was changed.", retry: "Try again" },
  done: "A parcel was packed",
} as const

export const orderLife = {
  complete: {
    action: "Complete",
    title: "Complete this order?",
    consequence: "It is done: it can no longer be canceled, only returned.",
    confirm: "Complete it",
  },
  archive: {
    action: "Archive",
    title: "Archive this order?",
    consequence: "It leaves the daily list and stays readable.",
    confirm: "Archive it",
  },
  cancel: {
    action: "Cancel order",
    title: "Cancel this order?",
    consequence: "What was paid is refunded, reserved stock is freed. This cannot be taken back.",
    confirm: "Cancel the order",
  },
  reasons: {
    canceled: "The order is canceled",
    completed: "The order is completed",
    archived: "The order is archived",
    parcels: "Unpack its parcels first",
    notCompleted: "Complete the order first",
  },
  done: {
    complete: "The order is completed",
    archive: "The order is archived",
    cancel: "The order is canceled",
  },
} as const
