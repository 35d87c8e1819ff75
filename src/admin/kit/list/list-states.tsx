import { useRefusalText } from "#admin/kit/refusal.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { hasNoResponse, refusalReason, toApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { RetryButton } from "#ui/retry-button.tsx"

/** Error of a list that couldn't be loaded: the reason in our words, and a retry button. */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("admin.list")
  const refusal = useRefusalText()
  const reason = refusalReason(error)
  return (
    <Banner
      tone="refused"
      title={t(hasNoResponse(toApiError(error)) ? "offline" : "failed")}
      action={<RetryButton size="sm" onClick={onRetry} />}
    >
      {reason === undefined ? t("text") : refusal(reason)}
    </Banner>
  )
}

/** Shown instead of rows if the page is past the last one. */
export function PastLastPage({ onFirstPage }: { onFirstPage: () => void }) {
  const t = useTranslations("admin.list.pastEnd")
  return (
    <EmptyState
      icon="search"
      title={t("title")}
      text={t("text")}
      action={<Button onClick={onFirstPage}>{t("first")}</Button>}
    />
  )
}
