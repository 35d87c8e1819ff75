import { useEffect, useRef, useState } from "react"
import { type UseFormReturn, useForm, useWatch } from "react-hook-form"
import { otherBillingAddress } from "#lib/address/same-address.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/store/checkout/checkout.actors.ts"
import { type CheckoutError, fieldRefusalOf } from "#machines/store/checkout/checkout-error.ts"
import type { Draft } from "#machines/store/checkout/checkout-memory.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { useCustomer } from "#store/account/customer.ts"
import { type AddressFieldRules, toAddressForm } from "#store/address/address-form.ts"
import { usePostalFill } from "#store/address/use-postal-fill.ts"
import type { CheckoutProps } from "./checkout-props.ts"
import { useAddressBook } from "./use-address-book.ts"

export interface DetailsForm {
  email: string
  shipping: Required<Address>
  /** Whether a customer wants to save the address in the address book. */
  keep: boolean
  same: boolean
  billing: Required<Address>
}

/** Returns the cart's addresses as one string, to detect changes from another tab. */
export const addressesOf = (cart: Cart | null): string =>
  JSON.stringify([cart?.shipping_address, cart?.billing_address].map((given) => toAddressForm(given, "")))

/** Returns the form's initial values: input from before a reload, else the cart's address, else the address book. */
function initialValues(
  cart: Cart | null,
  country: string,
  book: ReturnType<typeof useAddressBook>,
  draft: Draft<"address"> | undefined,
): Omit<DetailsForm, "email"> {
  if (draft) {
    const { same, keep } = draft
    return {
      shipping: toAddressForm(draft.shipping, country),
      billing: toAddressForm(draft.billing, country),
      same,
      keep,
    }
  }
  return {
    shipping: book.first,
    keep: false,
    same: cart?.billing_address?.address_1 ? !otherBillingAddress(cart) : !book.billing,
    billing: toAddressForm(cart?.billing_address?.address_1 ? cart.billing_address : book.billing, country),
  }
}

/** The form of the contact and the addresses, whose input is kept across reloads. */
export function useDetailsForm({ snapshot, memory }: CheckoutProps, country: string) {
  const { cart } = snapshot.context
  const { data: customer } = useCustomer()
  /** The saved values that the input was typed over. */
  const seen = useRef({ contact: cart?.email ?? "", address: addressesOf(cart) })
  const [{ draft, email }] = useState(() => {
    const now = seen.current
    const typed = memory.draft("contact", now.contact)?.email
    return {
      draft: memory.draft("address", now.address),
      email: typed ?? cart?.email ?? customer?.email ?? "",
    }
  })
  const book = useAddressBook(cart, country, draft?.chosen)
  const { chosen } = book
  const form = useForm<DetailsForm>({ defaultValues: { email, ...initialValues(cart, country, book, draft) } })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { email: typed, ...address } }) => {
          memory.keepDraft("contact", { email: typed }, seen.current.contact)
          memory.keepDraft("address", { ...address, chosen }, seen.current.address)
        },
      }),
    [subscribe, memory, chosen],
  )
  return { form, book, seen }
}

/** Props of the fields of one of the form's addresses, which its postal code fills in. */
export function useAddressPart(form: UseFormReturn<DetailsForm>, part: "shipping" | "billing") {
  const { control, formState, register, getValues, setValue } = form
  const [country, postalCode] = useWatch({ control, name: [`${part}.country_code`, `${part}.postal_code`] })
  const filled = usePostalFill({
    country,
    postalCode,
    get: (name) => getValues(`${part}.${name}`),
    isFocused: (name) => document.activeElement?.getAttribute("name") === `${part}.${name}`,
    set: (name, value) =>
      setValue(`${part}.${name}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  })
  return {
    part,
    country,
    filled,
    field: (name: keyof Address, rules?: AddressFieldRules) => register(`${part}.${name}`, rules),
    error: (name: keyof Address) => formState.errors[part]?.[name]?.message,
    values: () => getValues(part),
    onCountry: () => setValue(`${part}.province`, "", { shouldDirty: true }),
  }
}

/** Shows the server's refusal of a field there; what the shopper typed stays. */
export function useRefusedFields({ setError }: UseFormReturn<DetailsForm>, error: CheckoutError | null): void {
  const t = useTranslations("store.checkout.errors")
  const reason = useTranslations("store.refusal")
  useEffect(() => {
    const refusal = fieldRefusalOf(error)
    if (refusal === "email") setError("email", { message: t("email") }, { shouldFocus: true })
    if (refusal === "country") setError("shipping.country_code", { message: reason("country") }, { shouldFocus: true })
  }, [error, setError, t, reason])
}
