import { Bar, Line } from "recharts"
import { useBudgetAmount } from "#admin/promotions/budget.tsx"
import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { ChartFrame } from "#ui/chart-frame.tsx"
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
  const now = new Date()
  const data = steps.map(({ start, added, used }) => ({ name: formatDate(start, locale, now), added, used, limit }))
  return (
    <ChartFrame data={data} textOf={(value) => amountOf(budget, value)} decimals={isSpend(budget)}>
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
    </ChartFrame>
  )
}
