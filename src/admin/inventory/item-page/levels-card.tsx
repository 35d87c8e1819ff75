import { useQuery } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import type { InventoryRow, ItemLevel } from "#admin/inventory/inventory-item.resource.ts"
import { availableOf, withoutDeleted } from "#admin/inventory/inventory-item.ts"
import { useLocationNames } from "#admin/inventory/location-names.ts"
import { locationsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { miscountsQuery } from "./miscounts.ts"

const AddLocation = late(async () => (await import("./add-location.tsx")).AddLocation)
const ChangeStock = late(async () => (await import("./change-stock.tsx")).ChangeStock)
const RemoveLocation = late(async () => (await import("./remove-location.tsx")).RemoveLocation)

type Open = { readonly dialog: "add" } | { readonly dialog: "change" | "remove"; readonly level: ItemLevel }

/** Card with the quantities of an item at its locations, which can be changed, added and removed. */
export function LevelsCard({ item }: { item: InventoryRow }) {
  const t = useTranslations("admin.inventory.levels")
  const tItem = useTranslations("admin.inventory")
  const { data: locations } = useQuery(locationsQuery)
  const { data: miscounts = [] } = useQuery(miscountsQuery(item))
  const nameOf = useLocationNames()
  const [open, setOpen] = useState<Open>()
  const levels = item.location_levels ?? []
  const missing = locations?.filter(({ id }) => !levels.some(({ location_id }) => location_id === id))
  const existing = withoutDeleted(item, locations)
  const short = levels.filter((level) => availableOf(level) < 0)
  const close = () => setOpen(undefined)
  const add = (
    <Button
      size="sm"
      icon="plus"
      disabledReason={
        !locations
          ? t("loadingLocations")
          : locations.length === 0
            ? t("noLocations")
            : missing?.length === 0
              ? t("allAdded")
              : undefined
      }
      onPointerEnter={AddLocation.preload}
      onClick={() => setOpen({ dialog: "add" })}
    >
      {t("add")}
    </Button>
  )
  return (
    <Card
      title={t("title")}
      description={t("hint")}
      actions={add}
      footer={
        levels.length > 1 && (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {(
              [
                ["stocked", existing.stocked_quantity],
                ["reserved", existing.reserved_quantity],
                ["available", availableOf(existing)],
              ] as const
            ).map(([name, units]) => (
              <div key={name} className="flex gap-2">
                <dt className="text-muted">{t("total", { what: t(name) })}</dt>
                <dd className="font-semibold tabular-nums">{tItem("quantity", { count: units ?? 0 })}</dd>
              </div>
            ))}
          </dl>
        )
      }
    >
      <div className="grid gap-4">
        {short.map((level) => (
          <Banner key={level.id} tone="waiting" title={nameOf(level.location_id)}>
            {t("overReserved", { count: -availableOf(level) })}
          </Banner>
        ))}
        {miscounts.map(({ location, counted, reserved }) => (
          <Banner key={location} tone="waiting" title={nameOf(location)}>
            {t("miscounted", { counted, reserved })}
          </Banner>
        ))}
        <LevelsTable levels={levels} existing={existing.location_levels} onOpen={setOpen} />
      </div>
      <Suspense>
        {open?.dialog === "add" && <AddLocation itemId={item.id} locations={missing ?? []} onClose={close} />}
        {open?.dialog === "change" && (
          <ChangeStock item={item} level={open.level} location={nameOf(open.level.location_id)} onClose={close} />
        )}
        {open?.dialog === "remove" && (
          <RemoveLocation
            itemId={item.id}
            // Shows the present quantities while it is open.
            level={levels.find(({ id }) => id === open.level.id) ?? open.level}
            location={nameOf(open.level.location_id)}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  )
}

interface LevelsTableProps {
  levels: readonly ItemLevel[]
  /** Those at locations that weren't deleted. */
  existing: readonly ItemLevel[] | null | undefined
  onOpen: (open: Open) => void
}

function LevelsTable({ levels, existing, onOpen }: LevelsTableProps) {
  const t = useTranslations("admin.inventory.levels")
  const tItem = useTranslations("admin.inventory")
  const nameOf = useLocationNames()
  const rows = [...levels].sort((a, b) => nameOf(a.location_id).localeCompare(nameOf(b.location_id)))
  const quantity = { align: "end", phone: "line", width: "7rem" } as const
  const count = (units: number) => tItem("quantity", { count: units })
  return (
    <DataTable
      caption={t("title")}
      sticky={false}
      rows={rows}
      rowId={({ id }) => id}
      empty={<EmptyState icon="pin" title={t("none.title")} text={t("none.text")} />}
      columns={[
        {
          id: "location",
          header: t("location"),
          phone: "title",
          cell: ({ location_id }) => <span className="font-semibold wrap-anywhere">{nameOf(location_id)}</span>,
        },
        { ...quantity, id: "stocked", header: t("stocked"), cell: (level) => count(level.stocked_quantity) },
        { ...quantity, id: "reserved", header: t("reserved"), cell: (level) => count(level.reserved_quantity) },
        { ...quantity, id: "available", header: t("available"), cell: (level) => count(availableOf(level)) },
        { ...quantity, id: "incoming", header: t("incoming"), cell: (level) => count(level.incoming_quantity) },
        {
          id: "actions",
          header: t("actions"),
          align: "end",
          width: "12rem",
          phone: "line",
          interactive: true,
          cell: (level) => (
            <span className="flex justify-end gap-1">
              {existing?.includes(level) !== false && (
                <Button
                  size="sm"
                  aria-label={t("changeAt", { location: nameOf(level.location_id) })}
                  onPointerEnter={ChangeStock.preload}
                  onClick={() => onOpen({ dialog: "change", level })}
                >
                  {t("change")}
                </Button>
              )}
              <IconButton
                icon="trash"
                size="sm"
                label={t("remove", { location: nameOf(level.location_id) })}
                onClick={() => onOpen({ dialog: "remove", level })}
              />
            </span>
          ),
        },
      ]}
    />
  )
}
