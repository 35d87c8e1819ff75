import type { RefObject } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { Button } from "#ui/button.tsx"
import { Drawer } from "#ui/drawer.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { FocusBack } from "#ui/focus-back.tsx"
import { Icon } from "#ui/icon.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { useCart } from "./cart.ts"
import { CartLines } from "./cart-lines.tsx"
import { ForeignCartNotice, LostCartNotice, SavedItemsNotice } from "./cart-notices.tsx"
import { CartProblem } from "./cart-problem.tsx"
import { CartStatus } from "./cart-status.tsx"
import { useCurrentShipping } from "./current-shipping.ts"
import { ExpressSlot } from "./express-slot.tsx"
import { usePickedUp } from "./free-shipping.ts"
import { ShippingNudge } from "./shipping-nudge.tsx"
import { SoldOutNotice, useStockOf } from "./stock-note.tsx"
import { ShippingCost } from "./totals.tsx"

interface CartDrawerProps {
  open: boolean
  /** Title of the item that was just added. */
  added?: string | undefined
  onClose: () => void
  /** Element that gets the focus back. */
  opener: RefObject<Element | null>
}

/** Cart drawer with the items, the total, and links to the cart and the checkout. */
export function CartDrawer({ open, added, onClose, opener }: CartDrawerProps) {
  const t = useTranslations("store.cart")
  const tSummary = useTranslations("store.cart.summary")
  const locale = useLocale()
  const { cart, isLoading, isBusy, queue, state } = useCart()
  const isFull = Boolean(cart?.items?.length)
  const isRefused = state.failed.length > 0
  const isSettling = useCurrentShipping(open && cart ? cart : null, isBusy)
  const isUpdating = isBusy || isSettling
  const { isShort, isSoldOut } = useStockOf(open && cart ? cart : null)
  const isPickedUp = usePickedUp(open && cart ? cart : null)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("drawer.title")}
      footer={
        cart && isFull ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {!isShort && <ShippingNudge cart={cart} />}
            <p
              aria-busy={isUpdating || undefined}
              className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums"
            >
              <span className="text-muted">{tSummary(isPickedUp ? "pickup" : "delivery")}</span>
              <ShippingCost of={cart} />
            </p>
            <CartStatus cart={cart} isBusy={isUpdating} />
            {isSoldOut && <SoldOutNotice />}
            <div className="flex flex-wrap gap-3 *:min-w-0 *:max-w-full">
              <div className="flex-auto">
                <LinkButton to="/cart" size="lg" block onClick={onClose}>
                  {t("drawer.view")}
                </LinkButton>
              </div>
              {!isSoldOut && (
                <div className="flex-auto">
                  <LinkButton to="/checkout" variant="primary" size="lg" block onClick={onClose} aria-busy={isUpdating}>
                    {cart.total === undefined || isSettling || isShort
                      ? t("checkoutPlain")
                      : t("drawer.checkout", { total: formatMoney(cart.total, cart.currency_code, locale) })}
                  </LinkButton>
                </div>
              )}
            </div>
            {!isSoldOut && <ExpressSlot cart={cart} isBusy={isBusy} onLeave={onClose} />}
          </div>
        ) : undefined
      }
    >
      <div className="grid gap-4">
        <FocusBack to={opener} />
        <p role="status" className={added && !isRefused ? "flex items-center gap-2 text-sm text-done-ink" : "sr-only"}>
          {added && !isRefused && (
            <>
              <Icon name="check" />
              {t("drawer.added", { title: added })}
            </>
          )}
        </p>
        <SavedItemsNotice />
        <CartProblem queue={queue} state={state} />
        {isLoading ? (
          <Skeleton className="h-32 w-full" />
        ) : cart && isFull ? (
          <>
            <ForeignCartNotice cart={cart} />
            <CartLines cart={cart} queue={queue} />
          </>
        ) : (
          <>
            <LostCartNotice />
            <EmptyState
              icon="cart"
              title={t("empty.title")}
              text={t("empty.text")}
              action={<Button onClick={onClose}>{t("drawer.close")}</Button>}
            />
          </>
        )}
      </div>
    </Drawer>
  )
}
