import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect, useState } from "react"
import { useForm } from "react-hook-form"
import { useTranslations } from "#lib/i18n.tsx"
import type { DetailsAddress, DetailsTask } from "#machines/order-details/order-details.machine.ts"
import { AddressFields } from "#routes/admin/_app/_orders/-address/address-fields.tsx"
import {
  type AddressForm,
  addressParts,
  addressSchema,
  toAddressBody,
  toAddressForm,
} from "#routes/admin/_app/_orders/-address/address-form.ts"
import { TaskDialog } from "#routes/admin/_app/-task/task-dialog.tsx"
import type { TaskHandle } from "#routes/admin/_app/-task/use-task.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import { ChangedBanner } from "./changed-banner.tsx"
import { conflictsOf, type DraftStore } from "./form-draft.ts"

interface AddressDialogProps {
  handle: TaskHandle<DetailsTask>
  task: Extract<DetailsTask, { type: "address" }>
  part: "shipping" | "billing"
  /** Both addresses as currently saved on the server. */
  now: { readonly shipping: Order["shipping_address"]; readonly billing: Order["billing_address"] }
  /** iso_2 of the countries to choose from; undefined if the country can't be changed. */
  countries: readonly string[] | undefined
  /** Whether the other address is the same or missing, so both can be saved. */
  offerBoth: boolean
  draft: DraftStore<AddressForm>
}

/** Shipping or billing address dialog. Sends only changed fields; the other fields follow the server. */
export function AddressDialog({ handle, task, part, now, countries, offerBoth, draft }: AddressDialogProps) {
  const t = useTranslations("admin.orderDetails")
  const onlyCountry = countries?.length === 1 ? countries[0] : ""
  const shown = toAddressForm(now[part], onlyCountry)
  const [kept] = useState(draft.recall)
  const [base, setBase] = useState(kept?.base ?? shown)
  const [both, setBoth] = useState(offerBoth)
  const form = useForm<AddressForm>({
    resolver: zodResolver(addressSchema),
    values: shown,
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, formState, getValues, setValue, reset } = form
  const { dirtyFields, errors } = formState
  useEffect(() => {
    for (const name of addressParts) {
      const typed = kept?.typed[name]
      if (typed !== undefined) setValue(name, typed, { shouldDirty: true })
    }
  }, [kept, setValue])
  const conflicts = conflictsOf(base, shown, dirtyFields)

  function close() {
    const typed = addressParts.flatMap((name) => (dirtyFields[name] ? [[name, getValues(name)]] : []))
    draft.keep({ base, typed: Object.fromEntries(typed) })
    handle.dismiss()
  }
  function save(typed: AddressForm) {
    const target = both && offerBoth ? "both" : part
    const sides = target === "both" ? (["shipping", "billing"] as const) : [part]
    const isComplete = sides.every((side) => now[side]?.country_code)
    const body = Object.entries(toAddressBody(typed)).filter(([name]) => !(fixedCountry && name === "country_code"))
    const changed = body.filter(([name]) => dirtyFields[name as keyof AddressForm])
    if (isComplete && changed.length === 0) return handle.dismiss()
    const address: DetailsAddress = Object.fromEntries(isComplete ? changed : body)
    handle.confirm({ ...task, part: target, address, seen: now })
  }
  const country = now[part]?.country_code ?? undefined
  const fixedCountry = countries === undefined ? country : undefined
  return (
    <TaskDialog
      handle={{ ...handle, dismiss: close }}
      open
      size="md"
      title={t(`${part}.title`)}
      consequence={t(`${part}.consequence`)}
      confirm={t("address.confirm")}
      onConfirm={handleSubmit(save)}
    >
      {conflicts.length > 0 && (
        <ChangedBanner
          changes={conflicts.map((name) => ({ label: t(`address.${name}`), now: shown[name] }))}
          onTakeTheirs={() => {
            reset(shown, { keepDirtyValues: false })
            setBase(shown)
          }}
        />
      )}
      <AddressFields
        countries={fixedCountry ? [fixedCountry] : (countries ?? [])}
        fixedCountry={fixedCountry ? t("address.fixedCountry") : undefined}
        field={(name) => register(name)}
        error={(name) => errors[name]?.message}
      />
      {offerBoth && (
        <Checkbox label={t(`${part}.both`)} checked={both} onChange={(event) => setBoth(event.target.checked)} />
      )}
    </TaskDialog>
  )
}
