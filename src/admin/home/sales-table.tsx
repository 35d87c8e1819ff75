import { formatDate, formatTime } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { SalesRange } from "./home-search.ts"
import type { CurrencySales } from "./sales.rules.ts"

/** The start of an hour or a day, as the chart and its table write it. */
export const stepText = (start: Date, range: SalesRange, locale: string): string =>
  range === "today" ? formatTime(start, locale) : formatDate(start, locale, new Date())

/** The chart's values for screen readers. */
export function SalesTable({ sales: { currency, steps }, range }: { sales: CurrencySales; range: SalesRange }) {
  const t = useTranslations("admin.home.sales")
  const locale = useLocale()
  return (
    <table className="sr-only">
      <caption>{t("table", { currency: currency.toUpperCase() })}</caption>
      <thead>
        <tr>
          <th scope="col">{t(range === "today" ? "hour" : "day")}</th>
          <th scope="col">{t("current")}</th>
          <th scope="col">{t("earlier")}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ start, current, before }) => (
          <tr key={start.getTime()}>
            <th scope="row">{stepText(start, range, locale)}</th>
            <td>{formatMoney(current, currency, locale)}</td>
            <td>{formatMoney(before, currency, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
