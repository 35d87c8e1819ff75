import { sameAddress } from "#lib/address/same-address.ts"
import { chosenProviderOf } from "#lib/payment-provider.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { useProviderName } from "./use-provider-name.ts"

/** Returns a function for the names of the methods that an order is paid with; empty if nothing has to be paid. */
export function usePaymentMethods(): (order: Order) => string {
  const nameOf = useProviderName("method")
  return ({ payment_collections }) => {
    const used = (payment_collections ?? [])
      .filter(({ status }) => status !== "canceled")
      .flatMap((one) => chosenProviderOf(one) ?? [])
    return [...new Set(used.map(nameOf))].join(", ")
  }
}

type Addresses = Pick<Order, "shipping_address" | "billing_address">

/** The billing address of a cart or an order, if it has one that isn't the shipping address. */
export const otherBillingAddress = ({ shipping_address: to, billing_address: invoice }: Addresses) =>
  invoice?.address_1 && !sameAddress(to, invoice) ? invoice : undefined
