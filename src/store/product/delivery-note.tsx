import { dateFormatOf } from "#lib/dates.ts"
import { afterBusinessDays, deliveryDays } from "#lib/delivery-days.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { useBrowserValue } from "#ui/use-browser-value.ts"

/** When an order of today arrives, if the shop names a delivery time. The API knows none without a cart. */
export function DeliveryNote() {
  const t = useTranslations("store.catalog.product")
  const locale = useLocale()
  const days = deliveryDays()
  // A server renders the page for all time zones, and keeps it.
  const dates = useBrowserValue(() => {
    if (!days) return ""
    const now = new Date()
    const format = dateFormatOf(locale, { month: "short", day: "numeric", weekday: "short" })
    return format.formatRange(afterBusinessDays(now, days.from), afterBusinessDays(now, days.to))
  })
  if (!days) return null
  return (
    <p className={cx("flex items-center gap-2 text-muted", !dates && "invisible")}>
      <Icon name="truck" size={16} />
      {t("delivery", { dates: dates ?? "" })}
    </p>
  )
}
