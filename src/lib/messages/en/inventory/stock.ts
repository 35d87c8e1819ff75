/** Grid that edits the stock of items at all locations. */
export const stock = {
  title: "Edit stock",
  hint: "Units in stock at each location. An empty cell isn’t stocked there; enter a quantity to add the location.",
  selected:
    "{count, plural, one {# selected item. An empty cell isn’t stocked there.} other {# selected items. An empty cell isn’t stocked there.}}",
  edit: "Edit stock",
  tooMany: "Select up to {max} items, or edit the stock of all items.",
  item: "Item",
  unnamed: "Untitled item",
  search: "Filter items",
  noMatch: "No matching items",
  none: "No inventory items yet",
  failed: "Couldn’t load all items",
  loading: "Loaded {loaded, number} of {count, plural, one {# item} other {# items}}",
  gone: "{count, plural, one {# item was deleted by someone else, its changes are dropped} other {# items were deleted by someone else, their changes are dropped}}",
  reason: "Reason (optional)",
  unnoted: "Stock saved, but its reason is missing in the history of these items",
  adjust: {
    open: "Adjust",
    title: "Adjust selected cells by",
    hint: "For example 5 or −3",
    problem: "Enter a whole number other than 0",
    submit: "Adjust stock",
  },
  problems: {
    quantity: "Enter a whole number, 0 or more",
    empty: "Enter 0 or more. To no longer stock it here, remove the location on the item’s page",
  },
} as const
