import { useTranslations } from "#lib/i18n.tsx"
import { signInHere } from "#store/account/sign-in/sign-in-here.ts"
import { GUEST } from "#store/visit/owner.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Banner } from "#ui/banner.tsx"
import { DocumentTitle } from "#ui/document-title.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { RetryButton } from "#ui/retry-button.tsx"
import { useCart } from "./cart.ts"
import { CartLines } from "./cart-lines.tsx"
import { ForeignCartNotice, LostCartNotice, SavedItemsNotice } from "./cart-notices.tsx"
import { CartProblem } from "./cart-problem.tsx"
import { CartFrame, CartSkeleton } from "./cart-skeleton.tsx"
import { CartSummary } from "./cart-summary.tsx"
import { useCurrentShipping } from "./current-shipping.ts"

export function CartPage() {
  const t = useTranslations("store.cart")
  const { cart, isLoading, isBroken, reload, queue, state } = useCart()
  const { owner } = useVisit()
  const isFull = Boolean(cart?.items?.length)
  const isSettling = useCurrentShipping(cart ?? null, state.pending.length > 0)
  return (
    <CartFrame>
      <DocumentTitle title={t("title")} />
      <SavedItemsNotice />
      <CartProblem queue={queue} state={state} />
      {!isLoading && !isFull && <LostCartNotice />}
      {isLoading ? (
        <CartSkeleton />
      ) : isBroken && !isFull ? (
        <Banner tone="refused" title={t("loadFailed")} action={<RetryButton size="sm" onClick={reload} />} />
      ) : cart && isFull ? (
        <>
          <ForeignCartNotice cart={cart} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
            <div className="grid content-start gap-4">
              <CartLines cart={cart} queue={queue} />
              <div>
                <LinkButton to="/products" variant="quiet" icon="arrowLeft">
                  {t("continueShopping")}
                </LinkButton>
              </div>
            </div>
            <CartSummary cart={cart} queue={queue} state={state} isSettling={isSettling} />
          </div>
        </>
      ) : (
        <EmptyState
          icon="cart"
          title={t("empty.title")}
          text={t(owner === GUEST ? "empty.guest" : "empty.text")}
          action={
            <>
              <LinkButton to="/products" variant="primary">
                {t("empty.action")}
              </LinkButton>
              {owner === GUEST && <LinkButton {...signInHere("/cart")}>{t("empty.signIn")}</LinkButton>}
            </>
          }
        />
      )}
    </CartFrame>
  )
}
