import type { OrderLineItem } from "#schema/admin/entities/order.ts"

/** Returns a line item's display name: "Harbor Tee, Ink / S". */
export const lineTitle = (item: OrderLineItem): string =>
  [item.product_title ?? item.title, item.variant_title].filter(Boolean).join(", ")
