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
  replacement: { claim: "Replacement", exchange: "Exchange item" },
} as const
