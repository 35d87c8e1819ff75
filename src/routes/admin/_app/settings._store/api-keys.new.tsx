import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import { NewRecordPage } from "#admin/kit/form/new-record-page.tsx"
import { NewKeyForm } from "#admin/settings/api-keys/new-key-form.tsx"
import { SecretCard } from "#admin/settings/api-keys/secret-card.tsx"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { ApiKey } from "#schema/admin/entities/settings.ts"

export const Route = createFileRoute("/admin/_app/settings/_store/api-keys/new")({ component: NewKey })

function NewKey() {
  const t = useTranslations("admin.apiKey")
  const navigate = usePageNavigate({ from: Route.fullPath })
  const [created, setCreated] = useState<ApiKey>()
  const open = ({ id }: ApiKey) => void navigate({ to: "/admin/settings/api-keys/$id", params: { id }, replace: true })
  return (
    <NewRecordPage
      crumb={{ label: t("list"), link: { to: "/admin/settings/api-keys" } }}
      title={created ? created.title : t("create")}
      hint={created ? undefined : t("newHint")}
    >
      {created ? (
        <SecretCard token={created.token} onDone={() => open(created)} />
      ) : (
        <NewKeyForm onCreated={(apiKey) => (apiKey.type === "secret" ? setCreated(apiKey) : open(apiKey))} />
      )}
    </NewRecordPage>
  )
}
