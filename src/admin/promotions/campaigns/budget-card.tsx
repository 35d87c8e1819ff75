import { useQuery } from "@tanstack/react-query"
import { Suspense } from "react"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { MAX_ORDERS } from "#admin/orders/latest-orders.ts"
import { BudgetBar, useBudgetAmount } from "#admin/promotions/budget.tsx"
import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { sumMoney } from "#lib/money.ts"
import type { Campaign } from "#schema/admin/entities/promotion.ts"
import { Card } from "#ui/card.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { late } from "#ui/late.tsx"
import {
  type Budget,
  isCountedAs,
  isPerCustomer,
  mostUsedOf,
  stepsOf,
  strideOf,
  type UseStep,
  usesOf,
} from "./budget-use.rules.ts"
import { usingOrdersQuery } from "./using-orders-query.ts"

/** A limit above this many times the use would flatten the chart. */
const MAX_LIMIT_SCALE = 5

const BudgetChart = late(async () => (await import("./budget-chart.tsx")).BudgetChart, "hidden")

/** Card with how much of a campaign's budget is used, and when it was used. */
export function BudgetCard({ campaign, budget }: { campaign: Campaign; budget: Budget }) {
  const t = useTranslations("admin.campaign")
  // The server doesn't count amounts per customer.
  const isUnused = budget.type !== "spend_by_attribute" && budget.used === 0
  return (
    <Card title={t("budgetUse.title")}>
      <div className="grid gap-4">
        <BudgetBar budget={budget} />
        {isUnused ? (
          <p className="text-sm text-muted">{t("budgetUse.none")}</p>
        ) : (
          <BudgetUse campaign={campaign} budget={budget} />
        )}
      </div>
    </Card>
  )
}

function BudgetUse({ campaign, budget }: { campaign: Campaign; budget: Budget }) {
  const t = useTranslations("admin.campaign.budgetUse")
  const amountOf = useBudgetAmount()
  const { data, error, refetch } = useQuery(usingOrdersQuery(campaign))
  if (error) return <ListError error={error} onRetry={() => void refetch()} />
  if (!data) return <div className="h-88" />
  const { orders, count, until } = data
  const uses = usesOf(orders, campaign.id, budget)
  const sum = sumMoney(uses.map(({ amount }) => amount))
  const isComplete = orders.length >= count
  const before = isComplete ? 0 : Math.max(0, sumMoney([budget.used, -sum]))
  const steps = stepsOf(uses, until, before)
  const stride = strideOf(uses, until)
  const limit = budget.limit && !isPerCustomer(budget) ? budget.limit : undefined
  const isLimitShown = limit !== undefined && limit <= MAX_LIMIT_SCALE * (steps.at(-1)?.used ?? 0)
  const legend = [
    t("legend", { days: stride }),
    limit === undefined
      ? undefined
      : isLimitShown
        ? t("limitLine")
        : t("limitAbove", { limit: amountOf(budget, limit) }),
  ]
  const notes = [
    ...(steps.length > 0 ? legend : []),
    t("basis"),
    isComplete ? undefined : t("incomplete", { max: MAX_ORDERS, count }),
    isComplete && budget.type !== "spend_by_attribute" && !isCountedAs(budget, sum)
      ? t("differs", { sum: amountOf(budget, sum), used: amountOf(budget, budget.used) })
      : undefined,
  ]
  return (
    <>
      {steps.length > 0 ? (
        <div className="h-56" aria-hidden="true">
          <Suspense>
            <BudgetChart budget={budget} steps={steps} limit={isLimitShown ? limit : undefined} />
          </Suspense>
        </div>
      ) : (
        <p className="text-sm text-muted">{t("noOrders")}</p>
      )}
      {isPerCustomer(budget) && <MostUsed budget={budget} most={mostUsedOf(budget, uses)} />}
      <p className="text-sm text-muted">{notes.filter(Boolean).join(" ")}</p>
      {steps.length > 0 && <UseTable budget={budget} steps={stepsOf(uses, until, before, 1)} />}
    </>
  )
}

function MostUsed({ budget, most }: { budget: Budget; most: number }) {
  const t = useTranslations("admin.campaign.budgetUse")
  const amountOf = useBudgetAmount()
  const amount = amountOf(budget, most)
  return (
    <p className="text-sm">
      {budget.limit ? t("mostOf", { amount, limit: amountOf(budget, budget.limit) }) : t("most", { amount })}
    </p>
  )
}

function UseTable({ budget, steps }: { budget: Budget; steps: readonly UseStep[] }) {
  const t = useTranslations("admin.campaign.budgetUse")
  const locale = useLocale()
  const amountOf = useBudgetAmount()
  const now = new Date()
  return (
    <Disclosure title={t("table")}>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{t("table")}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              {t("day")}
            </th>
            <th scope="col" className="px-3 py-1 text-right font-normal">
              {t("added")}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              {t("usedInTotal")}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps
            .filter(({ added }) => added > 0)
            .map(({ start, added, used }) => (
              <tr key={start.getTime()} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 font-normal whitespace-nowrap">
                  {formatDate(start, locale, now)}
                </th>
                <td className="px-3 py-1.5 text-right">{amountOf(budget, added)}</td>
                <td className="py-1.5 pl-3 text-right">{amountOf(budget, used)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
