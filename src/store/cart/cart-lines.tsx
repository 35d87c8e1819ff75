import { useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import type { Cart, CartLineItem } from "#schema/store/entities/cart.ts"
import { toRepeatChange } from "./cart-changes.ts"
import { CartLine } from "./cart-line.tsx"
import type { CartQueue } from "./cart-queue.ts"
import { StockNote, useShortages } from "./stock-note.tsx"

/** Editable line items; changes show immediately and a removed item can be restored. */
export function CartLines({ cart, queue }: { cart: Cart; queue: CartQueue }) {
  const t = useTranslations("store.cart")
  const items = cart.items ?? []
  const short = useShortages(cart)
  const change = (item: CartLineItem, quantity: number, difference?: number) => {
    const quantityChange = {
      kind: "quantity",
      lineId: item.id,
      title: lineTitle(item),
      quantity,
      by: difference,
    } as const
    if (quantity > 0) void queue.push(quantityChange)
    else queue.remove(quantityChange, toRepeatChange(item, cart.currency_code))
  }
  return (
    <ul aria-label={t("lines")} className="divide-y divide-line border-y border-line">
      {items.map((item, i) => (
        <CartLine
          key={keyOf(item, items.slice(0, i))}
          item={item}
          currency={cart.currency_code}
          onQuantity={(quantity, difference) => change(item, quantity, difference)}
          note={<StockNote lineId={item.id} short={short} />}
        />
      ))}
    </ul>
  )
}

/** Keyed by variant, so a line item keeps the focus when the server assigns its id. */
function keyOf(item: CartLineItem, above: readonly CartLineItem[]): string {
  const isSecond = above.some((other) => other.variant_id === item.variant_id)
  return item.variant_id && !isSecond ? item.variant_id : item.id
}
