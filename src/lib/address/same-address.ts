import { type AddressPart, addressParts } from "./address-parts.ts"

type SomeAddress = { readonly [Part in AddressPart]?: string | null | undefined } | null | undefined

/** Whether all parts of two addresses are equal; a missing part is empty. */
export const sameAddress = (a: SomeAddress, b: SomeAddress): boolean =>
  addressParts.every((part) => (a?.[part] ?? "") === (b?.[part] ?? ""))
