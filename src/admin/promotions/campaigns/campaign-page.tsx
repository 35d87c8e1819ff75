import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import type { Dependants } from "#admin/kit/removal.ts"
import { promotions } from "#admin/promotions/promotion.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { BudgetCard } from "./budget-card.tsx"
import { campaigns } from "./campaign.resource.ts"
import { CampaignForm } from "./campaign-form.tsx"
import { CampaignStateBadge } from "./campaign-state.tsx"
import { PromotionsCard } from "./promotions-card.tsx"

const route = getRouteApi("/admin/_app/_promotions/campaigns/$id")

async function promotionsOf(id: string, signal: AbortSignal): Promise<Dependants> {
  const { rows, count } = await promotions.load({ campaign: [id] }, { signal })
  return { count, first: rows.slice(0, 5).map((row) => ({ id: row.id, name: row.code ?? row.id })) }
}

export function CampaignPage() {
  const t = useTranslations("admin.campaign")
  const { id } = route.useParams()
  const client = useQueryClient()
  return (
    <DetailPage
      key={id}
      query={campaigns.one(id)}
      crumbs={[{ label: t("list"), link: { to: "/admin/campaigns" } }]}
      title={({ name }) => name}
      badges={(campaign) => <CampaignStateBadge campaign={campaign} />}
      removal={{
        label: t("delete.label"),
        title: ({ name }) => t("delete.title", { title: name }),
        dependants: (_, signal) => promotionsOf(id, signal),
        consequence: ({ count }) => t("delete.promotions", { count }),
        run: async () => {
          await campaigns.remove(id)
          await campaigns.forget(client, id)
        },
        done: t("delete.done"),
        list: { to: "/admin/campaigns" },
      }}
    >
      {(campaign) => (
        <div className="grid min-w-0 gap-6">
          {campaign.budget && <BudgetCard campaign={campaign} budget={campaign.budget} />}
          <CampaignForm campaign={campaign} below={<PromotionsCard campaign={campaign} />} />
        </div>
      )}
    </DetailPage>
  )
}
