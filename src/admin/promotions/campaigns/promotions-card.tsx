import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { countedBy, GuestNotice } from "#admin/promotions/guest-notice.tsx"
import { type PromotionRow, promotions } from "#admin/promotions/promotion.resource.ts"
import { PromotionBadge } from "#admin/promotions/promotion-badge.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { Campaign } from "#schema/admin/entities/promotion.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DataTable } from "#ui/data-table.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { late } from "#ui/late.tsx"
import { RowLink } from "#ui/link-button.tsx"
import { Pagination } from "#ui/pagination.tsx"
import { useWhyNotFit } from "./why-not-fit.ts"

const AddPromotions = late(async () => (await import("./add-promotions.tsx")).AddPromotions)

const PAGE_SIZE = 20
const noRows: ReadonlySet<string> = new Set()

/** Card with the promotions of a campaign: they can be added and removed. */
export function PromotionsCard({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("admin.campaign.promotions")
  const tn = useTranslations("admin.promotion.notice")
  const tl = useTranslations("admin.lists.promotions.columns")
  const whyNotFit = useWhyNotFit(campaign)
  const whyNot = (row: PromotionRow) =>
    whyNotFit(row) ?? (row.limit && (row.used ?? 0) >= row.limit ? tn("limit") : undefined)
  const client = useQueryClient()
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState(noRows)
  const [open, setOpen] = useState<"add" | "remove">()
  const { data, error, refetch, isPlaceholderData } = useQuery(
    promotions.list({ campaign: [campaign.id], page, limit: PAGE_SIZE }),
  )
  const remove = async () => {
    const body = { remove: [...selected] }
    await adminSdk().admin.campaign.batchPromotions({ id: campaign.id, body, query: { fields: "id" } })
    await promotions.invalidate(client)
  }
  return (
    <Card
      title={t("title")}
      padding="flush"
      actions={
        <Button size="sm" icon="plus" onPointerEnter={AddPromotions.preload} onClick={() => setOpen("add")}>
          {t("add")}
        </Button>
      }
    >
      <div className="grid gap-4 px-4 pb-4 empty:hidden sm:px-5">
        <GuestNotice by={countedBy(campaign.budget)} promotions={data?.rows ?? []} />
      </div>
      <DataTable<PromotionRow>
        caption={t("title")}
        sticky={false}
        problem={error && <ListError error={error} onRetry={() => void refetch()} />}
        rows={data?.rows}
        rowId={({ id }) => id}
        rowName={({ code, id }) => code ?? id}
        refreshing={isPlaceholderData}
        skeletonRows={3}
        columns={[
          {
            id: "code",
            header: t("find"),
            phone: "title",
            cell: (row) => (
              <span className="grid min-w-0">
                <span className="line-clamp-2 wrap-anywhere">
                  <RowLink to="/admin/promotions/$id" params={{ id: row.id }}>
                    {row.code}
                  </RowLink>
                </span>
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
        ]}
        selection={{
          selected,
          onChange: setSelected,
          actions: (
            <Button size="sm" variant="danger" onClick={() => setOpen("remove")}>
              {t("remove")}
            </Button>
          ),
        }}
        empty={<EmptyState icon="percent" title={t("none.title")} text={t("none.text")} />}
      />
      {data && data.count > PAGE_SIZE && (
        <Pagination count={data.count} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
      )}
      {open === "add" && (
        <Suspense>
          <AddPromotions campaign={campaign} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {open === "remove" && (
        <ActionDialog
          title={t("removeTitle", { count: selected.size })}
          description={t("removeText")}
          confirm={t("removeConfirm", { count: selected.size })}
          isDangerous
          run={remove}
          done={t("removed", { count: selected.size })}
          onDone={() => {
            setSelected(noRows)
            setPage(1)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}
