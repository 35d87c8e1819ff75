import { useQuery } from "@tanstack/react-query"
import { ListError } from "#admin/kit/list/list-states.tsx"
import { useColumnName } from "#admin/price-lists/grid/use-price-columns.ts"
import { regionsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { columnOf } from "#machines/price-lists/price-change.ts"
import { type PriceVerdict, priceVerdicts } from "#machines/price-lists/price-winner.rules.ts"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import type { CheckSearch } from "./check-search.ts"
import { checkedGroupsQuery, checkedPricesQuery, checkedVariantsQuery } from "./checked.ts"

/** Which price applies, with the reason, and why the others don't. */
export function CheckResult({ search }: { search: CheckSearch }) {
  const t = useTranslations("admin.priceCheck")
  const { data: regions } = useQuery(regionsQuery)
  const variants = useQuery(checkedVariantsQuery(search.product))
  const variant = search.variant ?? variants.data?.[0]?.id
  const prices = useQuery(checkedPricesQuery(variant))
  const groups = useQuery(checkedGroupsQuery(search.customer))
  if (search.product === undefined) return <EmptyState icon="money" title={t("start.title")} text={t("start.text")} />
  const failed = [variants, prices, groups].find(({ error }) => error)
  if (failed?.error) return <ListError error={failed.error} onRetry={() => void failed.refetch()} />
  if (!regions || !prices.data || groups.isLoading) return <SkeletonText lines={6} />
  const region = regions.find(({ id }) => id === search.region) ?? regions[0]
  const currency = region?.currency_code ?? ""
  const listOf = (value: string | undefined) => (value === undefined ? [] : [value])
  const { verdicts, original } = priceVerdicts(prices.data.standard, prices.data.lists, {
    currency,
    quantity: Number(search.quantity ?? 1),
    now: search.at ? Date.parse(search.at) : Date.now(),
    attributes: {
      region_id: listOf(region?.id),
      currency_code: [currency],
      customer_id: listOf(search.customer),
      "customer.id": listOf(search.customer),
      "customer.groups.id": groups.data ?? listOf(search.group),
    },
  })
  // Standard prices in other currencies say nothing about this region.
  const relevant = verdicts.filter(({ list, result }) => list !== null || result !== "currency")
  const [winner] = relevant.filter(({ result }) => result === "wins")
  const others = relevant.filter((verdict) => verdict !== winner)
  return (
    <div className="grid min-w-0 gap-6">
      <Card title={t("applied")} padding="flush">
        {winner ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 px-4 pb-3 text-lg sm:px-5" data-testid="winning-price">
              <Money amount={winner.price.amount} currency={currency} strong />
              {original !== undefined && original !== winner.price.amount && (
                <Money amount={original} currency={currency} struck />
              )}
            </p>
            <ul>
              <VerdictRow verdict={winner} />
            </ul>
          </>
        ) : (
          <p className="px-4 pb-4 text-sm text-muted sm:px-5">{t("none", { currency: currency.toUpperCase() })}</p>
        )}
      </Card>
      {others.length > 0 && (
        <Card title={t("others")} padding="flush">
          <ul>
            {others.map((verdict) => (
              <VerdictRow key={`${verdict.list?.id} ${verdict.price.id}`} verdict={verdict} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function VerdictRow({ verdict: { price, list, result } }: { verdict: PriceVerdict }) {
  const t = useTranslations("admin.priceCheck")
  const columnName = useColumnName()
  const wins = result === "wins"
  const reason = wins ? (list === null ? "standard" : list.type) : result
  const date = result === "scheduled" ? list?.starts_at : result === "expired" ? list?.ends_at : undefined
  return (
    <li className="grid gap-1 border-t border-line px-4 py-3 text-sm sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          {list ? (
            <TextLink to="/admin/price-lists/$id" params={{ id: list.id }} variant="plain">
              {list.title}
            </TextLink>
          ) : (
            t("standardPrice")
          )}{" "}
          <span className="text-muted">{columnName(columnOf(price))}</span>
        </span>
        <Money amount={price.amount} currency={price.currency} />
      </div>
      <p className="flex gap-1.5 text-muted">
        <Icon
          name={wins ? "check" : "info"}
          size={14}
          className={wins ? "mt-0.5 shrink-0 text-done-ink" : "mt-0.5 shrink-0"}
        />
        <span className="min-w-0">
          {t(`reasons.${reason as Exclude<typeof reason, "wins">}`)}
          {date && (
            <>
              {" "}
              <DateTime value={date} />
            </>
          )}
        </span>
      </p>
    </li>
  )
}
