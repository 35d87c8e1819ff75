import { useQueryErrorResetBoundary } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { RetryButton } from "#ui/retry-button.tsx"

interface ExtensionFailedProps {
  extension: string
  onRetry: () => void
}

/** Says that a part of an extension has failed, and offers to try again. */
export function ExtensionFailed({ extension, onRetry }: ExtensionFailedProps) {
  const t = useTranslations("ui.extension")
  // Otherwise a query that has thrown its error throws it again.
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    reset()
    onRetry()
  }
  return (
    <div className="print:hidden">
      <Banner tone="refused" title={t("failed", { extension })} action={<RetryButton size="sm" onClick={retry} />}>
        {t("rest")}
      </Banner>
    </div>
  )
}
