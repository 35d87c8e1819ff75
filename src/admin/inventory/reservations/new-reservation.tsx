import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { itemLabel } from "#admin/inventory/inventory-item.ts"
import { type ReservationRow, reservations } from "#admin/inventory/reservation.resource.ts"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { ResourceForm } from "#admin/kit/form/resource-form.tsx"
import { useResourceForm } from "#admin/kit/form/use-resource-form.ts"
import { MetadataCard } from "#admin/kit/metadata/metadata-card.tsx"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import type { FieldTexts } from "#ui/field.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Select } from "#ui/select.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import { reserve, useLocationOptions } from "./levels.ts"
import { newReservationRules, quantityProblem, reservationValues } from "./reservation-rules.ts"

const RECENT = 50

/** The latest reservations of an item at a location. */
async function recent(inventory_item_id: string, location_id: string): Promise<readonly ReservationRow[]> {
  const fields = reservations.fields.one
  const query = { inventory_item_id, location_id, order: "-created_at", limit: RECENT, fields }
  return (await adminSdk().admin.reservation.list({ query })).reservations
}

interface NewReservationProps {
  /** Item that is chosen at first. */
  itemId: string | undefined
  onCreated: (reservation: ReservationRow) => void
}

/** Form of a new reservation: item, location, quantity and description. */
export function NewReservation({ itemId, onCreated }: NewReservationProps) {
  const t = useTranslations("admin.reservation")
  const locale = useLocale()
  const client = useQueryClient()
  const [chosen, setChosen] = useState({ item: itemId ?? null, location: "" })
  const { levels, options } = useLocationOptions(chosen.item)
  /** Units that a lost attempt may have reserved there: they may be missing from the available ones. */
  const [sentUnits, setSentUnits] = useState(0)
  const max = Math.max(0, levels?.get(chosen.location) ?? 0) + sentUnits
  const schema = useMemo(() => newReservationRules(max, locale), [max, locale])
  const resource = useMemo(
    () => ({
      ...reservations,
      // The server keeps the units reserved at the old location when only the location is changed.
      fixed: ["inventory_item_id", "location_id"] as const,
      discard: reservations.remove,
      create: (body: Parameters<typeof reservations.create>[0]) =>
        reserve(client, body.inventory_item_id, () => reservations.create(body)),
    }),
    [client],
  )
  const form = useResourceForm({
    resource,
    schema,
    toValues: (row: ReservationRow | undefined) => ({
      inventory_item_id: row?.inventory_item_id ?? itemId ?? "",
      location_id: row?.location_id ?? "",
      ...reservationValues(row),
    }),
    texts: {
      labels: {
        inventory_item_id: t("fields.inventory_item_id"),
        location_id: t("fields.location_id"),
        quantity: t("fields.quantity"),
        description: t("fields.description"),
        metadata: t("fields.metadata"),
      },
      saved: t("created"),
    },
    find: async ({ inventory_item_id, location_id }, before) =>
      (await recent(inventory_item_id, location_id)).find(({ id }) => !before.includes(id)),
    similar: async ({ inventory_item_id, location_id }) =>
      (await recent(inventory_item_id, location_id)).map(({ id }) => id),
    exceptions: { quantity: /Not enough stock/, location_id: /is not stocked at location/ },
    onSaved: onCreated,
  })
  const item = form.input("inventory_item_id")
  const location = form.input("location_id")
  const quantity = form.field("quantity")
  // A restored draft has its own item and location.
  if ((item.value || null) !== chosen.item || location.value !== chosen.location)
    setChosen({ item: item.value || null, location: location.value })
  const { sent } = form
  const isSentHere = sent?.inventory_item_id === item.value && sent.location_id === location.value
  const units = isSentHere ? sent.quantity : 0
  if (units !== sentUnits) setSentUnits(units)
  const typed = quantityProblem(form.value("quantity"), max, locale) ?? "tooMany"
  const isPlaced = location.value !== "" && levels !== undefined
  // Without a location, the quantity can't be too large.
  const problem = quantity.error && (isPlaced || typed === "whole") ? typed : undefined
  return (
    <ResourceForm form={form} submit={t("create")} cancel={{ to: "/admin/reservations" }}>
      <Card title={t("general")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <ItemField
            {...item}
            isStocked={levels?.size !== 0}
            onChange={(id) => {
              item.onChange(id)
              location.onChange("")
            }}
          />
          <Select
            label={location.label}
            error={location.error && (location.value ? t("problems.notStocked") : location.error)}
            value={location.value}
            placeholder={item.value === "" ? t("chooseItemFirst") : options ? t("chooseLocation") : t("loading")}
            options={options ?? []}
            onChange={({ target }) => location.onChange(target.value)}
          />
          <NumberField
            {...quantity}
            inputMode="numeric"
            hint={isPlaced && !problem ? t("available", { count: max - sentUnits }) : undefined}
            error={problem && t(`problems.${problem}`, { count: max })}
          />
          <TextField
            className="sm:col-span-2"
            autoComplete="off"
            optional
            hint={t("descriptionHint")}
            {...form.field("description")}
          />
        </div>
      </Card>
      <MetadataCard {...form.input("metadata")} />
    </ResourceForm>
  )
}

interface ItemFieldProps extends FieldTexts {
  value: string
  /** Whether any location has the item, or isn't known to lack it. */
  isStocked: boolean
  onChange: (id: string) => void
}

function ItemField({ value, isStocked, onChange, ...texts }: ItemFieldProps) {
  const t = useTranslations("admin.reservation")
  const { data: item } = useQuery({ ...inventoryItems.one(value), enabled: value !== "" })
  return (
    <div className="grid gap-1 sm:col-span-2">
      <EntityPicker
        {...texts}
        resource={inventoryItems}
        value={value || null}
        option={(each) => ({ value: each.id, label: itemLabel(each) || t("untitled") })}
        onChange={(id) => onChange(id ?? "")}
      />
      {item && !isStocked && (
        <p className="text-xs text-waiting-ink">
          {t("notStocked")}{" "}
          <TextLink to="/admin/inventory/$id" params={{ id: item.id }}>
            {t("openItem")}
          </TextLink>
        </p>
      )}
    </div>
  )
}
