import { useTranslations } from "#lib/i18n.tsx"
import type { SearchClient } from "#sdk/search/types.ts"
import { Banner } from "#ui/banner.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { useIsFallback } from "./fallback-state.ts"

interface FallbackNoticeProps {
  client: SearchClient
  /** Searches again. */
  onAgain: () => void
}

/** Says that the search service doesn't answer and the results are from the store's product list. */
export function FallbackNotice({ client, onAgain }: FallbackNoticeProps) {
  const t = useTranslations("search.fallback")
  const isFallback = useIsFallback()
  // The client of another market may have fallen back; this one may have nothing to fall back to.
  if (!isFallback || !("retry" in client) || typeof client.retry !== "function") return null
  const { retry } = client
  const again = () => {
    retry()
    onAgain()
  }
  return (
    <Banner tone="waiting" announce title={t("title")} action={<RetryButton size="sm" onClick={again} />}>
      {t("text")}
    </Banner>
  )
}
