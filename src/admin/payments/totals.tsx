import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { Facts } from "#ui/facts.tsx"
import { Money } from "#ui/money.tsx"
import { usePhone } from "#ui/use-media-query.ts"
import { matches, totalsOf } from "./payment.rules.ts"
import { ledgerQuery } from "./payment-list.ts"
import type { PaymentSearch } from "./payment-search.ts"

/** Totals of the payments that the list shows on all its pages, one card for each currency. */
export function Totals({ search }: { search: PaymentSearch }) {
  const t = useTranslations("admin.paymentLedger.totals")
  const { data } = useQuery(ledgerQuery(search))
  const isPhone = usePhone()
  if (!data) return <div className="h-6 sm:h-44" />
  const totals = totalsOf(data.rows.filter((row) => matches(row, search)))
  if (totals.length === 0) return null
  const cards = (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {totals.map(({ currency, payments, captured, refunded, net, open }) => (
        <Card key={currency} title={currency.toUpperCase()} description={t("count", { count: payments })}>
          <Facts
            items={[
              { label: t("captured"), value: <Money amount={captured} currency={currency} /> },
              { label: t("refunded"), value: <Money amount={refunded} currency={currency} /> },
              { label: t("net"), value: <Money strong amount={net} currency={currency} /> },
              { label: t("open"), value: <Money amount={open} currency={currency} /> },
            ]}
          />
        </Card>
      ))}
    </div>
  )
  return (
    <section aria-label={t("title")} className="grid gap-2">
      {isPhone ? <Disclosure title={t("title")}>{cards}</Disclosure> : cards}
      {data.rows.length < data.count && (
        <p className="text-sm text-muted">{t("checked", { checked: data.rows.length, all: data.count })}</p>
      )}
    </section>
  )
}
