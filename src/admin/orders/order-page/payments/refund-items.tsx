import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { RefundPart } from "#machines/orders/payments/payments.rules.ts"
import type { Refund } from "#schema/admin/entities/payment.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"

interface RefundItemsProps {
  items: readonly RefundPart[]
  shipping: readonly RefundPart[]
  /** Chosen quantities by id. */
  chosen: Readonly<Record<string, number>>
  currency: string
  /** Earlier refunds of shipping methods, by their ids. */
  refunded: ReadonlyMap<string, Refund>
  onChoose: (id: string, quantity: number) => void
}

/** Items with quantities and shipping methods from which the amount of a refund is calculated. */
export function RefundItems({ items, shipping, chosen, currency, refunded, onChoose }: RefundItemsProps) {
  const t = useTranslations("admin.payments.refund")
  const locale = useLocale()
  const format = (amount: number) => formatMoney(amount, currency, locale)
  if (items.length + shipping.length === 0) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{t("items")}</legend>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-md border border-line px-3">
        {items.map(({ id, name, quantity, each }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-40">
              <p>{name}</p>
              <p className="text-xs text-muted tabular-nums">{t("each", { amount: format(each) })}</p>
            </div>
            <QuantityStepper
              label={t("quantity", { title: name })}
              labelHidden
              value={chosen[id] ?? 0}
              max={quantity}
              maxReason={t("mostItems", { count: quantity })}
              onChange={(next) => onChoose(id, next)}
            />
          </li>
        ))}
        {shipping.map(({ id, name, each }) => {
          const refund = refunded.get(id)
          return (
            <li key={id} className="py-2">
              <Checkbox
                label={t("shipping", { name, amount: format(each) })}
                hint={refund && t("refundedAt", { date: formatDate(refund.created_at, locale) })}
                // Without a note, it may have been for something else.
                disabled={Boolean(refund?.note)}
                checked={chosen[id] === 1}
                onChange={(event) => onChoose(id, event.target.checked ? 1 : 0)}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
