import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { compareMoney, formatMoney } from "#lib/money.ts"
import { unitPriceOf } from "#lib/order-totals.ts"
import { shownVariantTitle } from "#lib/variant-title.ts"
import { cx } from "#ui/cx.ts"
import { IconButton } from "#ui/icon-button.tsx"
import { Photo } from "#ui/photo.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"
import { discountOf, grossOf } from "./cart-changes.ts"

/** The shown fields of a cart's or an order's line item. */
export interface ShownLine {
  readonly title: string
  readonly product_title?: string | null | undefined
  readonly product_handle?: string | null | undefined
  readonly variant_id?: string | null | undefined
  readonly variant_title?: string | null | undefined
  readonly thumbnail?: string | null | undefined
  readonly quantity: number
  readonly unit_price: number
  readonly compare_at_unit_price?: number | null | undefined
  /** With tax, before discounts, as on the product page. */
  readonly original_total?: number | undefined
  /** With tax. */
  readonly discount_total?: number | undefined
  readonly adjustments?:
    | readonly { readonly amount?: number | undefined; readonly is_tax_inclusive?: boolean | undefined }[]
    | undefined
  readonly is_tax_inclusive?: boolean | undefined
  readonly tax_lines?: readonly { readonly rate: number }[] | undefined
}

interface CartLineProps {
  item: ShownLine
  currency: string
  /** The amount of an order's line item, as it adds up to the order's total; of a cart's, it is calculated. */
  amount?: number | undefined
  /** Without it the line item is read-only. */
  onQuantity?: ((quantity: number, difference?: number) => void) | undefined
  /** Shown at the end, for example returned quantities. */
  note?: ReactNode
}

/** A line item with its total, with tax as on the product page. */
export function CartLine({ item, currency, amount, onQuantity, note }: CartLineProps) {
  const t = useTranslations("store.cart")
  const locale = useLocale()
  const title = item.product_title ?? item.title
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const total = amount ?? grossOf(item)
  const each = item.quantity > 0 ? total / item.quantity : item.unit_price
  const before = item.compare_at_unit_price ?? item.unit_price
  const isReduced = compareMoney(before, item.unit_price, currency) > 0
  const was = isReduced ? unitPriceOf({ ...item, unit_price: before }, "gross") : undefined
  const variant = shownVariantTitle(item.variant_title)
  const discount = discountOf(item)
  return (
    <li className="@container">
      {/* The first row is as high as its text, so the quantity is directly below it. */}
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 gap-y-1 py-4 @max-[16rem]:grid-cols-1 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
        <div
          className={cx(
            "row-span-2 @max-[16rem]:row-span-1 @max-[16rem]:w-20 aspect-4/5 self-start overflow-hidden rounded-lg bg-sunken",
            onQuantity && "@max-[21rem]:row-span-1",
          )}
        >
          <Photo
            src={item.thumbnail}
            alt=""
            width={80}
            height={100}
            loading="lazy"
            className="size-full object-cover"
          />
        </div>
        <div className="grid min-w-0 content-start gap-1">
          <p className="font-semibold">
            {item.product_handle ? (
              <Link
                to="/products/$handle"
                params={{ handle: item.product_handle }}
                search={{ variant: item.variant_id ?? undefined }}
                className="hover:underline"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          {variant && <p className="text-sm text-muted">{variant}</p>}
          {(item.quantity > 1 || was !== undefined) && (
            <p className="text-sm text-muted tabular-nums">
              {item.quantity > 1 && t("each", { price: money(each) })}{" "}
              {was !== undefined && <s className="whitespace-nowrap">{t("was", { price: money(was) })}</s>}
            </p>
          )}
          {compareMoney(discount, 0, currency) > 0 && (
            <p className="text-sm text-done-ink tabular-nums">{t("discount", { amount: money(-discount) })}</p>
          )}
        </div>
        <p className="text-right font-semibold tabular-nums @max-[16rem]:text-left">{money(total)}</p>
        {/* In a narrow list, the stepper is below the picture: there is no space beside it. */}
        <div
          className={cx(
            "col-span-2 col-start-2 grid content-start gap-1 @max-[16rem]:col-span-1 @max-[16rem]:col-start-1",
            onQuantity && "@max-[21rem]:col-span-3 @max-[21rem]:col-start-1",
          )}
        >
          {onQuantity ? (
            <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
              <QuantityStepper
                label={t("quantityOf", { title: lineTitle(item) })}
                labelHidden
                value={item.quantity}
                min={1}
                onChange={onQuantity}
              />
              <IconButton icon="trash" label={t("remove", { title: lineTitle(item) })} onClick={() => onQuantity(0)} />
            </div>
          ) : (
            <p className="text-sm text-muted tabular-nums">{`× ${item.quantity}`}</p>
          )}
          {note}
        </div>
      </div>
    </li>
  )
}
