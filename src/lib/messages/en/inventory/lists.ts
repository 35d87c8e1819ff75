/** Texts of the inventory’s lists, by resource. */
export const lists = {
  inventory: {
    title: "Inventory",
    hint: "Items you keep in stock, with their quantities at all locations.",
    search: "Search inventory",
    none: {
      title: "No inventory items yet",
      text: "Variants with managed inventory appear here, and items you create.",
    },
    noMatch: "No matching inventory items",
    columns: {
      title: "Title",
      sku: "SKU",
      stocked: "In stock",
      reserved: "Reserved",
      available: "Available",
      availableAt: "Available: {location}",
      location: "Location",
      shipping: "Requires shipping",
      yes: "Yes",
      no: "No",
    },
    delete: {
      title: "{count, plural, one {Delete # inventory item?} other {Delete # inventory items?}}",
      text: "Their stock at all locations is deleted too. Variants that use them can no longer be sold from stock. This can’t be undone.",
      confirm: "{count, plural, one {Delete item} other {Delete # items}}",
      done: "{count, plural, one {Inventory item deleted} other {# inventory items deleted}}",
    },
  },
  reservations: {
    title: "Reservations",
    hint: "Stock set aside for orders, or by hand. Reserved units can’t be sold.",
    search: "Search reservations",
    none: { title: "No reservations yet", text: "Orders reserve their items. You can also reserve stock by hand." },
    noMatch: "No matching reservations",
    columns: {
      item: "Item",
      location: "Location",
      quantity: "Quantity",
      order: "Order",
      createdBy: "Created by",
      description: "Description",
    },
    delete: {
      title: "{count, plural, one {Delete # reservation?} other {Delete # reservations?}}",
      text: "Their units become available again. Orders that need them can’t be fulfilled until they are reserved again. This can’t be undone.",
      confirm: "{count, plural, one {Delete reservation} other {Delete # reservations}}",
      done: "{count, plural, one {Reservation deleted} other {# reservations deleted}}",
    },
  },
} as const
