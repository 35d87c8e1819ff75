import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"

/** Figures of a cart or an order, in major units, as the server reckoned them. */
export interface TotalsFigures {
  readonly currency_code?: string | undefined
  readonly item_subtotal?: number | undefined
  readonly discount_subtotal?: number | undefined
  readonly discount_total?: number | undefined
  readonly shipping_subtotal?: number | undefined
  readonly tax_total?: number | undefined
  readonly total?: number | undefined
  readonly shipping_methods?: readonly unknown[] | null | undefined
}

/** Items, discount, delivery, tax, total: nothing here is reckoned by the page. */
export function Totals({ of }: { of: TotalsFigures }) {
  const t = useTranslations("store.cart.summary")
  const locale = useLocale()
  const money = (amount = 0) => formatMoney(amount, of.currency_code ?? "", locale)
  const discount = of.discount_subtotal ?? of.discount_total ?? 0
  const delivery = of.shipping_methods?.length ? (of.shipping_subtotal ?? 0) : undefined
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 text-sm tabular-nums">
      <dt className="text-muted">{t("items")}</dt>
      <dd className="pl-4 text-right">{money(of.item_subtotal)}</dd>
      {discount > 0.005 && (
        <>
          <dt className="text-muted">{t("discount")}</dt>
          <dd className="pl-4 text-right text-done-ink">{money(-discount)}</dd>
        </>
      )}
      <dt className="text-muted">{t("delivery")}</dt>
      <dd className="pl-4 text-right">
        {delivery === undefined ? (
          <span className="text-muted">{t("deliveryLater")}</span>
        ) : delivery < 0.005 ? (
          t("free")
        ) : (
          money(delivery)
        )}
      </dd>
      <dt className="text-muted">{t("tax")}</dt>
      <dd className="pl-4 text-right">{money(of.tax_total)}</dd>
      <dt className="border-t border-line pt-2 text-base font-semibold">{t("total")}</dt>
      <dd className="border-t border-line pt-2 pl-4 text-right text-base font-semibold">{money(of.total)}</dd>
    </dl>
  )
}
