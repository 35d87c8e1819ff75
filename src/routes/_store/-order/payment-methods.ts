import { chosenProviderOf } from "#lib/payment-provider.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { useProviderName } from "./provider-name.ts"

/** Returns a function for the names of the methods that an order is paid with; empty if nothing has to be paid. */
export function usePaymentMethods(): (order: Order) => string {
  const nameOf = useProviderName()
  return ({ payment_collections }) => {
    const used = (payment_collections ?? [])
      .filter(({ status }) => status !== "canceled")
      .flatMap((one) => chosenProviderOf(one) ?? [])
    return [...new Set(used.map(nameOf))].join(", ")
  }
}

/** The billing address of an order, if it isn't the shipping address. */
export function otherBillingAddress({ shipping_address: to, billing_address: invoice }: Order) {
  const isSame = invoice?.address_1 === to?.address_1 && invoice?.last_name === to?.last_name
  return invoice && !isSame ? invoice : undefined
}
