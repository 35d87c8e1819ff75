import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { useDateColumns } from "#admin/kit/list/date-columns.tsx"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { useBudgetText } from "#admin/promotions/budget.tsx"
import { campaigns } from "#admin/promotions/campaign.resource.ts"
import { storeQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { LinkButton, RowLink } from "#ui/link-button.tsx"
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
        {
          id: "name",
          header: t("name"),
          sortable: true,
          phone: "title",
          cell: ({ id, name }) => (
            <span className="line-clamp-2 wrap-anywhere">
              <RowLink to="/admin/campaigns/$id" params={{ id }}>
                {name}
              </RowLink>
            </span>
          ),
        },
        {
          id: "campaign_identifier",
          header: t("identifier"),
          sortable: true,
          phone: "line",
          cell: ({ campaign_identifier }) => (
            <span className="line-clamp-1 text-muted wrap-anywhere">{campaign_identifier}</span>
          ),
        },
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
      create={
        <LinkButton to="/admin/campaigns/new" variant="primary" icon="plus">
          {tc("create")}
        </LinkButton>
      }
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
