import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { lineAmounts } from "#lib/order-totals.ts"
import { isPickedUp } from "#machines/store/checkout/checkout.rules.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { CartLine } from "#store/cart/cart-line.tsx"
import { PromoCode } from "#store/cart/promo-code.tsx"
import { StockNote, useShortages } from "#store/cart/stock-note.tsx"
import { Totals } from "#store/cart/totals.tsx"
import { Icon } from "#ui/icon.tsx"
import type { CheckoutProps } from "./checkout-props.ts"

type SummaryProps = Pick<CheckoutProps, "snapshot" | "send"> & { cart: Cart }

/** Items, promotion codes and totals of the order. */
export function Summary({ cart, snapshot, send }: SummaryProps) {
  const t = useTranslations("store.cart.promo")
  const { error } = snapshot.context
  const problem = (): string | undefined => {
    if (error?.kind === "promotion") return t("noEffect", { code: error.code })
    if (error?.kind === "error" && error.during === "promotion.add" && error.error.status === 400)
      return t("unknown", { code: error.subject ?? "" })
    return undefined
  }
  return (
    <div className="grid gap-6">
      <SummaryLines cart={cart} />
      {!snapshot.matches("changed") && (
        <PromoCode
          cart={cart}
          busy={snapshot.hasTag("blocked")}
          problem={problem()}
          onAdd={(code) => send({ type: "promotion.add", code })}
          onRemove={(code) => send({ type: "promotion.remove", code })}
        />
      )}
      <Totals of={cart} isPickedUp={isPickedUp(cart, snapshot.context.options)} />
    </div>
  )
}

/** The cart's items, whose amounts add up to the subtotal. */
export function SummaryLines({ cart, label }: { cart: Cart; label?: string }) {
  const amounts = lineAmounts(cart, cart.currency_code, "gross")
  const short = useShortages(cart)
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {(cart.items ?? []).map((item, index) => (
        <CartLine
          key={item.id}
          item={item}
          currency={cart.currency_code}
          amount={amounts[index]}
          note={<StockNote lineId={item.id} short={short} />}
        />
      ))}
    </ul>
  )
}

/** Summary on phones: one line with the total that can be expanded. */
export function FoldedSummary(props: SummaryProps) {
  const t = useTranslations("store")
  const locale = useLocale()
  const { cart } = props
  const count = (cart.items ?? []).reduce((sum, item) => sum + item.quantity, 0)
  return (
    <details className="group rounded-xl border border-line bg-surface">
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-1.5 px-5 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="chevronDown" className="text-muted transition-transform group-open:rotate-180" />
        <span className="group-open:hidden">{t("cart.summary.show")}</span>
        <span className="hidden group-open:inline">{t("cart.summary.hide")}</span>{" "}
        <span className="font-normal text-muted">{t("checkout.review.items", { count })}</span>{" "}
        <span className="ml-auto tabular-nums">{formatMoney(cart.total, cart.currency_code, locale)}</span>
      </summary>
      <div className="border-t border-line p-5">
        <Summary {...props} />
      </div>
    </details>
  )
}
