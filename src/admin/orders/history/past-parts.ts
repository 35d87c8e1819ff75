import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import type { Order, OrderLineItem, OrderShippingMethod } from "#schema/admin/entities/order.ts"
import type { OrderChange } from "#schema/admin/entities/order-change.ts"

/** Items and shipping methods of earlier versions of an order. */
export interface PastParts {
  readonly items: readonly OrderLineItem[]
  readonly shipping_methods: readonly OrderShippingMethod[]
}

/** Versions that have the shipping methods that the order no longer has. */
function versionsOfMethods(order: Order, changes: readonly OrderChange[]): number[] {
  const isKnown = (id: string | null) => (order.shipping_methods ?? []).some((method) => method.id === id)
  const versions = changes.flatMap(({ actions, version, status }) =>
    (actions ?? []).flatMap(({ action, reference_id }) => {
      if (isKnown(reference_id) || status !== "confirmed") return []
      if (action === "SHIPPING_REMOVE") return [version - 1]
      return action === "SHIPPING_ADD" || action === "SHIPPING_UPDATE" ? [version] : []
    }),
  )
  return [...new Set(versions)]
}

/** Loads the items and shipping methods that an order's changes are about, and that it no longer has. */
export function pastPartsQuery(order: Order, changes: readonly OrderChange[]) {
  const versions = versionsOfMethods(order, changes)
  const lacksItem = changes.some(({ actions }) =>
    (actions ?? []).some(
      ({ action, details }) =>
        (action.startsWith("ITEM_") || action.endsWith("_ITEM")) &&
        details?.reference_id &&
        !order.items.some(({ id }) => id === details.reference_id),
    ),
  )
  return queryOptions({
    queryKey: ["admin", "order", order.id, "past-parts", changes.length, lacksItem, versions],
    queryFn: async ({ signal }): Promise<PastParts> => {
      const { order: orders } = adminSdk().admin
      // Without a version, the server lists every item that the order ever had.
      const listed = lacksItem
        ? await orders.listLineItems({ id: order.id, query: { fields: "id,order_id,quantity,*item" } }, { signal })
        : { order_items: [] }
      const past = await Promise.all(
        versions.map((version) =>
          orders.retrieve({ id: order.id, query: { version, fields: "id,*shipping_methods" } }, { signal }),
        ),
      )
      return {
        items: listed.order_items.map(({ item, quantity = 0 }) => ({
          ...item,
          quantity,
          unit_price: item.unit_price ?? null,
        })),
        shipping_methods: past.flatMap(({ order }) => order.shipping_methods ?? []),
      }
    },
    enabled: lacksItem || versions.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
