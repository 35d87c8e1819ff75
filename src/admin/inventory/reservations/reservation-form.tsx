import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo } from "react"
import { type ReservationRow, reservations } from "#admin/inventory/reservation.resource.ts"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import { itemLevelsQuery, reserve } from "./levels.ts"
import { quantityProblem, reservationRules, reservationValues } from "./reservation-rules.ts"

/** Form of a reservation: quantity, description and metadata. */
export function ReservationForm({ reservation }: { reservation: ReservationRow }) {
  const t = useTranslations("admin.reservation")
  const locale = useLocale()
  const client = useQueryClient()
  const { inventory_item_id: itemId, location_id: location } = reservation
  const { data } = useQuery(itemLevelsQuery(itemId))
  const available = data?.get(location)
  // Its own units aren't among the available ones. More than allowed may be reserved already, by backorders.
  const max = available === undefined ? Number.MAX_SAFE_INTEGER : Math.max(0, available) + reservation.quantity
  const schema = useMemo(() => reservationRules(max, locale), [max, locale])
  const resource = useMemo(
    () => ({
      name: reservations.name,
      one: reservations.one,
      invalidate: reservations.invalidate,
      update: (...args: Parameters<typeof reservations.update>) =>
        reserve(client, itemId, () => reservations.update(...args)),
    }),
    [client, itemId],
  )
  const form = useResourceForm({
    resource,
    record: reservation,
    schema,
    toValues: reservationValues,
    texts: {
      labels: {
        quantity: t("fields.quantity"),
        description: t("fields.description"),
        metadata: t("fields.metadata"),
      },
      saved: t("saved"),
    },
    exceptions: { quantity: /Not enough stock/ },
  })
  const quantity = form.field("quantity")
  const problem = quantityProblem(form.value("quantity"), max, locale) ?? "tooMany"
  // The server refuses every change then, also a smaller quantity.
  const missing = Math.max(0, -(available ?? 0))
  const problemText =
    problem === "tooMany" && missing > 0
      ? t("problems.overbooked", { count: missing })
      : t(`problems.${problem}`, { count: max })
  return (
    <ResourceForm form={form} submit={t("save")}>
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <NumberField
            {...quantity}
            inputMode="numeric"
            hint={available === undefined ? undefined : t("more", { count: Math.max(0, available) })}
            error={quantity.error && problemText}
          />
          <TextField autoComplete="off" optional hint={t("descriptionHint")} {...form.field("description")} />
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}
