import { useTranslations } from "#lib/i18n.tsx"
import type { ApiError } from "#sdk/error.ts"
import { Banner } from "#ui/banner.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"

/** Says that the location couldn't be loaded, or no longer exists. */
export function LoadFailed({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const t = useTranslations("admin.locationSetup.failed")
  const isGone = error?.status === 404
  return (
    <Banner
      tone="refused"
      announce
      title={isGone ? t("gone") : t("title")}
      action={
        isGone ? (
          <LinkButton size="sm" to="/admin/settings/locations">
            {t("list")}
          </LinkButton>
        ) : (
          <RetryButton size="sm" onClick={onRetry} />
        )
      }
    >
      {isGone ? t("goneText") : t("text")}
    </Banner>
  )
}
