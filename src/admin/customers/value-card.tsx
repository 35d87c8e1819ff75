import { useQuery } from "@tanstack/react-query"
import { customerOrdersQuery } from "#admin/orders/order-queries.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Facts } from "#ui/facts.tsx"
import { Money } from "#ui/money.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import { valueByCurrency } from "./customer-value.ts"

/** Card with a customer's lifetime value by currency, and how many orders it is based on. */
export function ValueCard({ customerId }: { customerId: string }) {
  const t = useTranslations("admin.customer.value")
  const { data, isError, refetch } = useQuery(customerOrdersQuery(customerId))
  const values = valueByCurrency(data?.rows ?? [])
  return (
    <Card title={t("title")} description={t("hint")}>
      {isError && !data ? (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <p className="text-refused-ink">{t("failed")}</p>
          <RetryButton size="sm" onClick={() => void refetch()} />
        </div>
      ) : data ? (
        <div className="grid gap-2 text-sm">
          {values.length === 0 && <p className="text-muted">{t("none")}</p>}
          <Facts
            items={values.map(({ currency, amount, orders }) => ({
              label: `${currency.toUpperCase()} · ${t("orders", { count: orders })}`,
              value: <Money amount={amount} currency={currency} strong />,
            }))}
          />
          {data.rows.length < data.count && (
            <p className="text-xs text-muted">{t("checked", { checked: data.rows.length, count: data.count })}</p>
          )}
        </div>
      ) : (
        <SkeletonText lines={2} />
      )}
    </Card>
  )
}
