import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import type { BulkAction } from "#admin/kit/list/bulk-action.ts"
import { BulkDialog } from "#admin/kit/list/bulk-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { campaignOption } from "./campaign-option.ts"
import { type CampaignRow, campaigns } from "./campaigns/campaign.resource.ts"
import { isOtherCurrency } from "./campaigns/why-not-fit.ts"
import { countedBy, GuestNotice } from "./guest-notice.tsx"
import { type PromotionRow, promotions } from "./promotion.resource.ts"
import type { PromotionStatus } from "./promotion-search.ts"

/** Sets the status of promotions. */
export function useStatusAction(status: PromotionStatus): BulkAction<PromotionRow> {
  const t = useTranslations("admin.promotion.change")
  return {
    label: t(status),
    texts: (count) => ({
      title: t(`titles.${status}`, { count }),
      consequence: t(`${status}Text`, { count }),
      confirm: t(status),
      done: t("done", { count }),
    }),
    run: ({ id }) => promotions.update(id, { status }),
    undo: ({ id, status: before }) => promotions.update(id, { status: before ?? "draft" }),
    whyNot: (row) => (row.status === status ? t("already") : undefined),
    refresh: (client) => promotions.invalidate(client),
  }
}

interface DialogProps {
  rows: readonly PromotionRow[]
  onClose: (unchanged: readonly PromotionRow[]) => void
}

/** Sets the status of promotions after a confirmation. */
export function StatusDialog({ status, ...props }: DialogProps & { status: PromotionStatus }) {
  return <BulkDialog action={useStatusAction(status)} rowName={({ code, id }) => code ?? id} {...props} />
}

/** Puts promotions into a campaign, or takes them out of theirs. */
export function CampaignDialog(props: DialogProps) {
  const t = useTranslations("admin.promotion.moveCampaign")
  const client = useQueryClient()
  const [campaign, setCampaign] = useState<CampaignRow | null>(null)
  const currency = campaign?.budget?.currency_code
  const action: BulkAction<PromotionRow> = {
    label: t("label"),
    texts: (count) => ({
      title: t("title", { count: props.rows.length }),
      consequence: t("text"),
      confirm: t("confirm", { count }),
      done: t("confirm", { count }),
    }),
    run: ({ id }) => promotions.update(id, { campaign_id: campaign?.id ?? null }),
    undo: ({ id, campaign: before }) => promotions.update(id, { campaign_id: before?.id ?? null }),
    whyNot: (row) => {
      if ((row.campaign?.id ?? null) === (campaign?.id ?? null)) return t("already")
      return isOtherCurrency(row, currency)
        ? t("otherCurrency", { currency: String(currency).toUpperCase() })
        : undefined
    },
    refresh: () => promotions.invalidate(client),
  }
  return (
    <BulkDialog action={action} rowName={({ code, id }) => code ?? id} {...props}>
      <EntityPicker
        label={t("choose")}
        hint={t("hint")}
        placeholder={t("find")}
        resource={campaigns}
        value={campaign?.id ?? null}
        onChange={(_, row) => setCampaign(row ?? null)}
        option={campaignOption}
      />
      <GuestNotice by={countedBy(campaign?.budget)} promotions={props.rows} />
    </BulkDialog>
  )
}
