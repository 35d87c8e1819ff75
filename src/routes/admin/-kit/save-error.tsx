import { useTranslations } from "#lib/i18n.tsx"
import { errorText } from "#routes/-app/error-text.ts"
import { toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"

/** Why something couldn't be saved; nothing without an error. */
export function SaveError({ error, text }: { error: unknown; text?: string | undefined }) {
  const t = useTranslations("admin.form.failed")
  const tGone = useTranslations("admin.form.gone")
  if (!error) return null
  if (toApiError(error).status === 404)
    return (
      <Banner tone="refused" announce title={tGone("title")}>
        {tGone("text")}
      </Banner>
    )
  return (
    <Banner tone="refused" announce title={t("title")}>
      {text ??
        errorText(error, {
          refused: (reason) => t("refused", { reason }),
          server: t("server"),
          lost: t("lost"),
        })}
    </Banner>
  )
}
