import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { LinkedCard } from "#admin/kit/linked-records/linked-card.tsx"
import { LinkedList } from "#admin/kit/linked-records/linked-list.tsx"
import type { ChangeLinks } from "#admin/kit/linked-records/linked-names.ts"
import { salesChannels } from "#admin/settings/sales-channels/sales-channel.resource.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ApiKey } from "#schema/admin/entities/settings.ts"
import { apiKeys } from "./api-key.resource.ts"

/** Card with the sales channels of a publishable key. */
export function ChannelsCard({ apiKey: { id, sales_channels: channels = [] } }: { apiKey: ApiKey }) {
  const t = useTranslations("admin.linked.channels")
  const client = useQueryClient()
  const [removing, setRemoving] = useState<{ id: string; name: string }>()
  const change: ChangeLinks = async (body) => {
    await adminSdk().admin.apiKey.batchSalesChannels({ id, body, query: { fields: "id" } })
    await apiKeys.invalidate(client, id)
  }
  return (
    <LinkedCard
      name="channels"
      resource={salesChannels}
      option={(channel) => ({ value: channel.id, label: channel.name })}
      isLinked={(channel) => channels.some((each) => each.id === channel.id)}
      change={change}
    >
      <LinkedList name="channels" rows={channels} onRemove={setRemoving} />
      {removing && (
        <ActionDialog
          title={t("removeTitle", { name: removing.name })}
          description={t("removeText")}
          isDangerous
          confirm={t("removeConfirm")}
          done={t("removed", { name: removing.name })}
          run={() => change({ remove: [removing.id] })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </LinkedCard>
  )
}
