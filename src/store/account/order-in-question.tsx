import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { shownTotal } from "#store/order/order.ts"
import { Banner } from "#ui/banner.tsx"
import { Money } from "#ui/money.tsx"
import { Photo } from "#ui/photo.tsx"

/** The order in question, with just enough detail to recognize it. */
export function OrderInQuestion({ order }: { order: Order }) {
  const t = useTranslations("account")
  const locale = useLocale()
  const items = order.items ?? []
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">{t("orders.number", { number: `#${order.display_id}` })}</h2>
        <p className="text-sm text-muted">
          {t("transfer.answer.placed", { date: formatDate(order.created_at, locale) })}
        </p>
      </div>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 text-sm">
            <span className="h-12 w-10 shrink-0 overflow-hidden rounded-md bg-sunken">
              <Photo src={item.thumbnail} alt="" width={40} height={48} className="size-full object-cover" />
            </span>
            <span className="min-w-0 flex-1">{lineTitle(item)}</span>
            <span className="text-muted tabular-nums">{`× ${item.quantity}`}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t border-line pt-3 text-sm">
        <span className="text-muted">
          {t("orders.items", { count: items.reduce((sum, i) => sum + i.quantity, 0) })}
        </span>
        <Money amount={shownTotal(order)} currency={order.currency_code} strong />
      </p>
    </section>
  )
}

export function AnswerFailed() {
  const t = useTranslations("account.transfer.answer")
  return (
    <Banner tone="refused" announce title={t("failed")}>
      {t("failedText")}
    </Banner>
  )
}
