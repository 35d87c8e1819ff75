import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { CreateLink } from "#admin/kit/list/create-link.tsx"
import { useDateColumns, useDateFilters } from "#admin/kit/list/date-columns.tsx"
import { entityOptions } from "#admin/kit/list/filter-specs.ts"
import type { ListColumn } from "#admin/kit/list/list-columns.ts"
import { ListPage } from "#admin/kit/list/list-page.tsx"
import { useDeleteRows, useListTexts } from "#admin/kit/list/list-texts.ts"
import { nameColumn } from "#admin/kit/list/name-column.tsx"
import { storeQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { useStatusAction } from "./bulk.tsx"
import { campaignOption } from "./campaign-option.ts"
import { campaigns } from "./campaigns/campaign.resource.ts"
import { type PromotionRow, promotions } from "./promotion.resource.ts"
import { PromotionBadge } from "./promotion-badge.tsx"
import { promotionList } from "./promotion-list.ts"
import { type PromotionSearch, promotionStatuses, promotionTypes } from "./promotion-search.ts"
import { usePromotionValue } from "./sentence.ts"

const route = getRouteApi("/admin/_app/_promotions/promotions/")

const CampaignDialog = late(async () => (await import("#admin/promotions/bulk.tsx")).CampaignDialog)

interface Moving {
  readonly rows: readonly PromotionRow[]
  readonly select: (rows: readonly PromotionRow[]) => void
}

export function PromotionsPage() {
  const t = useTranslations("admin.promotion")
  const tc = useTranslations("admin.promotionCheck")
  const tl = useTranslations("admin.lists.promotions.columns")
  const search = route.useSearch()
  const { data: store } = useQuery(storeQuery)
  const currencies = [...new Set([...(store?.currencies ?? []), ...(search.currency ?? [])])]
  const [moving, setMoving] = useState<Moving>()
  return (
    <>
      <ListPage<PromotionRow, PromotionSearch>
        resource={promotionList}
        search={search}
        texts={useListTexts("promotions", "percent")}
        rowName={({ code, id }) => code ?? id}
        columns={usePromotionColumns()}
        create={<CreateLink to="/admin/promotions/new">{t("create")}</CreateLink>}
        filters={[
          {
            kind: "many",
            id: "status",
            label: tl("status"),
            options: promotionStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
          {
            kind: "choice",
            id: "type",
            label: tl("type"),
            options: promotionTypes.map((value) => ({ value, label: t(`types.${value}`) })),
          },
          { kind: "entity", id: "campaign", label: tl("campaign"), options: entityOptions(campaigns, campaignOption) },
          {
            kind: "many",
            id: "currency",
            label: tl("currency"),
            options: currencies.map((value) => ({ value, label: value.toUpperCase() })),
          },
          ...useDateFilters(),
        ]}
        selectionActions={(rows, select) => {
          const [first, ...others] = rows
          return (
            <>
              {first && others.length === 0 && (
                <LinkButton size="sm" to="/admin/promotions/$id/check" params={{ id: first.id }}>
                  {tc("action")}
                </LinkButton>
              )}
              <Button size="sm" onPointerEnter={CampaignDialog.preload} onClick={() => setMoving({ rows, select })}>
                {t("moveCampaign.label")}
              </Button>
            </>
          )
        }}
        bulk={[useStatusAction("active"), useStatusAction("inactive"), useDeleteRows(promotions, "promotions")]}
      />
      {moving && (
        <Suspense>
          <CampaignDialog
            rows={moving.rows}
            onClose={(unchanged) => {
              moving.select(unchanged)
              setMoving(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function usePromotionColumns(): readonly ListColumn<PromotionRow>[] {
  const t = useTranslations("admin.promotion")
  const tl = useTranslations("admin.lists.promotions.columns")
  const showValue = usePromotionValue()
  return [
    nameColumn("code", tl("code"), "/admin/promotions/$id"),
    {
      id: "type",
      header: tl("type"),
      sortable: true,
      phone: "hidden",
      cell: ({ type = "standard" }) => t(`types.${type}`),
    },
    { id: "value", header: tl("value"), align: "end", phone: "line", cell: showValue },
    {
      id: "status",
      header: tl("status"),
      sortable: true,
      phone: "line",
      cell: (row) => <PromotionBadge promotion={row} />,
    },
    {
      id: "used",
      header: tl("used"),
      align: "end",
      sortable: true,
      phone: "hidden",
      cell: ({ used = 0, limit }) => (limit ? t("usedOf", { used, limit }) : "–"),
    },
    {
      id: "campaign",
      header: tl("campaign"),
      phone: "line",
      cell: ({ campaign }) =>
        campaign && <span className="line-clamp-1 text-muted wrap-anywhere">{campaign.name}</span>,
    },
    ...useDateColumns(),
  ]
}
