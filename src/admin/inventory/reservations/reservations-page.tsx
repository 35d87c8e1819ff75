import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { itemLabel, itemName } from "#admin/inventory/inventory-item.ts"
import { useLocationFilter, useLocationNames } from "#admin/inventory/location-names.ts"
import { type ReservationRow, reservations } from "#admin/inventory/reservation.resource.ts"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { entityOptions } from "#admin/kit/list/filter-specs.ts"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { peopleQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
import { OrderLink } from "./order-link.tsx"

const route = getRouteApi("/admin/_app/_inventory/reservations/")

export function ReservationsPage() {
  const t = useTranslations("admin.lists.reservations.columns")
  const tOne = useTranslations("admin.reservation")
  const search = route.useSearch()
  const { data: page } = useQuery(reservations.list(search))
  const { data: people } = useQuery(peopleQuery)
  const nameOf = useLocationNames()
  const dates = useDateColumns("created_at") as readonly ListColumn<ReservationRow>[]
  const itemOf = ({ inventory_item }: ReservationRow) =>
    (inventory_item && itemName(inventory_item)) || tOne("deletedItem")
  return (
    <ListPage
      resource={reservations}
      search={search}
      texts={useListTexts("reservations", "lock")}
      columns={[
        {
          id: "item",
          header: t("item"),
          phone: "title",
          cell: (row) => (
            <span className="grid min-w-0">
              <span className="line-clamp-2 wrap-anywhere">
                <RowLink to="/admin/reservations/$id" params={{ id: row.id }}>
                  {itemOf(row)}
                </RowLink>
              </span>
              {row.inventory_item?.title && row.inventory_item.sku && (
                <span className="truncate text-xs font-normal text-muted">{row.inventory_item.sku}</span>
              )}
            </span>
          ),
        },
        {
          id: "quantity",
          header: t("quantity"),
          sortable: true,
          align: "end",
          phone: "badge",
          width: "6rem",
          cell: ({ quantity }) => tOne("units", { count: quantity }),
        },
        {
          id: "location",
          header: t("location"),
          phone: "line",
          cell: ({ location_id }) => <span className="wrap-anywhere">{nameOf(location_id)}</span>,
        },
        {
          id: "order",
          header: t("order"),
          phone: "line",
          interactive: true,
          cell: (row) => <OrderLink lines={page?.rows ?? []} line={row} />,
        },
        {
          id: "description",
          header: t("description"),
          phone: "line",
          cell: ({ description }) => <span className="line-clamp-2 wrap-anywhere">{description}</span>,
        },
        {
          id: "created_by",
          header: t("createdBy"),
          initially: "hidden",
          phone: "line",
          cell: ({ created_by }) => (created_by && people?.get(created_by)) || tOne("byNobody"),
        },
        ...dates,
      ]}
      rowName={itemOf}
      create={
        <LinkButton to="/admin/reservations/new" variant="primary" icon="plus">
          {tOne("create")}
        </LinkButton>
      }
      filters={[
        {
          kind: "entity",
          id: "item",
          label: t("item"),
          options: entityOptions(inventoryItems, (item) => ({
            value: item.id,
            label: itemLabel(item) || tOne("deletedItem"),
          })),
        },
        useLocationFilter(),
        {
          kind: "many",
          id: "created_by",
          label: t("createdBy"),
          options: [...(people ?? [])].map(([value, label]) => ({ value, label })),
        },
        { kind: "number", id: "quantity", label: t("quantity") },
        ...useDateFilters(),
      ]}
      bulk={[{ ...useDeleteRows(reservations, "reservations"), concurrency: 1 }]}
    />
  )
}
