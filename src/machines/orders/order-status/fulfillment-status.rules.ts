interface OrderStatuses {
  readonly status?: string | undefined
  readonly fulfillment_status?: string | undefined
}

/**
 * The fulfillment status to show. An open order whose fulfillments were all canceled is to be fulfilled again, though the
 * server calls it `canceled`; a canceled order without fulfillments never will be, though it calls it `not_fulfilled`.
 */
export function fulfillmentStatusOf({ status, fulfillment_status }: OrderStatuses): string | undefined {
  if (fulfillment_status !== "not_fulfilled" && fulfillment_status !== "canceled") return fulfillment_status
  return status === "canceled" ? "canceled" : "not_fulfilled"
}

interface PickupOrder {
  readonly fulfillments?:
    | readonly {
        readonly canceled_at?: string | null | undefined
        readonly shipping_option?: {
          readonly service_zone?: { readonly fulfillment_set?: { readonly type?: string } | null } | null
        } | null
      }[]
    | null
    | undefined
}

/** Fields of an order that `isPickedUp` needs. */
export const PICKUP_FIELDS = "fulfillments.canceled_at,fulfillments.shipping_option.service_zone.fulfillment_set.type"

/** Whether all that was fulfilled is picked up at a location instead of delivered. */
export function isPickedUp({ fulfillments }: PickupOrder): boolean {
  const sets = (fulfillments ?? [])
    .filter(({ canceled_at }) => !canceled_at)
    .map(({ shipping_option }) => shipping_option?.service_zone?.fulfillment_set?.type)
  return sets.length > 0 && sets.every((type) => type === "pickup")
}
