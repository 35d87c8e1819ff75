import { useTranslations } from "#lib/i18n.tsx"
import type { GoneEntries } from "#machines/products/product-wizard/without-gone.ts"
import { Banner } from "#ui/banner.tsx"

/** Says which entries were removed from a restored draft. */
export function GoneNotice({ gone: { currencies, ...others } }: { gone: GoneEntries }) {
  const t = useTranslations("admin.productWizard.gone")
  const kinds = (["regions", "locations", "channels", "profile"] as const).filter((kind) => others[kind])
  const prices = currencies.length > 0 ? [t("prices", { currencies: currencies.join(", ").toUpperCase() })] : []
  return (
    <Banner tone="waiting" title={t("title")}>
      {t("text", { entries: [...prices, ...kinds.map((kind) => t(kind))].join(", ") })}
    </Banner>
  )
}
