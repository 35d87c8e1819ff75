import { type AddressPart, addressParts } from "./address-parts.ts"

type SomeAddress = { readonly [Part in AddressPart]?: string | null | undefined } | null | undefined

/** Whether all parts of two addresses are equal; a missing part is empty. */
export const sameAddress = (a: SomeAddress, b: SomeAddress): boolean =>
  addressParts.every((part) => (a?.[part] ?? "") === (b?.[part] ?? ""))

/** The billing address of a cart or an order, if it has one that isn't the shipping address. */
export const otherBillingAddress = <A extends SomeAddress>(owner: {
  readonly shipping_address?: A
  readonly billing_address?: A
}) => {
  const { shipping_address: shipping, billing_address: billing } = owner
  return billing?.address_1 && !sameAddress(shipping, billing) ? billing : undefined
}
