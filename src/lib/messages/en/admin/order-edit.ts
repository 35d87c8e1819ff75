/** The guided change of an order's items and delivery. */
export const orderEdit = {
  title: "Edit order #{number}",
  items: "Items",
  line: {
    quantity: "Quantity of {title}",
    remove: "Remove {title}",
    undo: "Undo",
    undoNamed: "Undo the change of {title}",
    changed: "{was, number} → {now, number}",
    removed: "Removed",
    more: "Price and note",
    price: "Price each",
    note: "Note for the team",
    touched: "Changed",
    fulfilledReason: "{count, plural, one {# is} other {# are}} fulfilled already",
  },
  stock: "Stock is reserved for what was added and freed for what was removed.",
  confirm: "{count, plural, one {Confirm # change} other {Confirm # changes}}",
  request: "Ask the customer first",
  requested: "The customer has been asked. It can still be changed, confirmed or discarded.",
  done: "Order #{number} was changed",
} as const
