import { Suspense, useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, sameMoney } from "#lib/money.ts"
import { paymentSession, requiresMore, type Step, stepsOf } from "#machines/store/checkout/checkout.rules.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { useShortages } from "#store/cart/stock-note.tsx"
import { StoreSlot } from "#store/extensions/store-slot.tsx"
import { paymentLoader } from "#store/payment/providers.ts"
import { Banner } from "#ui/banner.tsx"
import { late } from "#ui/late.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import { useMediaQuery } from "#ui/use-media-query.ts"
import { Changed } from "./changed.tsx"
import { CheckoutErrorBanner } from "./checkout-error-banner.tsx"
import { type CheckoutProps, WIDE } from "./checkout-props.ts"
import { CheckoutSkeleton } from "./checkout-skeleton.tsx"
import { PaymentStep } from "./choice-steps.tsx"
import { DetailsStep } from "./details-step.tsx"
import { ConfirmationStep, ReviewStep } from "./review-step.tsx"
import { StepCard } from "./step-card.tsx"
import { FoldedSummary, Summary } from "./summary.tsx"

const ForeignCartNotice = late(async () => (await import("#store/cart/cart-notices.tsx")).ForeignCartNotice)

/** Checkout steps with the summary beside them, collapsed on phones. */
export function Checkout(props: CheckoutProps) {
  const { snapshot, send } = props
  const t = useTranslations("store")
  // Renders only one of the summaries: every step re-renders it, which is slow on phones.
  const isWide = useMediaQuery(WIDE)
  const { cart, at, options } = snapshot.context
  const recalculated = useRecalculated(cart)
  if (!cart) return <CheckoutSkeleton />
  const summary = { cart, snapshot, send }
  const isAccepting = snapshot.matches("saving") || snapshot.matches("recovering")
  const isChanged =
    snapshot.matches("changed") ||
    snapshot.matches("following") ||
    (isAccepting && snapshot.context.stepInput?.type === "changes.accept")
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {t("checkout.title")}
        </h1>
        {!isWide && <FoldedSummary {...summary} />}
        <CheckoutErrorBanner snapshot={snapshot} />
        {!isChanged && (
          <Suspense>
            <ForeignCartNotice cart={cart} />
          </Suspense>
        )}
        {!isChanged && !snapshot.context.error && <StockBanner cart={cart} />}
        {recalculated && (
          <Banner tone="waiting" announce title={t("checkout.recalculated", recalculated)}>
            {t("checkout.recalculatedText")}
          </Banner>
        )}
        {isChanged ? (
          <Changed snapshot={snapshot} send={send} />
        ) : (
          <>
            <StoreSlot name="checkout" cart={cart} />
            <ol aria-label={t("checkout.stepsLabel")} className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {stepsOf(cart).map((step) => (
                <StepCard
                  key={step}
                  step={step}
                  present={at}
                  cart={cart}
                  options={options}
                  busy={snapshot.hasTag("ordering")}
                  send={send}
                >
                  {step === at && <StepBody step={step} {...props} />}
                </StepCard>
              ))}
            </ol>
          </>
        )}
      </div>
      {isWide && (
        <aside className="grid content-start" aria-label={t("cart.summary.title")}>
          <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-xl border border-line bg-surface p-6">
            <Summary {...summary} />
          </div>
        </aside>
      )}
    </div>
  )
}

/** Says before the shopper fills in everything that items can't be ordered. */
function StockBanner({ cart }: { cart: Cart }) {
  const t = useTranslations("store.checkout")
  const short = useShortages(cart)
  if (short.length === 0) return null
  const action = (
    <LinkButton to="/cart" size="sm">
      {t("errors.stock.action")}
    </LinkButton>
  )
  return (
    <Banner tone="waiting" title={t("errors.stock.title")} action={action}>
      <ul>
        {short.map(({ lineId, title, was, now }) => (
          <li key={lineId}>{now === 0 ? t("changed.soldOut", { title }) : t("changed.stock", { title, was, now })}</li>
        ))}
      </ul>
    </Banner>
  )
}

const placeOf = ({ shipping_address: to }: Cart) => [to?.country_code, to?.province].join()

/** The total before and after the last change of the country or province, until something else changes the total. */
function useRecalculated(cart: Cart | null): { was: string; now: string } | undefined {
  const locale = useLocale()
  const [seen, setSeen] = useState(cart)
  const [before, setBefore] = useState<Cart>()
  if (cart && seen !== cart) {
    setSeen(cart)
    const isSame = seen?.currency_code === cart.currency_code && sameMoney(seen.total, cart.total, cart.currency_code)
    const isMoved = seen?.shipping_address?.country_code && placeOf(seen) !== placeOf(cart)
    if (!isSame) setBefore(isMoved && seen.currency_code === cart.currency_code ? seen : undefined)
  }
  if (!cart || !before) return undefined
  const money = ({ total, currency_code }: Cart) => formatMoney(total, currency_code, locale)
  return { was: money(before), now: money(cart) }
}

function StepBody({ step, ...props }: CheckoutProps & { step: Step }) {
  const { cart } = props.snapshot.context
  switch (step) {
    case "details":
      return <DetailsStep {...props} />
    case "payment":
      return <PaymentStep {...props} />
    case "review":
      return requiresMore(cart) && !paymentLoader(paymentSession(cart)?.provider_id) ? (
        <ConfirmationStep {...props} />
      ) : (
        <ReviewStep {...props} />
      )
  }
}
