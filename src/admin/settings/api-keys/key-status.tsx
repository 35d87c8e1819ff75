import { dateFormatOf } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import type { ApiKey } from "#schema/admin/entities/settings.ts"
import { StatusBadge } from "#ui/badge.tsx"
import { statusOf } from "./key.ts"

const tones = { active: "done", planned: "waiting", revoked: "inactive" } as const

/** Whether an API key works, and until when. */
export function KeyStatus({ apiKey }: { apiKey: Pick<ApiKey, "revoked_at"> }) {
  const t = useTranslations("admin.apiKey.status")
  const locale = useLocale()
  const status = statusOf(apiKey)
  const date = dateFormatOf(locale, { dateStyle: "medium", timeStyle: "short" })
  return (
    <StatusBadge tone={tones[status]}>
      {status === "planned" ? t("planned", { date: date.format(new Date(String(apiKey.revoked_at))) }) : t(status)}
    </StatusBadge>
  )
}
