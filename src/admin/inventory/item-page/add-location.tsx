import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { adminSdk } from "#admin/api/client.ts"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { EntryDialog } from "#admin/kit/entry-dialog.tsx"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { parseWhole } from "#lib/parse-whole.ts"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import { toApiError } from "#sdk/error.ts"
import { Select } from "#ui/select.tsx"
import { NumberField } from "#ui/text-field.tsx"
import { useToast } from "#ui/toasts.tsx"
import { levelApi } from "./change-stock.ts"

interface AddLocationProps {
  itemId: string
  /** Locations that the item doesn't have. */
  locations: readonly { readonly id: string; readonly name?: string | null }[]
  onClose: () => void
}

/** Stocks an item at another location. */
export function AddLocation({ itemId, locations, onClose }: AddLocationProps) {
  const t = useTranslations("admin.inventory.add")
  const tChange = useTranslations("admin.inventory.change")
  const locale = useLocale()
  const client = useQueryClient()
  const toast = useToast()
  const [error, setError] = useState<unknown>()
  const [first] = locations
  const form = useForm({ defaultValues: { location: first?.id ?? "", stocked: "0" } })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ location, stocked }) => {
    setError(undefined)
    const quantity = parseWhole(stocked, locale)
    if (quantity === undefined || quantity < 0)
      return form.setError("stocked", { message: tChange("problems.whole") }, { shouldFocus: true })
    const level = { itemId, locationId: location }
    try {
      const body = { location_id: location, stocked_quantity: quantity }
      await runIdempotent(
        () => adminSdk().admin.inventoryItem.createLevel({ id: itemId, body, query: { fields: "id" } }),
        async () => (await levelApi.read(level))?.stocked === quantity,
      )
    } catch (problem) {
      const { status } = toApiError(problem)
      const isThere = status === 400 && (await levelApi.read(level).catch(() => undefined))
      if (!isThere) return setError(problem)
      form.setError("location", { message: t("exists") })
      return inventoryItems.invalidate(client, itemId)
    }
    await inventoryItems.invalidate(client, itemId)
    toast({ title: t("added") })
    onClose()
  })
  return (
    <EntryDialog
      title={t("title")}
      entries={form.watch()}
      submit={t("confirm")}
      busy={isSubmitting}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Select
          label={t("location")}
          options={locations.map(({ id, name }) => ({ value: id, label: name ?? t("location") }))}
          error={errors.location?.message}
          {...form.register("location")}
        />
        <NumberField
          label={t("stocked")}
          inputMode="numeric"
          error={errors.stocked?.message}
          {...form.register("stocked")}
        />
        <SaveError error={error} />
      </div>
    </EntryDialog>
  )
}
