import { createFileRoute } from "@tanstack/react-router"
import { ListPage } from "#admin/kit/list-page.tsx"
import { useDraftColumns } from "#admin/orders/draft-orders/draft-columns.tsx"
import { draftSearch } from "#admin/orders/draft-orders/draft-search.ts"
import { drafts } from "#admin/orders/draft-orders/drafts.ts"
import { useMarketFilters } from "#admin/settings/regions/market-filters.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { LinkButton } from "#ui/link-button.tsx"

export const Route = createFileRoute("/admin/_app/_orders/draft-orders/")({
  validateSearch: draftSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(drafts.list(deps)),
  component: Drafts,
})

function Drafts() {
  const t = useTranslations("admin.drafts")
  const to = useTranslations("admin.orders")
  return (
    <ListPage
      resource={drafts}
      search={Route.useSearch()}
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
      create={
        <LinkButton to="/admin/draft-orders/new" variant="primary" icon="plus">
          {t("create")}
        </LinkButton>
      }
    />
  )
}
