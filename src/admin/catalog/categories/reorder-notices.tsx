import { useRefusalText } from "#admin/kit/refusal.ts"
import { errorText } from "#app/error-text.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { BELOW_ITSELF } from "#machines/catalog/category-reorder/move-category.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"

/** Why a move was refused, in our words. */
export function useMoveReason() {
  const t = useTranslations("admin.catalog.category.move")
  const refused = useRefusalText()
  return (problem: unknown) => {
    const { code, status } = toApiError(problem)
    if (code === BELOW_ITSELF) return t("refused.belowItself")
    if (status === 404) return t("refused.gone")
    return errorText(problem, {
      refused,
      server: t("refused.server"),
      lost: t("refused.lost"),
    })
  }
}

interface ReorderNoticesProps {
  /** Why a move was refused. */
  error: ApiError | null
  /** The server's order differs from the one that was shown. */
  isDifferent: boolean
  onClose: () => void
}

/** Explains why the tree differs from the moves that were shown. */
export function ReorderNotices({ error, isDifferent, onClose }: ReorderNoticesProps) {
  const t = useTranslations("admin.catalog.category.move")
  const reason = useMoveReason()
  if (error)
    return (
      <Banner tone="refused" announce title={t("refused.title")} onDismiss={onClose}>
        {reason(error)} {t("refused.shown")}
      </Banner>
    )
  if (!isDifferent) return null
  return (
    <Banner announce title={t("different.title")} onDismiss={onClose}>
      {t("different.text")}
    </Banner>
  )
}
