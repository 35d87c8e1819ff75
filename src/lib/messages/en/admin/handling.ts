/** Payments, fulfillments, and completing, archiving or canceling an order. */
export const task = {
  back: "Go back",
  inProgress: "Still in progress",
  failed: "Couldn’t complete this action",
  changed: "Someone else changed this in the meantime, so nothing was saved. Check the current values and save again.",
  refused: "{reason} Nothing was changed.",
  lost: "Connection lost. The change may have been saved. It’s safe to try again; nothing is done twice.",
} as const

export const payments = {
  title: "Payments",
  none: "No payments yet",
  captured: "Captured",
  refunded: "Refunded",
  state: {
    authorized: "Authorized",
    captured: "Captured",
    canceled: "Canceled",
    open: "Not paid",
    closed: "Closed",
  },
  capture: {
    action: "Capture payment",
    title: "Capture {amount}?",
    consequence: "The customer’s payment method is charged. You can refund the amount later.",
    confirm: "Capture {amount}",
  },
  markPaid: {
    action: "Mark as paid",
    title: "Mark {amount} as paid?",
    consequence: "For money received another way, such as a bank transfer or cash. The customer isn’t charged.",
    confirm: "Mark as paid",
  },
  refund: {
    action: "Refund payment",
    title: "Refund payment",
    consequence: "The money goes back to the customer. This can’t be undone.",
    confirm: "Refund {amount}",
    amount: "Amount",
    most: "Up to {most}",
    noAmount: "Enter an amount greater than {zero}",
    tooMuch: "You can refund up to {most} of this payment",
    reason: "Reason",
    noReason: "No reason",
    note: "Note for the team",
  },
  reasons: {
    captured: "Already fully captured",
    canceled: "The payment is canceled",
    nothingCaptured: "Nothing captured yet",
    allRefunded: "Already fully refunded",
    orderCanceled: "The order is canceled",
    notOpen: "Nothing outstanding",
  },
  done: {
    capture: "{amount} captured",
    refund: "{amount} refunded",
    markPaid: "{amount} marked as paid",
  },
} as const

export const fulfillments = {
  title: "Fulfillments",
  none: "Nothing fulfilled yet",
  fulfill: "Fulfill items",
  name: "Fulfillment {number, number}",
  line: "{quantity, number} × {title}",
  tracking: "Tracking:",
  notify: "Notify the customer by email",
  state: { packed: "Ready to ship", shipped: "Shipped", delivered: "Delivered", canceled: "Canceled" },
  ship: {
    action: "Ship",
    title: "Ship this fulfillment?",
    consequence: "A shipped fulfillment can’t be canceled.",
    confirm: "Mark as shipped",
    numbers: "Tracking numbers",
    numbersHint: "One per line, or separated by commas",
  },
  deliver: {
    action: "Mark as delivered",
    title: "Mark this fulfillment as delivered?",
    consequence: "The customer can then return its items.",
    confirm: "Mark as delivered",
  },
  cancel: {
    action: "Cancel fulfillment",
    title: "Cancel this fulfillment?",
    consequence: "Items return to stock and stay reserved for this order.",
    confirm: "Cancel fulfillment",
  },
  reasons: {
    shipped: "Already shipped",
    delivered: "Already delivered",
    canceled: "Already canceled",
    orderCanceled: "The order is canceled",
    openChange: "Finish or discard the order’s unfinished changes first",
    nothingLeft: "All items are already fulfilled",
  },
  done: {
    ship: "Fulfillment shipped",
    deliver: "Fulfillment marked as delivered",
    cancel: "Fulfillment canceled",
  },
} as const

export const fulfill = {
  title: "Fulfill order #{number}",
  back: "Back to order",
  items: "Items to fulfill",
  shipping: "Location and shipping",
  quantity: "Quantity of {title} to fulfill",
  most: "{count, plural, one {Only # item is left to fulfill} other {Only # items are left to fulfill}}",
  location: "Location",
  option: "Shipping option",
  notify: "Notify the customer by email",
  elsewhere: {
    title: "Reserved at another location",
    text: "Fulfilling from this location uses stock that other orders may need: {lines}",
  },
  consequence: "{count, plural, one {# item is deducted from stock.} other {# items are deducted from stock.}}",
  confirm: "{count, plural, one {Fulfill # item} other {Fulfill # items}}",
  reasons: {
    canceled: "The order is canceled",
    openChange: "Finish or discard the order’s unfinished changes first",
    nothingLeft: "All items are already fulfilled",
    nothingChosen: "Choose items to fulfill first",
    noLocation: "Choose a location first",
  },
  conflict: {
    title: "Someone else fulfilled items in the meantime",
    line: "{title}: {was, number} → {left, number} left to fulfill",
  },
  error: {
    title: "Couldn’t create the fulfillment",
    text: "{reason} Your selection is kept.",
    lost: "Connection lost. Check the order before retrying; the fulfillment may have been created. Your selection is kept.",
  },
  failed: { title: "Couldn’t load the order", text: "Nothing was changed.", retry: "Try again" },
  done: "Fulfillment created",
} as const

export const orderStatus = {
  complete: {
    action: "Complete order",
    title: "Complete this order?",
    consequence: "A completed order can’t be canceled, only returned.",
    confirm: "Complete order",
  },
  archive: {
    action: "Archive order",
    title: "Archive this order?",
    consequence: "You can still view archived orders.",
    confirm: "Archive order",
  },
  cancel: {
    action: "Cancel order",
    title: "Cancel this order?",
    consequence: "Payments are refunded and reserved stock is released. This can’t be undone.",
    confirm: "Cancel order",
  },
  reasons: {
    canceled: "The order is canceled",
    completed: "The order is completed",
    archived: "The order is archived",
    fulfillments: "Cancel its fulfillments first",
    notCompleted: "Complete the order first",
  },
  done: {
    complete: "Order completed",
    archive: "Order archived",
    cancel: "Order canceled",
  },
} as const
