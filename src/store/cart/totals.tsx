import { Fragment } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney, roundParts, subtractMoney, sumMoney } from "#lib/money.ts"
import {
  discountCodes,
  type PaymentSummary,
  type PricedLine,
  requestedReturn,
  type TotalsSource,
  totalsParts,
} from "#lib/order-totals.ts"
import { Skeleton } from "#ui/skeleton.tsx"
import { SpinnerMark } from "#ui/spinner.tsx"

interface Adjusted {
  readonly adjustments?: readonly { readonly code?: string | null | undefined }[] | undefined
}
interface ShownMethod extends Adjusted {
  readonly original_total?: number | undefined
  /** Set on an order. */
  readonly detail?: { readonly return_id?: string | null | undefined } | null | undefined
}

/** Totals of a cart or an order as calculated by the server, in major units. */
export interface TotalsFigures extends TotalsSource {
  readonly currency_code?: string | undefined
  readonly items?: readonly (PricedLine & Adjusted)[] | null | undefined
  readonly shipping_methods?: readonly ShownMethod[] | null | undefined
  readonly shipping_address?: { readonly address_1?: string | null | undefined } | null | undefined
  /** Set on an order, as are its status and the summary of its payments. */
  readonly display_id?: number | undefined
  readonly status?: string | undefined
  readonly summary?: PaymentSummary | null | undefined
}

/** What the customer's shipping costs, and what the shipping of their returns costs, with tax. */
function shippingOf(figures: TotalsFigures, currency: string) {
  const returns = (figures.shipping_methods ?? []).filter(({ detail }) => detail?.return_id)
  const exact = sumMoney(returns.map(({ original_total = 0 }) => original_total))
  const [back = 0] = roundParts([exact], exact, currency)
  return { out: subtractMoney(totalsParts(figures, currency, "gross").shipping, back), back }
}

interface TotalsProps {
  of: TotalsFigures
  /** The items are picked up, not shipped. */
  isPickedUp?: boolean
  isBusy?: boolean
}

/** Lines with tax that add up to the total, as calculated by the server. */
export function Totals({ of: figures, isPickedUp = false, isBusy = false }: TotalsProps) {
  const t = useTranslations("store.cart.summary")
  const locale = useLocale()
  const currency = figures.currency_code ?? ""
  const money = (amount = 0) => formatMoney(amount, currency, locale)
  const isMore = (amount = 0) => compareMoney(amount, 0, currency) > 0
  const parts = totalsParts(figures, currency, "gross")
  // A new cart has no totals until the server has answered.
  if (figures.total === undefined)
    return (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-6 w-full" />
      </div>
    )
  const { back } = shippingOf(figures, currency)
  const isTaxOpen = isMore(figures.total) && figures.display_id === undefined && !figures.shipping_address?.address_1
  // An order can be placed without a shipping method, for example from a draft.
  const hasShipping = figures.display_id === undefined || Boolean(figures.shipping_methods?.length)
  const codes = discountCodes(figures).join(", ")
  const isCredited = !isZeroMoney(parts.credit, currency)
  const requested = requestedReturn(figures, currency)
  const tax = subtractMoney(figures.tax_total ?? 0, requested.tax)
  const less = (["returned", "discount", "credit"] as const).filter((id) => !isZeroMoney(parts[id], currency))
  return (
    // With large text, the amounts are below their labels.
    <dl
      aria-busy={isBusy || undefined}
      className="@container grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 text-sm wrap-normal tabular-nums *:@max-[13rem]:col-span-2"
    >
      <dt className="text-muted">{t("items")}</dt>
      <dd className="pl-4 text-right">{money(parts.items)}</dd>
      {less.map((id) => (
        <Fragment key={id}>
          <dt className="text-muted">{t(id)}</dt>
          <dd className="pl-4 text-right text-done-ink">{money(parts[id])}</dd>
          {id === "discount" && codes && <dd className="col-span-2 -mt-2 text-xs text-muted wrap-anywhere">{codes}</dd>}
        </Fragment>
      ))}
      {hasShipping && (
        <>
          <dt className="text-muted">{t(isPickedUp ? "pickup" : "delivery")}</dt>
          <dd className="pl-4 text-right">
            <ShippingCost of={figures} />
          </dd>
        </>
      )}
      {isMore(requested.amount) && (
        <>
          <dt className="text-muted">{t("requested")}</dt>
          <dd className="pl-4 text-right text-done-ink">{money(-requested.amount)}</dd>
        </>
      )}
      {isMore(back) && (
        <>
          <dt className="text-muted">{t("returnDelivery")}</dt>
          <dd className="pl-4 text-right">{money(back)}</dd>
        </>
      )}
      <dt className="flex items-center gap-2 border-t border-line pt-2 text-base font-semibold">
        {t("total")}
        {isBusy && <SpinnerMark size={16} />}
      </dt>
      <dd className="border-t border-line pt-2 pl-4 text-right text-base font-semibold">
        {money(subtractMoney(parts.total, requested.amount))}
      </dd>
      <dd className="col-span-2 text-right text-xs text-muted">
        {isMore(tax) ? t(isCredited ? "taxBefore" : "taxIn", { tax: money(tax) }) : isTaxOpen ? t("taxLater") : null}
      </dd>
    </dl>
  )
}

/** What the shipping method costs, with tax. Without one, says that it is calculated at checkout. */
export function ShippingCost({ of: figures }: { of: TotalsFigures }) {
  const t = useTranslations("store.cart.summary")
  const locale = useLocale()
  const currency = figures.currency_code ?? ""
  if (!figures.shipping_methods?.length) return <span className="text-muted">{t("deliveryLater")}</span>
  const { out } = shippingOf(figures, currency)
  return compareMoney(out, 0, currency) > 0 ? formatMoney(out, currency, locale) : t("free")
}
