import { useState } from "react"
import { addressLines } from "#lib/address/lines.ts"
import { sameAddress } from "#lib/address/same-address.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/store/checkout/checkout.actors.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import type { CustomerAddress } from "#schema/store/entities/customer.ts"
import { useCustomer, useSaveAddress } from "#store/account/customer.ts"
import { type ApiAddress, isCompleteAddress, toAddressBody, toAddressForm } from "#store/address/address-form.ts"
import { useMarket } from "#store/market/market.ts"
import { marketOf } from "#store/market/region.ts"
import { useToast } from "#ui/toasts.tsx"

const ANOTHER = "another"

const bodyOf = (address: ApiAddress) => toAddressBody(toAddressForm(address, ""))
/** Compares what would be sent. */
const matches = (address: CustomerAddress, given: Cart["shipping_address"]): boolean =>
  sameAddress(bodyOf(address), bodyOf(given))

/** How an address is named in the list, with its lines. */
function addressTexts(address: CustomerAddress, locale: string) {
  return {
    label: address.address_name || [address.first_name, address.last_name].filter(Boolean).join(" "),
    description: addressLines({ ...address, first_name: null, last_name: null, phone: null }, locale)
      .map(({ text }) => text)
      .join(", "),
  }
}

/** Address book of a customer: preselects the cart's address or the default one; a choice fills the fields. */
export function useAddressBook(cart: Cart | null, country: string, before: string | undefined) {
  const t = useTranslations("store.checkout.address.book")
  const locale = useLocale()
  const { data: customer } = useCustomer()
  const save = useSaveAddress()
  const toast = useToast()
  const countries = new Set(cart?.region?.countries?.map(({ iso_2 }) => iso_2))
  const addresses = customer?.addresses ?? []
  const usable = addresses.filter(({ country_code }) => country_code !== null && countries.has(country_code))
  const { regions } = useMarket()
  const marketIn = ({ country_code }: CustomerAddress) => {
    const market = marketOf(regions, country_code ?? "")
    return market?.country === country_code ? market : undefined
  }
  const elsewhere = addresses.flatMap((address) => {
    const market = usable.includes(address) ? undefined : marketIn(address)
    const isSold = market && isCompleteAddress(toAddressForm(address, ""))
    return isSold ? [{ address, market, ...addressTexts(address, locale) }] : []
  })
  const listed = addresses.filter((one) => !elsewhere.some(({ address }) => address === one))
  const given = cart?.shipping_address
  const [chosen, setChosen] = useState(() => {
    if (before !== undefined) return usable.find(({ id }) => id === before)?.id ?? ANOTHER
    if (given?.address_1) return usable.find((address) => matches(address, given))?.id ?? ANOTHER
    return (usable.find((address) => address.is_default_shipping) ?? usable[0])?.id ?? ANOTHER
  })
  const byId = (id: string) => usable.find((address) => address.id === id)
  const formOf = (id: string) => toAddressForm(byId(id) ?? customer, country)
  const option = (address: CustomerAddress) => ({
    value: address.id,
    ...addressTexts(address, locale),
    ...(usable.includes(address) ? {} : { disabledReason: t(marketIn(address) ? "incomplete" : "elsewhere") }),
  })
  return {
    isCustomer: Boolean(customer),
    options: listed.length > 0 ? [...listed.map(option), { value: ANOTHER, label: t("another") }] : [],
    /** Addresses in countries of other markets, to which the cart can be moved. */
    elsewhere,
    defaultBilling: addresses.find((address) => address.is_default_billing),
    chosen,
    isAnother: chosen === ANOTHER,
    /** Whether the chosen address is complete, so no fields are needed. */
    isWhole: chosen !== ANOTHER && isCompleteAddress(formOf(chosen)),
    /** Initial shipping address of the form. */
    first:
      given?.address_1 || (chosen === ANOTHER && given?.first_name) ? toAddressForm(given, country) : formOf(chosen),
    /** Default billing address, if it isn't the chosen one. It can be in any country. */
    billing: addresses.find((address) => address.is_default_billing && address.id !== chosen),
    choose: (id: string): Required<Address> => {
      setChosen(id)
      return formOf(id)
    },
    /** Saves the address in the background; the checkout continues even if this fails. */
    keep: (body: Address) =>
      save.mutate(
        { id: null, body: { ...body, is_default_shipping: addresses.length === 0 } },
        { onError: () => toast({ tone: "waiting", title: t("notSaved"), text: t("notSavedText") }) },
      ),
  }
}
