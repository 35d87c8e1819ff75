import { useTranslations } from "#lib/i18n.tsx"
import { reloadPage } from "#lib/reload.ts"
import { Banner } from "#ui/banner.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { adminExtensions } from "./admin-extensions.ts"

/** Names the extensions that couldn't be loaded. */
export function ExtensionNotice() {
  const t = useTranslations("admin.extensions")
  const failed = adminExtensions.failed()
  if (failed.length === 0) return null
  return (
    <div className="p-4 pb-0 sm:px-6 print:hidden">
      <Banner
        tone="refused"
        title={t("notLoaded", { count: failed.length, names: failed.join(", ") })}
        action={<RetryButton size="sm" onClick={reloadPage} />}
      >
        {t("rest")}
      </Banner>
    </div>
  )
}
