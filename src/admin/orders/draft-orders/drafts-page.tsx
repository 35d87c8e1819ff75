import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useMarketFilters } from "#admin/settings/regions/market-filters.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { useDraftColumns } from "./draft-columns.tsx"
import { drafts } from "./draft-order.resource.ts"

const route = getRouteApi("/admin/_app/_orders/draft-orders/")

export function DraftsPage() {
  const t = useTranslations("admin.drafts")
  const to = useTranslations("admin.orders")
  return (
    <ListPage
      resource={drafts}
      search={route.useSearch()}
      columns={useDraftColumns()}
      filters={[...useMarketFilters(), { kind: "date", id: "created_at", label: t("filters.date") }]}
      rowName={({ display_id }) => `#${display_id}`}
      texts={{
        title: t("title"),
        hint: t("hint"),
        search: t("search"),
        searchHint: to("searchHint"),
        none: { icon: "edit", title: t("none.title"), text: t("none.text") },
        noMatch: t("none.filtered"),
      }}
      create={<CreateLink to="/admin/draft-orders/new">{t("create")}</CreateLink>}
    />
  )
}
