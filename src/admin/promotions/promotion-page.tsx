import { useQuery, useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { Facts } from "#ui/facts.tsx"
import { late } from "#ui/late.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx"
import { BudgetBar } from "./budget.tsx"
import { type PromotionRow, promotions } from "./promotion.resource.ts"
import { PromotionBadge } from "./promotion-badge.tsx"
import { type PromotionStatus, promotionStatuses } from "./promotion-search.ts"
import { warningsOf } from "./promotion-warnings.ts"
import { matchesNothing, rulesQuery } from "./rule-names.ts"
import { RulesCard } from "./rules-card.tsx"
import { usePromotionSentence } from "./sentence.ts"
import { useGenerateCodes } from "./use-generate-codes.ts"

const route = getRouteApi("/admin/_app/_promotions/promotions/$id")

const CampaignDialog = late(async () => (await import("#admin/promotions/bulk.tsx")).CampaignDialog)

const StatusDialog = late(async () => (await import("#admin/promotions/bulk.tsx")).StatusDialog)

const PromotionForm = late(async () => (await import("#admin/promotions/promotion-form.tsx")).PromotionForm)

export function PromotionPage() {
  const t = useTranslations("admin.promotion")
  const tc = useTranslations("admin.promotionCheck")
  const { id } = route.useParams()
  const navigate = usePageNavigate({ from: "/admin/promotions/$id" })
  const client = useQueryClient()
  const [open, setOpen] = useState<{ row: Promotion; change: PromotionStatus | "campaign" }>()
  const close = () => setOpen(undefined)
  const generate = useGenerateCodes()
  return (
    <>
      <DetailPage
        key={id}
        query={promotions.one(id)}
        crumbs={[{ label: t("list"), link: { to: "/admin/promotions" } }]}
        title={({ code }) => code ?? ""}
        badges={(row) => <PromotionBadge promotion={row} />}
        actions={(row) => [
          ...promotionStatuses
            .filter((status) => status !== row.status)
            .map((status) => ({ label: t(`change.${status}`), onSelect: () => setOpen({ row, change: status }) })),
          {
            label: tc("action"),
            onSelect: () => void navigate({ to: "/admin/promotions/$id/check", params: { id } }),
          },
          { label: t("moveCampaign.label"), onSelect: () => setOpen({ row, change: "campaign" }) },
          { label: t("generateCodes"), onSelect: () => void generate(row) },
        ]}
        removal={{
          label: t("delete.label"),
          title: ({ code }) => t("delete.title", { title: code ?? "" }),
          dependants: async () => ({ count: 0, first: [] }),
          consequence: () => t("delete.text"),
          run: async () => {
            await promotions.remove(id)
            await promotions.forget(client, id)
          },
          done: t("delete.done"),
          list: { to: "/admin/promotions" },
        }}
        aside={(row) => <Usage promotion={row} />}
      >
        {(row) => (
          <div className="grid min-w-0 gap-6">
            <Summary promotion={row} />
            <Suspense fallback={<Skeleton className="h-160" />}>
              <PromotionForm promotion={row} below={<RulesCard promotion={row} />} />
            </Suspense>
          </div>
        )}
      </DetailPage>
      {open && (
        <Suspense>
          {open.change === "campaign" ? (
            <CampaignDialog rows={[open.row as PromotionRow]} onClose={close} />
          ) : (
            <StatusDialog status={open.change} rows={[open.row as PromotionRow]} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

function Summary({ promotion }: { promotion: Promotion }) {
  const t = useTranslations("admin.promotion")
  const sentenceOf = usePromotionSentence()
  const { data: who } = useQuery(rulesQuery(promotion.id, "rules"))
  const { data: target } = useQuery(rulesQuery(promotion.id, "target-rules"))
  const { data: buy } = useQuery(rulesQuery(promotion.id, "buy-rules"))
  const isUnmatched = [who, target, buy].some((rules) => rules?.some(matchesNothing))
  return (
    <>
      {isUnmatched && (
        <Banner tone="waiting" title={t("warning.unmatched.title")}>
          {t("warning.unmatched.text")}
        </Banner>
      )}
      {warningsOf(promotion).map((warning) => (
        <Banner key={warning} tone="waiting" title={t(`warning.${warning}`)} />
      ))}
      <Card title={t("summary")}>
        {who && target && buy ? (
          <p className="text-lg wrap-anywhere">{sentenceOf(promotion, { who, target, buy })}</p>
        ) : (
          <SkeletonText lines={2} />
        )}
      </Card>
    </>
  )
}

function Usage({ promotion }: { promotion: Promotion }) {
  const t = useTranslations("admin.promotion")
  const { campaign, used = 0, limit } = promotion
  return (
    <Card title={t("usage")}>
      <div className="grid gap-4">
        <Facts
          items={[
            { label: t("usage"), value: limit ? t("usedOf", { used, limit }) : t("usedUnlimited") },
            { label: t("how"), value: t(promotion.is_automatic ? "automatic" : "byCode") },
            { label: t("taxInclusive"), value: t(promotion.is_tax_inclusive ? "withTax" : "withoutTax") },
            {
              label: t("campaign"),
              value: campaign ? (
                <TextLink to="/admin/campaigns/$id" params={{ id: campaign.id }}>
                  {campaign.name}
                </TextLink>
              ) : (
                t("noCampaign")
              ),
            },
          ]}
        />
        {campaign?.budget && <BudgetBar budget={campaign.budget} />}
      </div>
    </Card>
  )
}
