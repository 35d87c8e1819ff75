import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { ActionDialog } from "#admin/kit/action-dialog.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { ApiKey } from "#schema/admin/entities/settings.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import type { ChangeChannels } from "./add-channels.tsx"
import { apiKeys } from "./api-key.resource.ts"

const AddChannels = late(async () => (await import("./add-channels.tsx")).AddChannels)

/** Card with the sales channels of a publishable key. */
export function ChannelsCard({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("admin.apiKey.channels")
  const client = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<{ id: string; name: string }>()
  const { id, sales_channels: channels = [] } = apiKey
  const change: ChangeChannels = async (body) => {
    await adminSdk().admin.apiKey.batchSalesChannels({ id, body, query: { fields: "id" } })
    await apiKeys.invalidate(client, id)
  }
  return (
    <Card
      title={t("title")}
      actions={
        <Button size="sm" icon="plus" onClick={() => setAdding(true)}>
          {t("add")}
        </Button>
      }
    >
      {channels.length === 0 && <p className="text-sm text-muted">{t("none")}</p>}
      <ul className="grid text-sm">
        {[...channels]
          .sort((a, b) => a.name.localeCompare(b.name))
          .map((channel) => (
            <li key={channel.id} className="flex min-h-9 items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">{channel.name}</span>
              <IconButton
                icon="close"
                size="sm"
                label={t("remove", { channel: channel.name })}
                onClick={() => setRemoving(channel)}
              />
            </li>
          ))}
      </ul>
      {isAdding && (
        <Suspense>
          <AddChannels taken={channels.map((each) => each.id)} change={change} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {removing && (
        <ActionDialog
          title={t("removeTitle", { channel: removing.name })}
          description={t("removeText")}
          isDangerous
          confirm={t("removeConfirm")}
          done={t("removed", { channel: removing.name })}
          run={() => change({ remove: [removing.id] })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Card>
  )
}
