import { useQueryClient } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { DetailPage } from "#admin/kit/detail-page.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import type { ApiKey } from "#schema/admin/entities/settings.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Facts } from "#ui/facts.tsx"
import { late } from "#ui/late.tsx"
import { useCopy } from "#ui/use-copy.ts"
import { apiKeys } from "./api-key.resource.ts"
import { ChannelsCard } from "./channels-card.tsx"
import { statusOf } from "./key.ts"
import { KeyForm } from "./key-form.tsx"
import { KeyStatus } from "./key-status.tsx"

const route = getRouteApi("/admin/_app/settings/_store/api-keys/$id")

const RevokeDialog = late(async () => (await import("#admin/settings/api-keys/revoke-dialog.tsx")).RevokeDialog)

export function KeyPage() {
  const t = useTranslations("admin.apiKey")
  const { id } = route.useParams()
  const client = useQueryClient()
  const [revoking, setRevoking] = useState<ApiKey>()
  return (
    <>
      <DetailPage
        key={id}
        query={apiKeys.one(id)}
        crumbs={[{ label: t("list"), link: { to: "/admin/settings/api-keys" } }]}
        title={({ title }) => title}
        badges={(apiKey) => <KeyStatus apiKey={apiKey} />}
        actions={(apiKey) => {
          const status = statusOf(apiKey)
          if (status === "revoked") return []
          const label = t(status === "planned" ? "revoke.change" : "revoke.label")
          return [{ label, icon: "lock", onSelect: () => setRevoking(apiKey) }]
        }}
        removal={{
          label: t("delete.label"),
          title: ({ title }) => t("delete.title", { title }),
          dependants: async () => {
            const { revoked_at } = await client.fetchQuery({ ...apiKeys.one(id), staleTime: 0 })
            const status = statusOf({ revoked_at })
            const reason = t(status === "planned" ? "delete.whyNotPlanned" : "delete.whyNot")
            return { count: 0, first: [], reason: status === "revoked" ? undefined : reason }
          },
          consequence: () => t("delete.text"),
          whyNot: ({ reason }) => reason,
          run: async () => {
            await apiKeys.remove(id)
            await apiKeys.forget(client, id)
          },
          done: t("delete.done"),
          list: { to: "/admin/settings/api-keys" },
        }}
      >
        {(apiKey) => (
          <KeyForm
            apiKey={apiKey}
            below={
              <>
                <KeyCard apiKey={apiKey} />
                {apiKey.type === "publishable" && <ChannelsCard apiKey={apiKey} />}
              </>
            }
          />
        )}
      </DetailPage>
      {revoking && (
        <Suspense>
          <RevokeDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function KeyCard({ apiKey: { type, token, redacted, last_used_at } }: { apiKey: ApiKey }) {
  const t = useTranslations("admin.apiKey")
  const { copied, copy } = useCopy()
  const isShown = type === "publishable" && Boolean(token)
  return (
    <Card
      title={t("key")}
      actions={
        isShown && (
          <Button size="sm" icon={copied ? "check" : "copy"} onClick={() => void copy(token)}>
            {t(copied ? "copied" : "copy")}
          </Button>
        )
      }
    >
      <Facts
        items={[
          { label: t("type"), value: t(`types.${type}`) },
          { label: t("key"), value: <code className="text-xs wrap-anywhere">{isShown ? token : redacted}</code> },
          { label: t("lastUsed"), value: last_used_at ? <DateTime value={last_used_at} /> : t("never") },
        ]}
      />
    </Card>
  )
}
