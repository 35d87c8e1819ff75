import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney } from "#lib/money.ts"

interface PriceProps {
  now: number
  was?: number | undefined
  currency: string
  /** Whether it is the lowest of several prices. */
  isFrom?: boolean
  size?: "sm" | "lg"
}

/** A price, with the previous price if that was higher. */
export function Price({ now, was = now, currency, isFrom = false, size = "sm" }: PriceProps) {
  const t = useTranslations("store.catalog.product")
  const locale = useLocale()
  const price = formatMoney(now, currency, locale)
  const isSale = compareMoney(was, now, currency) > 0
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${size === "lg" ? "text-lg" : "text-sm"}`}>
      <span className={isSale ? "font-semibold text-refused-ink" : "font-semibold"}>
        {isFrom ? t("from", { price }) : price}
      </span>{" "}
      {isSale && <s className="text-sm text-muted">{t("was", { price: formatMoney(was, currency, locale) })}</s>}
    </p>
  )
}
