import { getRouteApi } from "@tanstack/react-router"
import { useTranslations } from "#lib/i18n.tsx"
import { Breadcrumbs } from "#ui/breadcrumbs.tsx"
import { Page } from "#ui/page.tsx"
import { PageHeader } from "#ui/page-header.tsx"
import { StockGrid } from "./stock-grid.tsx"

const route = getRouteApi("/admin/_app/_inventory/inventory/stock")

export function StockPage() {
  const t = useTranslations("admin.stock")
  const tItem = useTranslations("admin.inventory")
  const { ids } = route.useSearch()
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
