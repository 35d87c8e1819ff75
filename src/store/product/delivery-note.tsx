import { dateFormatOf } from "#lib/dates.ts"
import { afterBusinessDays, deliveryDays } from "#lib/delivery-days.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Icon } from "#ui/icon.tsx"

/** When an order of today arrives, if the shop names a delivery time. The API knows none without a cart. */
export function DeliveryNote() {
  const t = useTranslations("store.catalog.product")
  const locale = useLocale()
  const days = deliveryDays()
  if (!days) return null
  const now = new Date()
  const format = dateFormatOf(locale, { month: "short", day: "numeric", weekday: "short" })
  const dates = format.formatRange(afterBusinessDays(now, days.from), afterBusinessDays(now, days.to))
  return (
    <p className="flex items-center gap-2 text-muted">
      <Icon name="truck" size={16} />
      {t("delivery", { dates })}
    </p>
  )
}
