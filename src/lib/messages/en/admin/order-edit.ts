/** The guided change of an order's items and delivery. */
export const orderEdit = {
  title: "Edit order #{number}",
  items: "Items",
  line: {
    quantity: "Quantity of {title}",
    remove: "Remove {title}",
    undo: "Undo",
    undoNamed: "Undo change to {title}",
    changed: "{was, number} → {now, number}",
    removed: "Removed",
    more: "Price and note",
    price: "Unit price",
    note: "Note for the team",
    touched: "Changed",
    fulfilledReason: "{count, plural, one {# item is already fulfilled} other {# items are already fulfilled}}",
  },
  stock: "Stock is reserved for added items and released for removed items.",
  confirm: "{count, plural, one {Confirm # change} other {Confirm # changes}}",
  request: "Request customer approval",
  requested: "Customer approval requested. You can still change, confirm or discard the edit.",
  done: "Order #{number} updated",
} as const
