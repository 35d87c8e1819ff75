import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn, textColumn } from "#admin/kit/list/name-column.tsx"
import { useBudgetText } from "#admin/promotions/budget.tsx"
import { storeQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { campaigns } from "./campaign.resource.ts"
import { CampaignStateBadge } from "./campaign-state.tsx"

const route = getRouteApi("/admin/_app/_promotions/campaigns/")

export function CampaignsPage() {
  const t = useTranslations("admin.lists.campaigns.columns")
  const tc = useTranslations("admin.campaign")
  const search = route.useSearch()
  const { data: store } = useQuery(storeQuery)
  const currencies = [...new Set([...(store?.currencies ?? []), ...(search.currency ? [search.currency] : [])])]
  const budgetText = useBudgetText()
  return (
    <ListPage
      resource={campaigns}
      search={search}
      texts={useListTexts("campaigns", "chart")}
      rowName={({ name }) => name}
      columns={[
        nameColumn("name", t("name"), "/admin/campaigns/$id"),
        textColumn("campaign_identifier", t("identifier")),
        { id: "status", header: t("status"), phone: "badge", cell: (row) => <CampaignStateBadge campaign={row} /> },
        {
          id: "starts_at",
          header: t("starts"),
          sortable: true,
          phone: "hidden",
          cell: ({ starts_at }) => starts_at && <DateTime value={starts_at} format="moment" />,
        },
        {
          id: "ends_at",
          header: t("ends"),
          sortable: true,
          phone: "line",
          cell: ({ ends_at }) => ends_at && <DateTime value={ends_at} format="moment" />,
        },
        {
          id: "budget",
          header: t("budget"),
          phone: "line",
          cell: ({ budget }) => budget && budgetText(budget),
        },
        ...useDateColumns(),
      ]}
      create={<CreateLink to="/admin/campaigns/new">{tc("create")}</CreateLink>}
      filters={[
        {
          kind: "choice",
          id: "currency",
          label: t("currency"),
          options: currencies.map((value) => ({ value, label: value.toUpperCase() })),
        },
      ]}
      bulk={[useDeleteRows(campaigns, "campaigns")]}
    />
  )
}
