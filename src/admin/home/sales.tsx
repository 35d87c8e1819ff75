import { useQuery } from "@tanstack/react-query"
import { getRouteApi } from "@tanstack/react-router"
import { Suspense, useState } from "react"
import { MAX_ORDERS } from "#admin/orders/latest-orders.ts"
import { usePageNavigate } from "#app/use-page-navigate.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { Banner } from "#ui/banner.tsx"
import { Card } from "#ui/card.tsx"
import { late } from "#ui/late.tsx"
import { Money } from "#ui/money.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { Select } from "#ui/select.tsx"
import { Tabs } from "#ui/tabs.tsx"
import { ranges, type SalesRange } from "./home-search.ts"
import { type CurrencySales, changeOf, periodsOf, salesOf } from "./sales.rules.ts"
import { returnsInQuery, soldOrdersQuery } from "./sales-queries.ts"
import { SalesTable } from "./sales-table.tsx"

const SalesChart = late(async () => (await import("./sales-chart.tsx")).SalesChart, "hidden")
const route = getRouteApi("/admin/_app/_home/")

/** Sales, orders, average order value and returns of a period, compared with the time before it. */
export function Sales() {
  const t = useTranslations("admin.home.sales")
  const { range = "7d" } = route.useSearch()
  const navigate = usePageNavigate({ from: "/admin" })
  return (
    <Card title={t("title")} description={t("text")}>
      <Tabs
        label={t("period")}
        tabs={ranges.map((id) => ({ id, label: t(`range.${id}`) }))}
        value={range}
        onChange={(id) => void navigate({ search: { range: id }, replace: true, resetScroll: false })}
      >
        <PeriodSales range={range} />
      </Tabs>
    </Card>
  )
}

function PeriodSales({ range }: { range: SalesRange }) {
  const t = useTranslations("admin.home.sales")
  const locale = useLocale()
  const sold = useQuery(soldOrdersQuery(range))
  const returns = useQuery(returnsInQuery(range))
  const [chosen, setChosen] = useState<string>()
  if (sold.isError)
    return (
      <Banner
        tone="refused"
        title={t("failed")}
        action={<RetryButton size="sm" onClick={() => void sold.refetch()} />}
      />
    )
  if (!sold.data) return <div className="h-96" />
  const { orders, count, now } = sold.data
  const currencies = salesOf(orders, range, now)
  const sales = currencies.find(({ currency }) => currency === chosen) ?? currencies[0]
  if (!sales) return <p className="py-8 text-center text-muted">{t("none")}</p>
  const oldest = orders.at(-1)
  const isComplete = orders.length >= count
  const isCurrentComplete =
    isComplete || (oldest && new Date(oldest.created_at ?? "") < periodsOf(range, now).current.from)
  const canceled =
    sales.canceled.orders > 0 &&
    t("canceled", {
      amount: formatMoney(sales.canceled.sales, sales.currency, locale),
      count: sales.canceled.orders,
    })
  return (
    // A column that may become narrower than the chart drawn before.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {currencies.length > 1 && (
        <div className="max-w-48">
          <Select
            label={t("currency")}
            value={sales.currency}
            onChange={(event) => setChosen(event.target.value)}
            options={currencies.map(({ currency }) => ({ value: currency, label: currency.toUpperCase() }))}
          />
        </div>
      )}
      <Figures sales={sales} returns={returns.data} range={range} isCompared={isComplete} />
      <div className="h-56" aria-hidden="true">
        <Suspense>
          <SalesChart sales={sales} range={range} />
        </Suspense>
      </div>
      <SalesTable sales={sales} range={range} />
      <p className="text-sm text-muted">
        {t("basis")}
        {canceled && ` ${canceled}`} {t("legend", { time: t(`before.${range}`) })}
        {!isCurrentComplete && ` ${t("incomplete", { max: MAX_ORDERS, count })}`}
      </p>
    </div>
  )
}

interface FiguresProps {
  sales: CurrencySales
  returns: { current: number; before: number } | undefined
  range: SalesRange
  /** Whether all orders of the time before were read. */
  isCompared: boolean
}

function Figures({ sales: { currency, current, before }, returns, range, isCompared }: FiguresProps) {
  const t = useTranslations("admin.home.sales")
  const compared = (now: number, then: number) => {
    if (!isCompared) return undefined
    const change = changeOf(now, then)
    const time = t(`before.${range}`)
    if (change === undefined) return t("nothingBefore")
    if (change === 0) return t("same", { time })
    return t(change > 0 ? "up" : "down", { percent: Math.abs(change), time })
  }
  const figures = [
    {
      id: "sales",
      value: <Money amount={current.sales} currency={currency} />,
      change: compared(current.sales, before.sales),
    },
    { id: "orders", value: t("count", { count: current.orders }), change: compared(current.orders, before.orders) },
    {
      id: "average",
      value: <Money amount={current.average} currency={currency} />,
      change: compared(current.average, before.average),
    },
    {
      id: "returns",
      value: returns ? t("count", { count: returns.current }) : "–",
      change: returns && compared(returns.current, returns.before),
    },
  ] as const
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {figures.map(({ id, value, change }) => (
        <div key={id} className="grid content-start gap-1">
          <dt className="text-sm text-muted">{t(`figure.${id}`)}</dt>
          <dd className="grid gap-0.5">
            <span className="text-xl font-semibold tabular-nums">{value}</span>
            {change && <span className="text-xs text-muted">{change}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
