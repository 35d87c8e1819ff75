import { Fragment } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney } from "#lib/money.ts"
import { type TotalsSource, totalsParts } from "#lib/order-totals.ts"
import { SpinnerMark } from "#ui/spinner.tsx"

/** Totals of a cart or an order as calculated by the server, in major units. */
export interface TotalsFigures extends TotalsSource {
  readonly currency_code?: string | undefined
  readonly shipping_methods?: readonly unknown[] | null | undefined
}

/** Lines with tax that add up to the total, as calculated by the server. */
export function Totals({ of, isBusy = false }: { of: TotalsFigures; isBusy?: boolean }) {
  const t = useTranslations("store.cart.summary")
  const locale = useLocale()
  const currency = of.currency_code ?? ""
  const money = (amount = 0) => formatMoney(amount, currency, locale)
  const isMore = (amount = 0) => compareMoney(amount, 0, currency) > 0
  const parts = totalsParts(of, currency, "gross")
  const less = (["returned", "discount", "credit"] as const).filter((id) => !isZeroMoney(parts[id], currency))
  return (
    <dl aria-busy={isBusy || undefined} className="grid grid-cols-[1fr_auto] gap-y-2 text-sm tabular-nums">
      <dt className="text-muted">{t("items")}</dt>
      <dd className="pl-4 text-right">{money(parts.items)}</dd>
      {less.map((id) => (
        <Fragment key={id}>
          <dt className="text-muted">{t(id)}</dt>
          <dd className="pl-4 text-right text-done-ink">{money(parts[id])}</dd>
        </Fragment>
      ))}
      <dt className="text-muted">{t("delivery")}</dt>
      <dd className="pl-4 text-right">
        <ShippingCost of={of} />
      </dd>
      <dt className="flex items-center gap-2 border-t border-line pt-2 text-base font-semibold">
        {t("total")}
        {isBusy && <SpinnerMark size={16} />}
      </dt>
      <dd className="border-t border-line pt-2 pl-4 text-right text-base font-semibold">{money(parts.total)}</dd>
      <dd className="col-span-2 text-right text-xs text-muted">
        {isMore(of.tax_total) ? t("taxIn", { tax: money(of.tax_total) }) : isMore(of.total) ? t("taxLater") : null}
      </dd>
    </dl>
  )
}

/** What the shipping method costs, with tax. Without one, says that it is calculated at checkout. */
export function ShippingCost({ of }: { of: TotalsFigures }) {
  const t = useTranslations("store.cart.summary")
  const locale = useLocale()
  const currency = of.currency_code ?? ""
  if (!of.shipping_methods?.length) return <span className="text-muted">{t("deliveryLater")}</span>
  const { shipping } = totalsParts(of, currency, "gross")
  return compareMoney(shipping, 0, currency) > 0 ? formatMoney(shipping, currency, locale) : t("free")
}
