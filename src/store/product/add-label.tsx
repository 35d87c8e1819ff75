import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { ShownPrice } from "#sdk/shown-price.ts"

/** "Add to cart" with what the cart's total grows by, if it is known and fits on the line. */
export function AddLabel({ price }: { price: ShownPrice | null | undefined }) {
  const t = useTranslations("store.catalog.product")
  const locale = useLocale()
  return (
    <span className="flex h-[1lh] flex-wrap justify-center gap-x-1 overflow-hidden max-sm:text-sm">
      <span>{t("add")}</span> {price && <span>{`· ${formatMoney(price.now, price.currency, locale)}`}</span>}
    </span>
  )
}
