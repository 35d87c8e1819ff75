import { useTranslations } from "#lib/i18n.tsx"
import { isZeroMoney } from "#lib/money.ts"
import { creditTexts } from "#machines/orders/payments/payments.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { DateTime } from "#ui/date-time.tsx"
import { Money } from "#ui/money.tsx"

/** An order's credit lines with their reasons and references; those below one minor unit are left out. */
export function CreditLines({ order }: { order: Order }) {
  const t = useTranslations("admin.payments.credit")
  const currency = order.currency_code ?? ""
  const lines = (order.credit_lines ?? []).filter(({ amount }) => !isZeroMoney(amount, currency))
  if (lines.length === 0) return null
  return (
    <ul className="divide-y divide-line border-t border-line">
      {lines.map(({ id, amount, reference, reference_id, created_at }) => {
        const texts = creditTexts({ reference, reference_id })
        const about = texts.length > 0 ? texts : [t("refund")]
        return (
          <li key={id} className="flex items-start justify-between gap-4 px-4 py-3 text-sm sm:px-5">
            <div className="grid min-w-0 gap-0.5">
              <p className="font-semibold">{t("name")}</p>
              <p className="text-xs break-words text-muted">
                <DateTime value={created_at} /> · {about.join(" · ")}
              </p>
            </div>
            <Money amount={-amount} currency={currency} />
          </li>
        )
      })}
    </ul>
  )
}
