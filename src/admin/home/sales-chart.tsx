import { Bar, Line } from "recharts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { ChartFrame } from "#ui/chart-frame.tsx"
import type { SalesRange } from "./home-search.ts"
import type { CurrencySales } from "./sales.rules.ts"
import { stepText } from "./sales-table.tsx"

/** Sales of each hour or day as bars, with a line for the same time before. */
export function SalesChart({ sales: { currency, steps }, range }: { sales: CurrencySales; range: SalesRange }) {
  const t = useTranslations("admin.home.sales")
  const locale = useLocale()
  const data = steps.map(({ start, current, before }) => ({ name: stepText(start, range, locale), current, before }))
  return (
    <ChartFrame data={data} textOf={(value) => formatMoney(value, currency, locale)}>
      <Bar
        dataKey="current"
        name={t("current")}
        fill="var(--color-accent)"
        radius={[4, 4, 0, 0]}
        isAnimationActive={false}
      />
      <Line
        dataKey="before"
        name={t("earlier")}
        stroke="var(--color-edge-strong)"
        strokeDasharray="4 4"
        dot={false}
        isAnimationActive={false}
      />
    </ChartFrame>
  )
}
