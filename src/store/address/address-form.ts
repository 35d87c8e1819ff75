import { addressRule } from "#lib/address/countries.ts"
import { isPhone } from "#lib/address/phone.ts"
import { provinceCode, provincesOf } from "#lib/address/provinces.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/store/checkout/checkout.actors.ts"

/** An address from the API: of a cart, an order or the address book. */
export type ApiAddress = { readonly [K in keyof Address]?: string | null | undefined } | null | undefined

/** The province's code where the country's provinces are a choice; a text that isn't one of them chooses none. */
function provinceIn(country: string, given: string): string {
  const code = provinceCode(country, given)
  const known = provincesOf(country)
  return known.length === 0 || known.some((province) => province.code === code) ? code : ""
}

/** Returns the form's initial values; `country` applies if the address has none. */
export const toAddressForm = (given: ApiAddress, country: string): Required<Address> => {
  const code = given?.country_code ?? country
  return {
    first_name: given?.first_name ?? "",
    last_name: given?.last_name ?? "",
    company: given?.company ?? "",
    address_1: given?.address_1 ?? "",
    address_2: given?.address_2 ?? "",
    postal_code: given?.postal_code ?? "",
    city: given?.city ?? "",
    province: provinceIn(code, given?.province ?? ""),
    country_code: code,
    phone: given?.phone ?? "",
  }
}

/** Returns the address to send: without empty fields and without fields the country doesn't use. */
export const toAddressBody = (form: Address): Address => {
  const { postal, province } = addressRule(form.country_code)
  const entries = Object.entries({
    ...form,
    ...(postal ? {} : { postal_code: "" }),
    ...(province ? {} : { province: "" }),
  })
  return Object.fromEntries(entries.flatMap(([k, v]) => (v?.trim() ? [[k, v.trim()]] : []))) as unknown as Address
}

/** Returns countries with localized names, sorted by name. */
export function countryOptions(countries: readonly { readonly iso_2?: string | undefined }[], locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "region" })
  return countries
    .map(({ iso_2 }) => ({ value: String(iso_2), label: names.of(String(iso_2).toUpperCase()) ?? String(iso_2) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
}

const NEEDED = ["first_name", "last_name", "address_1", "city", "country_code"] as const

/** Whether all fields the country requires are filled in, with a valid postal code if it requires one. */
export const isCompleteAddress = (form: Required<Address>): boolean => {
  const { postal, province } = addressRule(form.country_code)
  return (
    NEEDED.every((name) => form[name].trim() !== "") &&
    (!postal?.required || postal.fits(form.postal_code)) &&
    (!province?.required || form.province.trim() !== "")
  )
}

export interface AddressFieldRules {
  onChange?: () => void
  required?: string
  validate?: (text: string) => string | true | Promise<string | true>
}

/** Returns the validation rules per field for a country, with translated error messages. */
export function useAddressRules(country: string): Partial<Record<keyof Address, AddressFieldRules>> {
  const t = useTranslations("store.checkout.errors")
  const { postal, province } = addressRule(country)
  const needed = { required: t("required"), validate: (text: string) => text.trim() !== "" || t("required") }
  return {
    first_name: needed,
    last_name: needed,
    address_1: needed,
    city: needed,
    country_code: needed,
    ...(postal && {
      postal_code: {
        ...(postal.required ? { required: t("required") } : {}),
        validate: (text) =>
          !text.trim() || postal.fits(text) || t(`postal.${postal.name}`, { example: postal.example ?? "" }),
      },
    }),
    ...(province?.required && { province: needed }),
    phone: {
      validate: async (text) => !text.trim() || (await isPhone(text, country)) || t("phone"),
    },
  }
}
