import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"

/** Shown instead of data that couldn't be loaded; the rest of the page stays. */
export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useTranslations("account.profile")
  return (
    <Banner
      tone="refused"
      title={t("loadFailed")}
      action={
        <Button size="sm" icon="refresh" onClick={() => void onRetry()}>
          {t("retry")}
        </Button>
      }
    >
      {t("loadFailedText")}
    </Banner>
  )
}
