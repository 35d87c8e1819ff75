/** What happened to an order's items. */
export const orderItems = {
  stage: {
    unfulfilled: "{count, number} not fulfilled",
    canceled: "{count, number} canceled",
    packed: "{count, number} ready to ship",
    shipped: "{count, number} shipped",
    delivered: "{count, number} delivered",
    returning: "{count, number} being returned",
    returned: "{count, number} returned",
    damaged: "{count, number} returned damaged",
  },
  price: {
    action: "Price details of {title}",
    price: "Price",
    custom: "Custom price",
    list: "List price",
    priceList: "Price list",
    returned: "Returned items",
    promotion: "Discount",
    code: "Discount {code}",
    tax: "{name} ({rate, number}%)",
    included: "Includes {tax}",
    total: "Total with tax",
  },
  replacement: { claim: "Replacement", exchange: "Exchange item" },
} as const
