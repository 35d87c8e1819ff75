import { useForm, useWatch } from "react-hook-form"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/checkout/checkout.actors.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { AddressFields, type AddressForm } from "./-address-fields.tsx"
import type { CheckoutProps } from "./-checkout.tsx"

type Given = Cart["shipping_address"]

const toForm = (given: Given, country: string): Required<Address> => ({
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
const toWire = (form: Address): Address =>
  Object.fromEntries(Object.entries(form).flatMap(([k, v]) => (v?.trim() ? [[k, v.trim()]] : []))) as unknown as Address

const isSame = (a: Given, b: Given): boolean =>
  !b?.address_1 || (a?.address_1 === b.address_1 && a?.last_name === b.last_name && a?.postal_code === b.postal_code)

export function AddressStep({ snapshot, send, country }: CheckoutProps) {
  const t = useTranslations("store.checkout")
  const locale = useLocale()
  const { cart } = snapshot.context
  const { register, handleSubmit, control, formState } = useForm<AddressForm>({
    defaultValues: {
      shipping: toForm(cart?.shipping_address, country),
      same: isSame(cart?.shipping_address, cart?.billing_address),
      billing: toForm(cart?.billing_address, country),
    },
  })
  const [same, shippingCountry, billingCountry] = useWatch({
    control,
    name: ["same", "shipping.country_code", "billing.country_code"],
  })
  const names = new Intl.DisplayNames(locale, { type: "region" })
  const countries = (cart?.region?.countries ?? []).map((c) => {
    const iso = String(c.iso_2)
    return { iso_2: iso, name: names.of(iso.toUpperCase()) ?? iso }
  })
  const fields = { register, errors: formState.errors, countries }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((form) => {
        const shipping = toWire(form.shipping)
        send({ type: "address.submit", shipping, billing: form.same ? shipping : toWire(form.billing) })
      })}
    >
      <AddressFields part="shipping" country={shippingCountry} {...fields} />
      <Checkbox label={t("address.sameBilling")} {...register("same")} />
      {!same && (
        <fieldset className="grid gap-4">
          <legend className="mb-4 font-semibold">{t("address.billing")}</legend>
          <AddressFields part="billing" country={billingCountry} {...fields} />
        </fieldset>
      )}
      <div>
        <Button type="submit" variant="primary" size="lg" busy={snapshot.matches("saving")}>
          {t("address.next")}
        </Button>
      </div>
    </form>
  )
}
