import { storeUrl } from "#lib/absolute-url.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { fullPrefix } from "#lib/market-prefix.ts"
import { formatMoney } from "#lib/money.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { useCustomer } from "#store/account/customer.ts"
import { StoreSlot } from "#store/extensions/store-slot.tsx"
import { useMarket } from "#store/market/market.ts"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { useToast } from "#ui/toasts.tsx"
import { useBottomBar } from "#ui/use-bottom-bar.ts"
import { useCopy } from "#ui/use-copy.ts"
import { refusedCode } from "./cart-changes.ts"
import { formatItems } from "./cart-link.ts"
import type { CartQueue, CartQueueState } from "./cart-queue.ts"
import { CartStatus } from "./cart-status.tsx"
import { ExpressSlot } from "./express-slot.tsx"
import { usePickedUp } from "./free-shipping.ts"
import { PromoCode } from "./promo-code.tsx"
import { hasFreeShipping, ShippingNudge } from "./shipping-nudge.tsx"
import { SoldOutNotice, useStockOf } from "./stock-note.tsx"
import { Totals } from "./totals.tsx"

interface CartSummaryProps {
  cart: Cart
  queue: CartQueue
  state: CartQueueState
  /** The shipping and so the total are still being updated. */
  isSettling: boolean
}

/** Promotion codes, totals, and links to the checkout and for sharing. */
export function CartSummary({ cart, queue, state, isSettling }: CartSummaryProps) {
  const t = useTranslations("store.cart")
  const locale = useLocale()
  const promo = usePromo(cart, state)
  const isBusy = state.pending.length > 0
  const isUpdating = isBusy || isSettling
  const { isShort, isSoldOut } = useStockOf(cart)
  return (
    <section
      aria-label={t("summary.title")}
      className="grid content-start gap-6 rounded-xl border border-line bg-surface p-6 lg:sticky lg:top-24 lg:self-start"
    >
      <h2 className="font-semibold">{t("summary.title")}</h2>
      {!isShort && <ShippingNudge cart={cart} />}
      <PromoCode
        cart={cart}
        {...promo}
        onAdd={(code) => void queue.push({ kind: "code", code, isOn: true })}
        onRemove={(code) => void queue.push({ kind: "code", code, isOn: false })}
      />
      <StoreSlot name="cart" cart={cart} />
      <Totals of={cart} isPickedUp={usePickedUp(cart)} isBusy={isUpdating} />
      <CartStatus cart={cart} isBusy={isUpdating} />
      <div className="grid gap-2">
        {isSoldOut ? (
          <SoldOutNotice />
        ) : (
          <>
            <CheckoutBar isBusy={isUpdating}>
              {cart.total === undefined || isSettling || isShort
                ? t("checkoutPlain")
                : t("checkout", { total: formatMoney(cart.total, cart.currency_code, locale) })}
            </CheckoutBar>
            <ExpressSlot cart={cart} isBusy={isBusy} />
          </>
        )}
        <ShareCart cart={cart} />
      </div>
    </section>
  )
}

/** The link to the checkout, which sticks to the bottom edge of a phone. */
function CheckoutBar({ isBusy, children }: { isBusy: boolean; children: string }) {
  const bar = useBottomBar<HTMLDivElement>()
  return (
    <div
      ref={bar}
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line max-lg:bg-surface/95 max-lg:px-4 max-lg:py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:backdrop-blur-sm"
    >
      <LinkButton to="/checkout" variant="primary" size="lg" block aria-busy={isBusy}>
        {children}
      </LinkButton>
    </div>
  )
}

/** Returns the error for the last code. The server only says that a code is unknown, or ignores it silently. */
function usePromo(cart: Cart, { pending, failed, ineffectiveCode }: CartQueueState) {
  const t = useTranslations("store.cart.promo")
  const { data: customer } = useCustomer()
  const busy = pending.some((change) => change.kind === "code")
  const [refused] = failed.flatMap((each) => refusedCode(each) ?? []).slice(-1)
  if (refused) return { busy, problem: `${t("unknown", { code: refused })} ${t("unknownText")}` }
  if (ineffectiveCode === undefined) return { busy }
  const others = cart.promotions.flatMap((p) => (p.is_automatic || !p.code ? [] : [p.code]))
  const hints = [
    t("may.more"),
    ...(cart.shipping_methods?.length ? [] : [t("may.delivery")]),
    ...(cart.shipping_methods?.length && hasFreeShipping(cart) ? [t("may.paidShipping")] : []),
    ...(customer ? [] : [t("may.customer")]),
    t("may.currency", { currency: cart.currency_code.toUpperCase() }),
    ...(others.length > 0 ? [t("may.other", { codes: others.join(", ") })] : []),
  ]
  return { busy, problem: t("idle", { code: ineffectiveCode }), hints }
}

/** Copies a link to the items, not the cart: its recipient sees no address and can't change this cart. */
function ShareCart({ cart }: { cart: Cart }) {
  const t = useTranslations("store.cart")
  const toast = useToast()
  const { copy } = useCopy()
  const locale = useLocale()
  const { market } = useMarket()
  const items = formatItems(cart)
  if (items === "") return null
  const share = async () => {
    const link = new URL(storeUrl("/cart/add", market && fullPrefix(locale, market.country)))
    link.searchParams.set("items", items)
    if (await copy(link.href)) toast({ title: t("saved") })
  }
  return (
    <Button variant="quiet" icon="link" block onClick={() => void share()}>
      {t("save")}
    </Button>
  )
}
