import { z } from "zod/mini"
import { changedFields } from "#admin/kit/form/form-values.ts"
import { TaskFormDialog } from "#admin/kit/task/task-form-dialog.tsx"
import type { TaskHandle } from "#admin/kit/task/use-task.ts"
import { useTaskForm } from "#admin/kit/task/use-task-form.ts"
import { AddressFields } from "#admin/orders/address-fields.tsx"
import { type AddressForm, addressSchema, toAddressBody, toAddressForm } from "#admin/orders/address-form.ts"
import { addressParts } from "#lib/address/address-parts.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { DetailsAddress, DetailsTask } from "#machines/orders/order-details/order-details.machine.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import { ChangedBanner } from "./changed-banner.tsx"
import { conflictsOf, takeTheirChanges } from "./form-conflicts.ts"

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
}

const schema = z.extend(addressSchema, { both: z.boolean() })
type Values = AddressForm & { both: boolean }

/** Shipping or billing address dialog. Sends only changed fields; the other fields follow the server. */
export function AddressDialog({ handle, task, part, now, countries, offerBoth }: AddressDialogProps) {
  const t = useTranslations("admin.orderDetails")
  const onlyCountry = countries?.length === 1 ? countries[0] : ""
  const shown: Values = { ...toAddressForm(now[part], onlyCountry), both: offerBoth }
  const labels = Object.fromEntries(addressParts.map((name) => [name, t(`address.${name}`)])) as AddressForm
  const form = useTaskForm<Values, Values, DetailsTask>({
    handle,
    draftKey: `orderAddress/${task.orderId}/${part}`,
    serverValues: () => shown,
    version: JSON.stringify(shown),
    schema,
    labels: { ...labels, both: t(`${part}.both`) },
    toTask: ({ both, ...typed }) => {
      const target = both && offerBoth ? "both" : part
      const body = Object.entries(toAddressBody(typed)).filter(([name]) => !(fixedCountry && name === "country_code"))
      const changed = changedParts()
      const sent = isComplete(target) ? body.filter(([name]) => changed.includes(name)) : body
      const address: DetailsAddress = Object.fromEntries(sent)
      return { ...task, part: target, address, seen: now }
    },
  })
  const country = now[part]?.country_code ?? undefined
  const fixedCountry = countries === undefined ? country : undefined
  const isComplete = (target: "shipping" | "billing" | "both") =>
    (target === "both" ? (["shipping", "billing"] as const) : [target]).every((side) => now[side]?.country_code)
  const changedParts = (): readonly string[] =>
    changedFields(form.base.current, form.form.getValues()).filter((name) => name !== "both")
  function save() {
    const both = form.form.getValues("both") && offerBoth
    if (changedParts().length > 0 || !isComplete(both ? "both" : part)) return void form.submit()
    form.discard()
    handle.dismiss()
  }
  const conflicts = conflictsOf(form, shown)
  return (
    <TaskFormDialog
      form={form}
      size="md"
      title={t(`${part}.title`)}
      consequence={t(`${part}.consequence`)}
      confirm={t("address.confirm")}
      onConfirm={save}
    >
      {conflicts.length > 0 && (
        <ChangedBanner
          changes={conflicts.map(({ field, theirs }) => ({
            label: labels[field as keyof AddressForm],
            now: String(theirs),
          }))}
          onTakeTheirs={() => takeTheirChanges(form, shown)}
        />
      )}
      <AddressFields
        countries={fixedCountry ? [fixedCountry] : (countries ?? [])}
        fixedCountry={fixedCountry ? t("address.fixedCountry") : undefined}
        country={fixedCountry ?? form.value("country_code")}
        province={form.value("province")}
        onCountry={() => form.set("province", "")}
        field={(name, options) => form.form.register(name, options)}
        error={(name) => form.field(name).error}
      />
      {offerBoth && <Checkbox {...form.field("both")} />}
    </TaskFormDialog>
  )
}
