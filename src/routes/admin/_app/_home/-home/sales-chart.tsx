import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from "recharts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { CHART_TICK, CHART_TOOLTIP } from "#ui/chart-style.ts"
import type { SalesRange } from "./home-search.ts"
import type { CurrencySales } from "./sales.rules.ts"
import { stepText } from "./sales-table.tsx"

/** Sales of each hour or day as bars, with a line for the same time before. */
export function SalesChart({ sales: { currency, steps }, range }: { sales: CurrencySales; range: SalesRange }) {
  const t = useTranslations("admin.home.sales")
  const locale = useLocale()
  const amount = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 })
  const data = steps.map(({ start, current, before }) => ({ name: stepText(start, range, locale), current, before }))
  const money = (value: unknown) => formatMoney(Number(value), currency, locale)
  return (
    <ComposedChart
      accessibilityLayer={false}
      responsive
      style={{ width: "100%", height: "100%" }}
      data={data}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis dataKey="name" tick={CHART_TICK} tickLine={false} axisLine={false} minTickGap={24} />
      <YAxis
        tick={CHART_TICK}
        tickLine={false}
        axisLine={false}
        width={48}
        tickFormatter={(value: number) => amount.format(value)}
      />
      <Tooltip formatter={money} cursor={{ fill: "var(--color-hover)" }} contentStyle={CHART_TOOLTIP} />
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
    </ComposedChart>
  )
}
