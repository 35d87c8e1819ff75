import { useTranslations } from "#lib/i18n.tsx"
import { Banner } from "#ui/banner.tsx"

/** Says that the storefront has no name, which only a deployment's settings can give it. */
export function UnnamedNotice() {
  const t = useTranslations("admin.home.unnamed")
  return (
    <Banner tone="waiting" title={t("title")}>
      {t("text", { setting: "VITE_SHOP_NAME" })}
    </Banner>
  )
}
