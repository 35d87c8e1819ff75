import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney } from "#lib/money.ts"
import { SpinnerMark } from "#ui/spinner.tsx"

/** Totals of a cart or an order as calculated by the server, in major units. */
export interface TotalsFigures {
  readonly currency_code?: string | undefined
  readonly original_item_total?: number | undefined
  readonly item_subtotal?: number | undefined
  readonly discount_total?: number | undefined
  readonly original_shipping_total?: number | undefined
  readonly shipping_total?: number | undefined
  readonly tax_total?: number | undefined
  readonly total?: number | undefined
  readonly shipping_methods?: readonly unknown[] | null | undefined
}

/** Shows items, discount, shipping and total, with tax, as calculated by the server. */
export function Totals({ of, isBusy = false }: { of: TotalsFigures; isBusy?: boolean }) {
  const t = useTranslations("store.cart.summary")
  const locale = useLocale()
  const currency = of.currency_code ?? ""
  const money = (amount = 0) => formatMoney(amount, currency, locale)
  const isMore = (amount = 0) => compareMoney(amount, 0, currency) > 0
  const delivery = of.shipping_methods?.length ? (of.original_shipping_total ?? of.shipping_total ?? 0) : undefined
  return (
    <dl aria-busy={isBusy || undefined} className="grid grid-cols-[1fr_auto] gap-y-2 text-sm tabular-nums">
      <dt className="text-muted">{t("items")}</dt>
      <dd className="pl-4 text-right">{money(of.original_item_total ?? of.item_subtotal)}</dd>
      {isMore(of.discount_total) && (
        <>
          <dt className="text-muted">{t("discount")}</dt>
          <dd className="pl-4 text-right text-done-ink">{money(-(of.discount_total ?? 0))}</dd>
        </>
      )}
      <dt className="text-muted">{t("delivery")}</dt>
      <dd className="pl-4 text-right">
        {delivery === undefined ? (
          <span className="text-muted">{t("deliveryLater")}</span>
        ) : isMore(delivery) ? (
          money(delivery)
        ) : (
          t("free")
        )}
      </dd>
      <dt className="flex items-center gap-2 border-t border-line pt-2 text-base font-semibold">
        {t("total")}
        {isBusy && <SpinnerMark size={16} />}
      </dt>
      <dd className="border-t border-line pt-2 pl-4 text-right text-base font-semibold">{money(of.total)}</dd>
      <dd className="col-span-2 text-right text-xs text-muted">
        {isMore(of.tax_total) ? t("taxIn", { tax: money(of.tax_total) }) : isMore(of.total) ? t("taxLater") : null}
      </dd>
    </dl>
  )
}
