import { useQueryClient } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { LinkRefusal } from "#admin/kit/linked-records/link-refusal.ts"
import type { ChangeLinks } from "#admin/kit/linked-records/linked-names.ts"
import { LinkedTable } from "#admin/kit/linked-records/linked-table.tsx"
import { RowTitle } from "#admin/kit/list/name-column.tsx"
import { countedBy, GuestNotice } from "#admin/promotions/guest-notice.tsx"
import { type PromotionRow, promotions } from "#admin/promotions/promotion.resource.ts"
import { PromotionBadge } from "#admin/promotions/promotion-badge.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { Campaign } from "#schema/admin/entities/promotion.ts"
import type { Column } from "#ui/data-table.tsx"
import { useWhyNotFit } from "./why-not-fit.ts"

/** Card with the promotions of a campaign: they can be added and removed. */
export function PromotionsCard({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("admin.linked.promotions")
  const whyNotFit = useWhyNotFit(campaign)
  const counted = countedBy(campaign.budget)
  return (
    <LinkedTable
      name="promotions"
      icon="percent"
      list={({ page, limit }) => promotions.list({ campaign: [campaign.id], page, limit })}
      columns={useColumns(campaign)}
      rowName={({ code, id }) => code ?? id}
      resource={promotions}
      option={({ id, code }) => ({ value: id, label: code ?? id })}
      isLinked={(row) => row.campaign?.id === campaign.id}
      whyNot={(row) => (row.campaign ? t("inOther", { name: row.campaign.name }) : whyNotFit(row))}
      {...(counted
        ? { notice: (rows: readonly PromotionRow[]) => <GuestNotice by={counted} promotions={rows} /> }
        : {})}
      change={useChange(campaign.id)}
    />
  )
}

function useChange(id: string): ChangeLinks {
  const t = useTranslations("admin.linked.promotions")
  const client = useQueryClient()
  const send: ChangeLinks = (body) => adminSdk().admin.campaign.batchPromotions({ id, body, query: { fields: "id" } })
  return async (body) => {
    await send(body)
    const { add = [] } = body
    const loadLeft = async () => {
      if (add.length === 0) return []
      const rows = await client.fetchQuery({ ...promotions.byIds(add), staleTime: 0 })
      return rows.filter((row) => row.campaign?.id !== id)
    }
    // The server skips promotions that are in another campaign by now, without an error.
    let left = await loadLeft()
    // It also skips those that still have the id of a deleted campaign, until they are removed from it.
    const orphaned = left.filter((row) => !row.campaign).map((row) => row.id)
    if (orphaned.length > 0) {
      await send({ remove: orphaned })
      await send({ add: orphaned })
      left = await loadLeft()
    }
    await promotions.invalidate(client)
    if (left.length === 0) return
    const codes = left.map((row) => row.code ?? row.id).join(", ")
    throw new LinkRefusal(
      t("notAdded", { codes }),
      left.map((row) => row.id),
    )
  }
}

function useColumns(campaign: Campaign): readonly Column<PromotionRow>[] {
  const t = useTranslations("admin.linked.promotions")
  const tn = useTranslations("admin.promotion.warning")
  const tl = useTranslations("admin.lists.promotions.columns")
  const whyNotFit = useWhyNotFit(campaign)
  const whyNot = (row: PromotionRow) =>
    whyNotFit(row) ?? (row.limit && (row.used ?? 0) >= row.limit ? tn("limit") : undefined)
  return [
    {
      id: "code",
      header: t("find"),
      phone: "title",
      cell: (row) => (
        <span className="grid min-w-0">
          <RowTitle to="/admin/promotions/$id" id={row.id}>
            {row.code}
          </RowTitle>
          {whyNot(row) && <span className="text-sm font-normal text-waiting-ink">{whyNot(row)}</span>}
        </span>
      ),
    },
    {
      id: "status",
      header: tl("status"),
      phone: "line",
      cell: (row) => <PromotionBadge promotion={row} />,
    },
  ]
}
