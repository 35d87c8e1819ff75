import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useMemo } from "react"
import { ListView } from "#admin/kit/list/list-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { late, usePreload } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { exactNumber } from "./find-order.ts"
import { orders } from "./order.resource.ts"
import { useOrderColumns } from "./order-columns.tsx"
import { useOrderFilters, useOrderViews } from "./order-filters.tsx"
import { placeOf } from "./order-place.ts"
import { useOrders } from "./use-orders.ts"

const route = getRouteApi("/admin/_app/_orders/orders/")

const ExportOrders = late(async () => (await import("#admin/orders/export-orders.tsx")).ExportOrders)

const ExportMatching = late(async () => (await import("#admin/orders/export-matching.tsx")).ExportMatching)

const OrderQuickView = late(async () => (await import("./order-quick-view.tsx")).OrderQuickView)

const OrderBulkButtons = late(async () => (await import("#admin/orders/order-bulk-buttons.tsx")).OrderBulkButtons)

const TrackingButton = late(async () => (await import("#admin/orders/order-bulk-buttons.tsx")).TrackingButton, "hidden")

const afterFirstPaint = [ExportMatching, ExportOrders, OrderBulkButtons, TrackingButton]

export function OrdersPage() {
  const t = useTranslations("admin.orders")
  usePreload(afterFirstPaint)
  const search = route.useSearch()
  const { reading, loadAll, search: used, ...list } = useOrders(search)
  const { rows } = list
  const isNamed = used === search && search.q?.trim() && exactNumber(search.q) === undefined && !search.item
  const itemSearch = isNamed && rows?.length ? { ...search, q: undefined, page: undefined, item: search.q } : undefined
  // Its address doesn't change with each rendering.
  const usedKey = JSON.stringify(used)
  const place = useMemo(() => rows && placeOf(JSON.parse(usedKey), rows), [rows, usedKey])
  return (
    <ListView
      name={orders.name}
      defaultSort={orders.sort}
      search={search}
      list={list}
      loadAll={loadAll}
      columns={useOrderColumns(place)}
      filters={useOrderFilters()}
      views={useOrderViews()}
      rowName={({ display_id }) => `#${display_id}`}
      rowTone={({ status }) => (status === "canceled" ? "muted" : undefined)}
      actions={
        <Suspense>
          <TrackingButton />
          <ExportMatching search={used} loadAll={loadAll} />
        </Suspense>
      }
      selectionActions={(rows) => (
        <Suspense>
          <OrderBulkButtons orders={rows} />
          <ExportOrders load={async () => rows} />
          <ExportOrders load={async () => rows} hasItems />
        </Suspense>
      )}
      quickView={(row, controls) => <OrderQuickView row={row} place={place} {...controls} />}
      texts={{
        title: t("title"),
        search: t("search"),
        searchHint: t("searchHint"),
        none: { icon: "cart", title: t("none.title"), text: t("none.text") },
        noMatch: t("none.filteredTitle"),
      }}
      footer={
        itemSearch ? (
          <div>
            <LinkButton to="/admin/orders" search={itemSearch} size="sm" variant="quiet" icon="search">
              {t("searchItems")}
            </LinkButton>
          </div>
        ) : (
          reading &&
          (reading.busy || reading.checked < reading.all) && (
            <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
              <p role="status">
                {t(reading.busy ? "filtering" : "filtered", { checked: reading.checked, all: reading.all })}
              </p>
              {reading.checkMore && (
                <Button size="sm" icon="history" onClick={reading.checkMore}>
                  {t("checkMore")}
                </Button>
              )}
            </div>
          )
        )
      }
    />
  )
}
