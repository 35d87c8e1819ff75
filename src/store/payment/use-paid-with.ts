import { chosenProviderOf } from "#lib/payment-provider.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { useProviderName } from "./use-provider-name.ts"

/** Returns a function for the names of the methods that an order is paid with; empty if nothing has to be paid. */
export function usePaidWith(): (order: Order) => string {
  const nameOf = useProviderName("method")
  return ({ payment_collections }) => {
    const used = (payment_collections ?? [])
      .filter(({ status }) => status !== "canceled")
      .flatMap((one) => chosenProviderOf(one) ?? [])
    return [...new Set(used.map(nameOf))].join(", ")
  }
}
