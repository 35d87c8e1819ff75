import { useEffect, useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/checkout/checkout.actors.ts"
import type { Draft } from "#machines/checkout/checkout.memory.ts"
import { needsShipping } from "#machines/checkout/checkout.rules.ts"
import { AddressFields } from "#routes/_store/-address/address-fields.tsx"
import {
  type AddressFieldRules,
  countryOptions,
  toAddressBody,
  toAddressForm,
} from "#routes/_store/-address/address-form.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import type { CheckoutProps } from "./checkout-props.ts"
import { useAddressBook } from "./use-address-book.ts"

interface AddressForm {
  shipping: Required<Address>
  /** Whether a customer wants to save the address in the address book. */
  keep: boolean
  same: boolean
  billing: Required<Address>
}
type SavedAddress = Cart["shipping_address"]

const isSame = (a: SavedAddress, b: SavedAddress): boolean =>
  !b?.address_1 || (a?.address_1 === b.address_1 && a?.last_name === b.last_name && a?.postal_code === b.postal_code)

/** Returns the cart's addresses as one string, to detect changes from another tab. */
const addressesOf = (cart: Cart | null): string =>
  JSON.stringify([cart?.shipping_address, cart?.billing_address].map((given) => toAddressForm(given, "")))

/** Returns the form's initial values: input from before a reload, else the cart's address, else the address book. */
function initialValues(
  { snapshot, country }: CheckoutProps,
  book: ReturnType<typeof useAddressBook>,
  draft: Draft<"address"> | undefined,
): AddressForm {
  const { cart } = snapshot.context
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
    same: cart?.billing_address?.address_1 ? isSame(cart.shipping_address, cart.billing_address) : !book.billing,
    billing: toAddressForm(cart?.billing_address?.address_1 ? cart.billing_address : book.billing, country),
  }
}

export function AddressStep(props: CheckoutProps) {
  const { snapshot, send, country, memory } = props
  const t = useTranslations("store.checkout")
  const locale = useLocale()
  const { cart } = snapshot.context
  const [{ seen, draft }] = useState(() => {
    const now = addressesOf(cart)
    return { seen: now, draft: memory.draft("address", now) }
  })
  const book = useAddressBook(cart, country, draft?.chosen)
  const { chosen } = book
  const { register, handleSubmit, control, formState, setValue, subscribe } = useForm<AddressForm>({
    defaultValues: initialValues(props, book, draft),
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => memory.keepDraft("address", { ...values, chosen }, seen),
      }),
    [subscribe, memory, chosen, seen],
  )
  const [same, shippingCountry, billingCountry] = useWatch({
    control,
    name: ["same", "shipping.country_code", "billing.country_code"],
  })
  const isShipped = needsShipping(cart)
  const countries = countryOptions(cart?.region?.countries ?? [], locale)
  const fieldsOf = (part: "shipping" | "billing") => ({
    part,
    countries,
    field: (name: keyof Address, rules?: AddressFieldRules) => register(`${part}.${name}`, rules),
    error: (name: keyof Address) => formState.errors[part]?.[name]?.message,
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((form) => {
        const shipping = toAddressBody(form.shipping)
        if (form.keep && book.isAnother) book.keep(shipping)
        const isSameAddress = form.same || !isShipped
        send({ type: "address.submit", shipping, billing: isSameAddress ? shipping : toAddressBody(form.billing) })
      })}
    >
      {!isShipped && <p className="text-sm text-muted">{t("address.invoiceOnly")}</p>}
      {book.options.length > 0 && (
        <RadioCards
          legend={t("address.book.legend")}
          columns={2}
          value={book.chosen}
          onChange={(id) => setValue("shipping", book.choose(id))}
          options={book.options}
        />
      )}
      {!book.isWhole && <AddressFields country={shippingCountry} {...fieldsOf("shipping")} />}
      {book.isCustomer && book.isAnother && <Checkbox label={t("address.book.save")} {...register("keep")} />}
      {isShipped && <Checkbox label={t("address.sameBilling")} {...register("same")} />}
      {isShipped && !same && (
        <fieldset className="grid gap-4">
          <legend className="mb-4 font-semibold">{t("address.billing")}</legend>
          <AddressFields country={billingCountry} {...fieldsOf("billing")} />
        </fieldset>
      )}
      <div className="grid sm:block">
        <Button type="submit" variant="primary" size="lg" busy={snapshot.hasTag("blocked")}>
          {t(isShipped ? "address.next" : "address.nextBare")}
        </Button>
      </div>
    </form>
  )
}
