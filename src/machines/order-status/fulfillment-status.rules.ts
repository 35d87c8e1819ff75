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
