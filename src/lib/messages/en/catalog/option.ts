/** Pages of product options. */
export const option = {
  list: "Product options",
  create: "Create product option",
  newHint:
    "Offers the same choice in several products, for example a size. Products can use all or some of its values.",
  save: "Save product option",
  saved: "Product option saved",
  created: "Product option created",
  title: "Title",
  titleHint: "Shoppers see it above the choice, for example “Size”.",
  exclusive: "Exclusive to one product",
  exclusiveHint: "Other products can’t use an exclusive option. A global option can’t become exclusive later.",
  values: {
    title: "Values",
    hint: "Shoppers see them in this order. Drag them, or press Alt and an arrow key to move the current one.",
    count: "{count, number}",
    add: "Add value",
    value: "Value",
    number: "Value {number, number}",
    none: "Add at least one value",
    missing: "Enter a value",
    taken: "This value is already in the list",
    remove: "Remove {value}",
    removed: "Deleted when you save",
    keep: "Keep {value}",
    undo: "Undo",
  },
  delete: {
    label: "Delete product option",
    title: "Delete “{title}”?",
    products:
      "{count, plural, =0 {No product uses it. This can’t be undone.} one {A product uses it:} other {# products use it:}}",
    inUse: "Remove it from these products first",
    done: "Product option deleted",
  },
} as const
