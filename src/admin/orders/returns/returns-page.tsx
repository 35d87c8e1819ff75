import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import type { FilterSpec } from "#admin/kit/list/filter-specs.ts"
import { ListView } from "#admin/kit/list/list-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { late } from "#ui/late.tsx"
import { Tabs } from "#ui/tabs.tsx"
import { useReturnColumns } from "./return-columns.tsx"
import { returnListQuery, waitingReturnsQuery } from "./return-lists.ts"
import { type ReturnSearch, returnKinds, returnStatuses } from "./return-search.ts"

const route = getRouteApi("/admin/_app/_orders/returns/")

const ReturnQuickView = late(async () => (await import("#admin/orders/returns/return-quick-view.tsx")).ReturnQuickView)

/** ReturnsPage, claims and exchanges of all orders. The tabs count the returns to receive. */
export function ReturnsPage() {
  const t = useTranslations("admin.returnLists")
  const ts = useTranslations("admin.orders.returns.status")
  const search = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin/returns/" })
  const { tab = "returns" } = search
  const { data, error, refetch, isPlaceholderData } = useQuery(returnListQuery(search))
  const waiting = useQuery(waitingReturnsQuery)
  const created: FilterSpec<ReturnSearch> = { kind: "date", id: "created_at", label: t("filters.date") }
  const filters: FilterSpec<ReturnSearch>[] =
    tab === "returns"
      ? [
          {
            kind: "many",
            id: "status",
            label: t("columns.status"),
            options: returnStatuses.map((value) => ({ value, label: ts(value) })),
          },
          created,
        ]
      : [created]
  return (
    <ListView
      name="returns"
      search={search}
      // Data of the previous tab would appear under the wrong title.
      list={{ rows: isPlaceholderData ? undefined : data?.rows, count: data?.count, error, refetch }}
      columns={useReturnColumns()}
      filters={filters}
      quickView={(row, controls) => <ReturnQuickView row={row} tab={tab} {...controls} />}
      rowName={({ number }) => `#${number}`}
      texts={{
        title: t("title"),
        caption: t(`tab.${tab}`),
        hint: t("hint"),
        none: { icon: "return", title: t(`none.${tab}`), text: t("none.text") },
        noMatch: t("none.filtered"),
      }}
      frame={(list) => (
        <Tabs
          label={t("title")}
          tabs={returnKinds.map((id) => ({ id, label: t(`tab.${id}`), count: waiting.data?.[id] }))}
          value={tab}
          onChange={(next) => navigate({ search: { tab: next === "returns" ? undefined : next } })}
        >
          {list}
        </Tabs>
      )}
    />
  )
}
