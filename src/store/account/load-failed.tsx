import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { RetryButton } from "#ui/retry-button.tsx"

/** Shown instead of data that couldn't be loaded; the rest of the page stays. */
export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useTranslations("account.profile")
  return (
    <Banner tone="refused" title={t("loadFailed")} action={<RetryButton size="sm" onClick={() => void onRetry()} />}>
      {t("loadFailedText")}
    </Banner>
  )
}
