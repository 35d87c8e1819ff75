import { useQuery } from "@tanstack/react-query"
import { valueByCurrency } from "#admin/customers/customer-value.ts"
import { customerOrdersQuery } from "#admin/orders/order-queries.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, isZeroMoney } from "#lib/money.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { DateTime } from "#ui/date-time.tsx"
import { Facts } from "#ui/facts.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { Money } from "#ui/money.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"

/** Other orders shown with a link each. */
const SHOWN = 3

/** The customer's other orders and what they have paid in total, by currency. */
export function CustomerOrders({ order }: { order: Order }) {
  const t = useTranslations("admin.orderPage.customer")
  const locale = useLocale()
  const customerId = order.customer_id ?? ""
  const { data, isLoading } = useQuery({ ...customerOrdersQuery(customerId), enabled: customerId !== "" })
  if (!data)
    return isLoading ? (
      <Card title={t("title")}>
        <SkeletonText lines={4} />
      </Card>
    ) : null
  const { rows, count } = data
  const others = rows.filter(({ id }) => id !== order.id)
  const value = valueByCurrency(rows)
    .filter(({ amount, currency }) => !isZeroMoney(amount, currency))
    .map(({ currency, amount }) => formatMoney(amount, currency, locale))
  return (
    <Card title={t("title")}>
      <div className="grid gap-3 text-sm">
        <Facts
          items={[
            { label: t("others"), value: count - 1 > 0 ? t("count", { count: count - 1 }) : t("first") },
            { label: t("lifetime"), value: value.length > 0 ? value.join(" · ") : t("nothingPaid") },
          ]}
        />
        <p className="text-xs text-muted">
          {t("basis")} {rows.length < count && t("checked", { checked: rows.length, count })}
        </p>
        {others.length > 0 && (
          <ul className="grid gap-1.5">
            {others.slice(0, SHOWN).map((other) => (
              <li key={other.id} className="flex items-baseline justify-between gap-3">
                <span>
                  <TextLink to="/admin/orders/$id" params={{ id: other.id }}>{`#${other.display_id}`}</TextLink>{" "}
                  <span className="text-muted">
                    <DateTime value={other.created_at} />
                  </span>
                </span>
                <Money amount={other.total} currency={other.currency_code ?? ""} />
              </li>
            ))}
          </ul>
        )}
        {others.length > SHOWN && (
          <p>
            <TextLink to="/admin/orders" search={{ customer: [customerId] }}>
              {t("all")}
            </TextLink>
          </p>
        )}
      </div>
    </Card>
  )
}
