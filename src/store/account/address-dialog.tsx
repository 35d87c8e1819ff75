import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useForm, useWatch } from "react-hook-form"
import { allCountries } from "#lib/address/all-countries.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { Address } from "#machines/store/checkout/checkout.actors.ts"
import type { CustomerAddress } from "#schema/store/entities/customer.ts"
import { AddressFields } from "#store/address/address-fields.tsx"
import { toAddressForm } from "#store/address/address-form.ts"
import { usePostalFill } from "#store/address/use-postal-fill.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/text-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import type { AddressBody } from "./address-book.ts"
import { changedFields, OverwriteWarning, overwritten } from "./changed-fields.tsx"
import { useLatestCustomer, useSaveAddress } from "./customer.ts"
import { useMember } from "./member.ts"
import { Problem } from "./problem.tsx"

interface AddressDialogProps {
  open: boolean
  /** null for a new address. */
  address: CustomerAddress | null
  /** iso_2 of the country preselected for a new address. */
  country: string
  /** Whether it is the first address, which becomes the default unless deselected. */
  first: boolean
  /** The unsaved input from before the dialog was closed. */
  draft: AddressDraft | undefined
  onClose: (draft: AddressDraft | undefined) => void
}

export interface AddressDraft {
  name: string
  address: Required<Address>
  shipping: boolean
  billing: boolean
}

/** Sends empty fields as null, which clears them on the server. */
const toBody = ({ name, address, shipping, billing }: AddressDraft) => ({
  ...(Object.fromEntries(Object.entries(address).map(([key, value]) => [key, value.trim() || null])) as Record<
    keyof Address,
    string | null
  >),
  address_name: name.trim() || null,
  is_default_shipping: shipping,
  is_default_billing: billing,
})

export function AddressDialog({ open, address, country, first, draft, onClose }: AddressDialogProps) {
  const t = useTranslations("account.profile.book")
  const locale = useLocale()
  const member = useMember()
  const update = useSaveAddress()
  const latest = useLatestCustomer()
  const toast = useToast()
  const person = { first_name: member.first_name, last_name: member.last_name, phone: member.phone }
  const formOf = (saved: CustomerAddress | null): AddressDraft => ({
    name: saved?.address_name ?? "",
    address: toAddressForm(saved ?? person, country),
    shipping: saved?.is_default_shipping ?? first,
    billing: saved?.is_default_billing ?? first,
  })
  const [before, setBefore] = useState(() => formOf(address))
  const [replaced, setReplaced] = useState<readonly string[]>([])
  const { register, handleSubmit, control, formState, reset, setValue, getValues } = useForm<AddressDraft>({
    defaultValues: before,
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
  })
  const { isDirty } = formState
  const [chosen, code] = useWatch({ control, name: ["address.country_code", "address.postal_code"] })
  const filled = usePostalFill({
    country: chosen,
    postalCode: code,
    get: (name) => getValues(`address.${name}`),
    isFocused: (name) => document.activeElement?.getAttribute("name") === `address.${name}`,
    set: (name, value) =>
      setValue(`address.${name}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  })
  // Sends only changed fields; if someone else changed them too, their values are shown first.
  const save = useMutation({
    mutationFn: async (form: AddressDraft) => {
      const body: AddressBody = address ? changedFields(toBody(before), toBody(form)) : toBody(form)
      const saved = address && (await latest()).addresses.find(({ id }) => id === address.id)
      const others = saved ? overwritten(toBody(before), toBody(form), toBody(formOf(saved))) : []
      setReplaced(others)
      if (saved && others.length > 0) {
        setBefore(formOf(saved))
        return reset(formOf(saved), { keepDirtyValues: true })
      }
      await update.mutateAsync({ id: address?.id ?? null, body })
      toast({ title: t("saved") })
      onClose(undefined)
    },
  })
  const submit = handleSubmit((form) => save.mutate(form))
  return (
    <Dialog
      open={open}
      onClose={() => onClose(isDirty ? getValues() : undefined)}
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
        <OverwriteWarning values={replaced} />
        {draft && isDirty && (
          <Banner
            title={t("kept")}
            action={
              <Button size="sm" onClick={() => reset(before)}>
                {t("discard")}
              </Button>
            }
          />
        )}
        <TextField label={t("name")} optional hint={t("nameHint")} {...register("name")} />
        <AddressFields
          part="shipping"
          country={chosen}
          countries={allCountries(locale)}
          field={(name, rules) => register(`address.${name}`, rules)}
          error={(name) => formState.errors.address?.[name]?.message}
          filled={filled}
          values={() => getValues("address")}
          onCountry={() => setValue("address.province", "", { shouldDirty: true })}
        />
        <Checkbox label={t("makeShipping")} {...register("shipping")} />
        <Checkbox label={t("makeBilling")} {...register("billing")} />
      </div>
    </Dialog>
  )
}
