import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"

interface SaveErrorProps {
  error: unknown
  text?: string | undefined
  /** Whether a 404 means that the record was deleted, not one that is linked to it. */
  isOfRecord?: boolean
}

/** Why something couldn't be saved; nothing without an error. */
export function SaveError({ error, text, isOfRecord = true }: SaveErrorProps) {
  const t = useTranslations("admin.form.failed")
  const refused = useRefusalText()
  if (!error) return null
  return (
    <Banner tone="refused" announce title={t("title")}>
      {isOfRecord && toApiError(error).status === 404
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
