import { z } from "zod/mini"
import type { AddressPart, DetailsAddress } from "#machines/orders/order-details/order-details.machine.ts"

export type AddressForm = Record<AddressPart, string>

const text = z.string()
/** The error is a message key. */
const needed = z.string().check(z.trim(), z.minLength(1, "required"))

export const addressSchema = z.object({
  first_name: needed,
  last_name: needed,
  company: text,
  address_1: needed,
  address_2: text,
  postal_code: text,
  city: needed,
  province: text,
  country_code: needed,
  phone: text,
})

type GivenAddress = { readonly [K in AddressPart]?: string | null | undefined } | null | undefined

/** Returns the form's initial values; `country` applies if the address has none. */
export const toAddressForm = (given: GivenAddress, country = ""): AddressForm => ({
  first_name: given?.first_name ?? "",
  last_name: given?.last_name ?? "",
  company: given?.company ?? "",
  address_1: given?.address_1 ?? "",
  address_2: given?.address_2 ?? "",
  postal_code: given?.postal_code ?? "",
  city: given?.city ?? "",
  province: given?.province ?? "",
  country_code: given?.country_code ?? country,
  phone: given?.phone ?? "",
})

/** Returns the address to send: empty fields are null, which clears them on the server. */
export const toAddressBody = (form: AddressForm): DetailsAddress =>
  Object.fromEntries(Object.entries(form).map(([part, value]) => [part, value.trim() || null]))

/** Returns countries with localized names, sorted by name. */
export function countryChoices(codes: readonly string[], locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "region" })
  return [...new Set(codes)]
    .map((code) => ({ value: code, label: names.of(code.toUpperCase()) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}
