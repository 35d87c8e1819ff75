import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"

/** Why something couldn't be saved; nothing without an error. */
export function SaveError({ error, text }: { error: unknown; text?: string | undefined }) {
  const t = useTranslations("admin.form.failed")
  const refused = useRefusalText()
  if (!error) return null
  return (
    <Banner tone="refused" announce title={t("title")}>
      {toApiError(error).status === 404
        ? t("gone")
        : (text ??
          errorText(error, {
            refused,
            server: t("server"),
            lost: t("lost"),
          }))}
    </Banner>
  )
}
