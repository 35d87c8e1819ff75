import type { ReactNode } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney } from "#lib/money.ts"
import { type Basis, unitPaidOf, unitPriceOf } from "#lib/order-totals.ts"
import { shownVariantTitle } from "#lib/variant-title.ts"
import type { OrderLineItem } from "#schema/admin/entities/order.ts"
import { cx } from "#ui/cx.ts"
import { Photo } from "#ui/photo.tsx"

interface LineRowProps {
  item: OrderLineItem
  currency: string
  badge?: ReactNode
  struck?: boolean
  /** The basis of the order's amounts, on which the price of one unit is shown. */
  basis: Basis
  /** Shows what was paid for one unit: after discounts. */
  isPaid?: boolean
  /** Quantity stepper and buttons. */
  controls: ReactNode
  amount?: ReactNode
  /** Reasons, notes or a custom price, below the line item. */
  children?: ReactNode
}

/** A line item in a flow with its picture, name, controls and amount. */
export function LineRow({
  item,
  currency,
  badge,
  struck = false,
  basis,
  isPaid = false,
  controls,
  amount,
  children,
}: LineRowProps) {
  const t = useTranslations("admin.orderChange")
  const locale = useLocale()
  const price = unitPriceOf(item, basis)
  const paid = isPaid ? unitPaidOf(item, basis) : price
  const isDiscounted = compareMoney(paid, price, currency) < 0
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5 sm:grid-cols-[3rem_minmax(0,1fr)_auto_6rem]">
      <div className="aspect-square overflow-hidden rounded-md bg-sunken">
        <Photo src={item.thumbnail} alt="" width={48} height={48} loading="lazy" className="size-full object-cover" />
      </div>
      <div className="grid min-w-0 gap-0.5">
        <p className={cx("flex flex-wrap items-center gap-2 font-semibold", struck && "text-muted line-through")}>
          {item.product_title ?? item.title}
          {badge}
        </p>
        <p className="text-muted">
          {[shownVariantTitle(item.variant_title), item.variant_sku].filter(Boolean).join(" · ")}
        </p>
        <p className="text-xs text-muted tabular-nums">
          {t(isDiscounted ? "eachDiscounted" : "each", { price: formatMoney(paid, currency, locale) })}
        </p>
      </div>
      <div className="col-start-2 flex items-center gap-1 sm:col-start-3 sm:min-w-44">{controls}</div>
      <p className="col-start-2 text-left sm:col-start-4 sm:text-right">{amount}</p>
      {children && <div className="col-span-full sm:col-start-2">{children}</div>}
    </li>
  )
}
