import { useSelector } from "@xstate/react"
import { Suspense, useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { returnDays } from "#lib/return-policy.ts"
import { confirmationUrl, isPickedUp, needsPayment, paymentSession } from "#machines/store/checkout/checkout.rules.ts"
import { Totals } from "#store/cart/totals.tsx"
import { StoreSlot } from "#store/extensions/store-slot.tsx"
import type { FormState } from "#store/payment/payment-form.tsx"
import { paymentLoader, paysNow } from "#store/payment/providers.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { buttonClass } from "#ui/button-style.ts"
import { late } from "#ui/late.tsx"
import { useMediaQuery } from "#ui/use-media-query.ts"
import { type CheckoutProps, WIDE } from "./checkout-props.ts"
import { SummaryLines } from "./summary.tsx"
import { useOrderChecks } from "./use-order-checks.ts"

const PaymentForm = late(async () => (await import("#store/payment/payment-form.tsx")).PaymentForm)

/** Returns the state of the order button from the click to the order, including retries. */
function useOrdering({ snapshot }: Pick<CheckoutProps, "snapshot">) {
  const t = useTranslations("store.checkout.review")
  const locale = useLocale()
  const { cart } = snapshot.context
  const attempts = useSelector(snapshot.children.placeOrder, (child) => child?.context.attempts ?? 0)
  return {
    busy: snapshot.hasTag("blocked"),
    words: snapshot.hasTag("ordering") ? (attempts > 1 ? t("waiting") : t("placing")) : undefined,
    total: formatMoney(cart?.total ?? 0, cart?.currency_code ?? "", locale),
  }
}

export function ReviewStep({ snapshot, send, forms }: CheckoutProps) {
  const t = useTranslations("store.checkout.review")
  const { cart, error, options, providers } = snapshot.context
  const { busy, words, total } = useOrdering({ snapshot })
  const session = needsPayment(cart) ? paymentSession(cart) : undefined
  const hasForm = paymentLoader(session?.provider_id) !== undefined
  const [form, setForm] = useState<FormState>("loading")
  const days = returnDays()
  const { beforeOrder, isChecking, reason, place } = useOrderChecks(() => send({ type: "order.place" }))
  const isWide = useMediaQuery(WIDE)
  const label = () => {
    if (error?.kind === "busy" || error?.kind === "unknown-outcome") return t("again")
    return paysNow(session?.provider_id) && !(hasForm && form === "confirmed") ? t("pay", { total }) : t("place")
  }
  return (
    <div className="grid gap-5">
      {cart && session && hasForm && (
        <Suspense fallback={null}>
          <PaymentForm
            session={session}
            state={form}
            onState={setForm}
            bill={{ ...cart, amount: cart.total }}
            returnPath={`/checkout/return?cart=${encodeURIComponent(cart.id)}`}
            onForm={forms.use}
            filled={forms.filled}
            refusal={error?.kind === "unconfirmed" ? error : null}
            onOther={providers.length > 1 ? () => send({ type: "step.go", step: "payment" }) : undefined}
          />
        </Suspense>
      )}
      {/* On a phone, the summary is folded and out of sight; what is paid stands above the button. */}
      {!isWide && cart && (
        <div className="grid gap-4">
          <SummaryLines cart={cart} label={t("itemsLabel")} />
          <Totals of={cart} isPickedUp={isPickedUp(cart, options)} />
        </div>
      )}
      {cart && <StoreSlot name="review" cart={cart} beforeOrder={beforeOrder} />}
      <p className="text-muted">
        {t("text", { total })} {days !== undefined && t("returns", { days })}
      </p>
      {reason && (
        <Banner tone="refused" announce title={t("held")}>
          {reason}
        </Banner>
      )}
      <div aria-live="polite">
        <Button
          variant="primary"
          size="lg"
          block
          busy={busy || isChecking || (hasForm && form !== "ready" && form !== "confirmed")}
          onClick={place}
        >
          {words ?? label()}
        </Button>
      </div>
    </div>
  )
}

/** Shown when the payment needs confirmation: links to the provider, then places the order. */
export function ConfirmationStep({ snapshot, send }: CheckoutProps) {
  const t = useTranslations("store.checkout.confirmation")
  const { busy, words } = useOrdering({ snapshot })
  const url = confirmationUrl(snapshot.context.cart)
  return (
    <div className="grid gap-5">
      <Banner tone="waiting" announce title={t("title")}>
        {t("text")}
      </Banner>
      <div className="grid gap-3" aria-live="polite">
        {url && (
          <a href={url} className={buttonClass({ variant: "primary", size: "lg", block: true })}>
            {t("go")}
          </a>
        )}
        <Button
          variant={url ? "secondary" : "primary"}
          size="lg"
          block
          busy={busy}
          onClick={() => send({ type: "order.place" })}
        >
          {words ?? t("done")}
        </Button>
        <Button
          variant="quiet"
          block
          busy={snapshot.hasTag("ordering")}
          onClick={() => send({ type: "step.go", step: "payment" })}
        >
          {t("other")}
        </Button>
      </div>
    </div>
  )
}
