import { createFileRoute } from "@tanstack/react-router"
import { StockGrid } from "#admin/inventory/stock-grid/stock-grid.tsx"
import { firstStockQuery, stockKey } from "#admin/inventory/stock-grid/stock-items.ts"
import { prefetchGrid } from "#admin/kit/grid/prefetch-grid.ts"
import { locationsQuery } from "#admin/settings/settings.ts"
import { loadParts } from "#app/part-outlet.tsx"
import { I18nProvider, useTranslations } from "#lib/i18n.tsx"
import { listOf, searchParams, text } from "#lib/search-params.ts"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"

const readSearch: (raw: Readonly<Record<string, unknown>>) => { ids?: string[] | undefined } = searchParams({
  ids: listOf(text()),
})

export const Route = createFileRoute("/admin/_app/_inventory/inventory/stock")({
  validateSearch: readSearch,
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context: { locale, queryClient }, deps: { ids } }) => {
    const [texts] = await Promise.all([
      loadParts(locale, "admin", "inventory", "price-grid"),
      prefetchGrid(queryClient, stockKey, [firstStockQuery(ids), locationsQuery]),
    ])
    return texts
  },
  // The first rows are shown as soon as they are there, without a placeholder if that takes less than 400 milliseconds.
  pendingMs: 400,
  pendingMinMs: 0,
  component: () => (
    <I18nProvider {...Route.useLoaderData()}>
      <StockPage />
    </I18nProvider>
  ),
})

function StockPage() {
  const t = useTranslations("admin.stock")
  const tItem = useTranslations("admin.inventory")
  const { ids } = Route.useSearch()
  return (
    <Page width="wide">
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: tItem("list"), link: { to: "/admin/inventory" } }]} />}
        title={t("title")}
        description={ids ? t("selected", { count: ids.length }) : t("hint")}
      />
      <StockGrid key={ids?.join()} ids={ids} />
    </Page>
  )
}
