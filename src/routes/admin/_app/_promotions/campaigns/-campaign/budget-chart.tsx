import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from "recharts"
import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { useBudgetAmount } from "#routes/admin/_app/_promotions/-promotions/budget.tsx"
import { CHART_TICK, CHART_TOOLTIP } from "#ui/chart-style.ts"
import { type Budget, isSpend, type UseStep } from "./budget-use.rules.ts"

interface BudgetChartProps {
  budget: Budget
  steps: readonly UseStep[]
  /** Limit of all orders together. */
  limit: number | undefined
}

/** Use of each day as bars, with a line for the use until then and a dashed line for the limit. */
export function BudgetChart({ budget, steps, limit }: BudgetChartProps) {
  const t = useTranslations("admin.campaign.budgetUse")
  const locale = useLocale()
  const amountOf = useBudgetAmount()
  const tick = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 })
  const now = new Date()
  const data = steps.map(({ start, added, used }) => ({ name: formatDate(start, locale, now), added, used, limit }))
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
        allowDecimals={isSpend(budget)}
        tickFormatter={(value: number) => tick.format(value)}
      />
      <Tooltip
        formatter={(value) => amountOf(budget, Number(value))}
        cursor={{ fill: "var(--color-hover)" }}
        contentStyle={CHART_TOOLTIP}
      />
      <Bar
        dataKey="added"
        name={t("added")}
        fill="var(--color-edge-strong)"
        maxBarSize={24}
        isAnimationActive={false}
      />
      <Line
        dataKey="used"
        name={t("usedInTotal")}
        stroke="var(--color-accent)"
        strokeWidth={2}
        dot={false}
        isAnimationActive={false}
      />
      {limit !== undefined && (
        <Line
          dataKey="limit"
          name={t("limit")}
          stroke="var(--color-refused-ink)"
          strokeDasharray="4 4"
          dot={false}
          isAnimationActive={false}
        />
      )}
    </ComposedChart>
  )
}
