import { useQuery } from "@tanstack/react-query"
import { useForm, useWatch } from "react-hook-form"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/checkout/checkout.actors.ts"
import { AddressFields } from "#routes/_store/-components/address-fields.tsx"
import { countryOptions, toAddressForm } from "#routes/_store/-components/address-form.ts"
import { type AddressBody, useSaveAddress } from "#routes/_store/-data/customer.ts"
import { regionsQuery } from "#routes/_store/-data/region.ts"
import { Problem } from "#routes/_store/account/-problem.tsx"
import type { CustomerAddress } from "#schema/store/entities/customer.ts"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import { useMember } from "./-member.ts"

interface AddressDialogProps {
  open: boolean
  /** null: a new one. */
  address: CustomerAddress | null
  /** iso_2 of the country that a new address begins with. */
  country: string
  /** The book's first address becomes the default unless somebody objects. */
  first: boolean
  onClose: () => void
}

interface Form {
  name: string
  address: Required<Address>
  shipping: boolean
  billing: boolean
}

/** On the wire an emptied field is null, so that the server forgets it. */
const toBody = ({ name, address, shipping, billing }: Form): AddressBody => ({
  ...Object.fromEntries(Object.entries(address).map(([key, value]) => [key, value.trim() || null])),
  address_name: name.trim() || null,
  is_default_shipping: shipping,
  is_default_billing: billing,
})

export function AddressDialog({ open, address, country, first, onClose }: AddressDialogProps) {
  const t = useTranslations("account.profile.book")
  const locale = useLocale()
  const member = useMember()
  const regions = useQuery(regionsQuery)
  const save = useSaveAddress()
  const toast = useToast()
  const person = { first_name: member.first_name, last_name: member.last_name, phone: member.phone }
  const { register, handleSubmit, control, formState } = useForm<Form>({
    defaultValues: {
      name: address?.address_name ?? "",
      address: toAddressForm(address ?? person, country),
      shipping: address?.is_default_shipping ?? first,
      billing: address?.is_default_billing ?? first,
    },
  })
  const chosen = useWatch({ control, name: "address.country_code" })
  const countries = countryOptions(regions.data?.flatMap((region) => region.countries ?? []) ?? [], locale)
  const submit = handleSubmit((form) => {
    save.mutate(
      { id: address?.id ?? null, body: toBody(form) },
      {
        onSuccess: () => {
          toast({ title: t("saved") })
          onClose()
        },
      },
    )
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={t(address ? "editTitle" : "newTitle")}
      size="lg"
      footer={
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t("save")}
        </Button>
      }
    >
      <div className="grid gap-4">
        {save.isError && <Problem error={save.error} title={t("failed")} />}
        <TextField label={t("name")} optional hint={t("nameHint")} {...register("name")} />
        <AddressFields
          part="shipping"
          country={chosen}
          countries={countries}
          field={(name, rules) => register(`address.${name}`, rules)}
          error={(name) => formState.errors.address?.[name]?.message}
        />
        <Checkbox label={t("makeShipping")} {...register("shipping")} />
        <Checkbox label={t("makeBilling")} {...register("billing")} />
      </div>
    </Dialog>
  )
}
