import type { Address } from "#machines/checkout/checkout.actors.ts"

/** An address as it comes from the wire: of a cart, an order or the address book. */
export type GivenAddress = { readonly [K in keyof Address]?: string | null | undefined } | null | undefined

/** What the fields begin with. */
export const toAddressForm = (given: GivenAddress, country: string): Required<Address> => ({
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

/** Empty fields are not sent. */
export const toAddressWire = (form: Address): Address =>
  Object.fromEntries(Object.entries(form).flatMap(([k, v]) => (v?.trim() ? [[k, v.trim()]] : []))) as unknown as Address

/** Countries with their names in the reader's language, in its order. */
export function countryOptions(countries: readonly { readonly iso_2?: string | undefined }[], locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "region" })
  return countries
    .map(({ iso_2 }) => ({ iso_2: String(iso_2), name: names.of(String(iso_2).toUpperCase()) ?? String(iso_2) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** Countries whose addresses name a state or province. */
const WITH_PROVINCE: ReadonlySet<string> = new Set(["us", "ca", "au", "br", "mx", "in", "jp", "it", "es"])
export const hasProvince = (country: string): boolean => WITH_PROVINCE.has(country)

const NEEDED = ["first_name", "last_name", "address_1", "postal_code", "city", "country_code"] as const

/** Has all that the fields would ask for. */
export const isWholeAddress = (form: Required<Address>): boolean =>
  NEEDED.every((name) => form[name].trim() !== "") && (!hasProvince(form.country_code) || form.province.trim() !== "")
