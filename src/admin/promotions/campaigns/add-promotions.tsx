import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { EntityPicker } from "#admin/kit/entity-picker.tsx"
import { countedBy, GuestNotice } from "#admin/promotions/guest-notice.tsx"
import { type PromotionRow, promotions } from "#admin/promotions/promotion.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { Campaign } from "#schema/admin/entities/promotion.ts"
import { ApiError } from "#sdk/error.ts"
import { useWhyNotFit } from "./why-not-fit.ts"

interface AddPromotionsProps {
  campaign: Campaign
  onClose: () => void
}

/** Dialog that finds promotions and adds them to a campaign; it says why one doesn't fit. */
export function AddPromotions({ campaign, onClose }: AddPromotionsProps) {
  const t = useTranslations("admin.campaign.promotions")
  const client = useQueryClient()
  const [ids, setIds] = useState<readonly string[]>([])
  const whyNotFit = useWhyNotFit(campaign)
  const by = countedBy(campaign.budget)
  const { data: chosen = [] } = useQuery({
    ...promotions.byIds(ids),
    enabled: by !== null && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const change = (body: { add?: string[]; remove?: string[] }) =>
    adminSdk().admin.campaign.batchPromotions({ id: campaign.id, body, query: { fields: "id" } })
  const readOthers = async () => {
    const rows = await client.fetchQuery({ ...promotions.byIds(ids), staleTime: 0 })
    return rows.filter((row) => row.campaign?.id !== campaign.id)
  }
  const whyNot = (row: PromotionRow): string | undefined => {
    if (row.campaign?.id === campaign.id) return t("alreadyIn")
    if (row.campaign) return t("inOther", { name: row.campaign.name })
    return whyNotFit(row)
  }
  return (
    <ActionDialog
      title={t("add")}
      size="md"
      confirm={t("addCount", { count: ids.length })}
      disabledReason={ids.length === 0 ? t("chooseFirst") : undefined}
      entries={ids}
      done={t("added", { count: ids.length })}
      run={async () => {
        await change({ add: [...ids] })
        // The server skips promotions that are in another campaign by now, without an error.
        let left = await readOthers()
        // It also skips those that still have the id of a deleted campaign, until they are removed from it.
        const orphaned = left.filter((row) => !row.campaign).map(({ id }) => id)
        if (orphaned.length > 0) {
          await change({ remove: orphaned })
          await change({ add: orphaned })
          left = await readOthers()
        }
        await promotions.invalidate(client)
        if (left.length === 0) return
        setIds(left.map(({ id }) => id))
        const message = t("notAdded", { codes: left.map(({ code, id }) => code ?? id).join(", ") })
        throw new ApiError({ kind: "http", status: 400, type: "invalid_data", message })
      }}
      onClose={onClose}
    >
      <div className="grid min-h-80 content-start gap-4">
        <GuestNotice by={by} promotions={chosen} />
        <EntityPicker
          label={t("title")}
          placeholder={t("find")}
          resource={promotions}
          multiple
          value={ids}
          onChange={setIds}
          option={({ id, code }) => ({ value: id, label: code ?? id })}
          whyNot={whyNot}
        />
      </div>
    </ActionDialog>
  )
}
