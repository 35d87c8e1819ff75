import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { IconButton } from "#ui/icon-button.tsx"
import { QuantityStepper } from "#ui/quantity-stepper.tsx"

/** A line of a cart or of an order, as far as it is shown. */
export interface ShownLine {
  readonly title: string
  readonly product_title?: string | null | undefined
  readonly product_handle?: string | null | undefined
  readonly variant_title?: string | null | undefined
  readonly thumbnail?: string | null | undefined
  readonly quantity: number
  readonly unit_price: number
  readonly subtotal?: number | undefined
}

interface CartLineProps {
  item: ShownLine
  currency: string
  /** Without it the line is only shown. */
  onQuantity?: ((quantity: number) => void) | undefined
  /** Stands under the rest: what became of it. */
  note?: ReactNode
}

/** What a line costs as the server says it; the amount follows its answer. */
export function CartLine({ item, currency, onQuantity, note }: CartLineProps) {
  const t = useTranslations("store.cart")
  const locale = useLocale()
  const title = item.product_title ?? item.title
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <li className="grid grid-cols-[5rem_1fr_auto] gap-4 py-4">
      <div className="aspect-4/5 overflow-hidden rounded-lg bg-sunken">
        {item.thumbnail && (
          <img src={item.thumbnail} alt="" width={80} height={100} loading="lazy" className="size-full object-cover" />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-semibold">
          {item.product_handle ? (
            <Link to="/products/$handle" params={{ handle: item.product_handle }} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {item.variant_title && <p className="text-sm text-muted">{item.variant_title}</p>}
        <p className="text-sm text-muted tabular-nums">{t("each", { price: money(item.unit_price) })}</p>
        {onQuantity ? (
          <div className="mt-1 flex items-center gap-2">
            <QuantityStepper
              label={t("quantityOf", { title })}
              labelHidden
              value={item.quantity}
              min={1}
              onChange={onQuantity}
            />
            <IconButton icon="trash" label={t("remove", { title })} onClick={() => onQuantity(0)} />
          </div>
        ) : (
          <p className="text-sm text-muted tabular-nums">{`× ${item.quantity}`}</p>
        )}
        {note}
      </div>
      <p className="font-semibold tabular-nums">{money(item.subtotal ?? item.unit_price * item.quantity)}</p>
    </li>
  )
}
