import type { ReactNode } from "react"
import type { SnapshotFrom } from "xstate"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { CheckoutRef, createCheckoutMachine } from "#machines/checkout/checkout.machine.ts"
import { type Step, stepBefore, steps } from "#machines/checkout/checkout.rules.ts"
import { CartLine } from "#routes/_store/-components/cart-line.tsx"
import { PromoCode } from "#routes/_store/-components/promo-code.tsx"
import { Totals } from "#routes/_store/-components/totals.tsx"
import { Button } from "#ui/button.tsx"
import { AddressStep } from "./-address-step.tsx"
import { Changed } from "./-changed.tsx"
import { DeliveryStep, PaymentStep } from "./-choice-steps.tsx"
import { ContactStep } from "./-contact-step.tsx"
import { ReviewStep } from "./-review-step.tsx"
import { TroubleBanner } from "./-trouble.tsx"

export type CheckoutSnapshot = SnapshotFrom<ReturnType<typeof createCheckoutMachine>>
export interface CheckoutProps {
  snapshot: CheckoutSnapshot
  send: CheckoutRef["send"]
  /** iso_2 of the visit's country, for an address that names none yet. */
  country: string
}

/** One column of steps with the summary beside it, folded on a phone. */
export function Checkout(props: CheckoutProps) {
  const { snapshot, send } = props
  const t = useTranslations("store")
  const locale = useLocale()
  const { cart, trouble } = snapshot.context
  const present = steps.find((s) => snapshot.matches({ step: s }))
  if (!cart)
    return (
      <div className="mx-auto my-8 h-96 w-full max-w-5xl animate-breathe rounded-xl bg-sunken" aria-hidden="true" />
    )
  const summary = (
    <div className="grid gap-6">
      <ul className="divide-y divide-line">
        {(cart.items ?? []).map((item) => (
          <CartLine key={item.id} item={item} currency={cart.currency_code} />
        ))}
      </ul>
      <PromoCode
        cart={cart}
        busy={snapshot.matches("saving")}
        problem={promoProblem()}
        onAdd={(code) => send({ type: "promotion.add", code })}
        onRemove={(code) => send({ type: "promotion.remove", code })}
      />
      <Totals of={cart} />
    </div>
  )

  function promoProblem(): string | undefined {
    if (trouble?.kind === "promotion") return t("cart.promo.noEffect", { code: trouble.code })
    if (trouble?.kind === "error" && trouble.during === "promotion.add" && trouble.error.kind === "http")
      return t("cart.promo.unknown", { code: trouble.subject ?? "" })
    return undefined
  }

  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <div className="grid content-start gap-6">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          {t("checkout.title")}
        </h1>
        <details className="rounded-xl border border-line bg-surface lg:hidden">
          <summary className="flex min-h-12 items-center justify-between gap-4 px-5 font-semibold">
            {t("cart.summary.show")}
            <span className="tabular-nums">{formatMoney(cart.total, cart.currency_code, locale)}</span>
          </summary>
          <div className="border-t border-line p-5">{summary}</div>
        </details>
        <TroubleBanner snapshot={snapshot} send={send} />
        {snapshot.matches("changed") ? (
          <Changed {...props} />
        ) : (
          <ol aria-label={t("checkout.stepsLabel")} className="grid gap-4">
            {steps.map((step) => (
              <StepCard key={step} step={step} present={present ?? snapshot.context.at} cart={cart} send={send}>
                <StepBody step={step} {...props} />
              </StepCard>
            ))}
          </ol>
        )}
      </div>
      <aside className="hidden content-start lg:grid" aria-label={t("cart.summary.title")}>
        <div className="sticky top-24 rounded-xl border border-line bg-surface p-6">{summary}</div>
      </aside>
    </div>
  )
}

interface StepCardProps {
  step: Step
  present: Step
  cart: NonNullable<CheckoutSnapshot["context"]["cart"]>
  send: CheckoutProps["send"]
  children: ReactNode
}

function StepCard({ step, present, cart, send, children }: StepCardProps) {
  const t = useTranslations("store.checkout")
  const isPresent = step === present
  const isDone = !isPresent && stepBefore(step, cart) === undefined && steps.indexOf(step) < steps.indexOf(present)
  return (
    <li
      aria-current={isPresent ? "step" : undefined}
      className={`rounded-xl border p-5 ${isPresent ? "border-edge bg-surface shadow-sm" : "border-line"}`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className={`text-base font-semibold ${isPresent || isDone ? "" : "text-faint"}`}>
          {`${steps.indexOf(step) + 1}. ${t(`step.${step}`)}`}
        </h2>
        {isDone && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t("edit", { step: t(`step.${step}`) })}
            onClick={() => send({ type: "step.go", step })}
          >
            {t("edit", { step: "" }).trim()}
          </Button>
        )}
      </div>
      {isDone && <Given step={step} cart={cart} />}
      {isPresent && <div className="pt-4">{children}</div>}
    </li>
  )
}

/** What was answered, in a line. */
function Given({ step, cart }: Pick<StepCardProps, "step" | "cart">) {
  const a = cart.shipping_address
  const text = {
    contact: cart.email,
    address: [a?.first_name, a?.last_name, a?.address_1, a?.postal_code, a?.city].filter(Boolean).join(", "),
    delivery: (cart.shipping_methods ?? []).map((m) => m.name).join(", "),
    payment: undefined,
    review: undefined,
  }[step]
  return text ? <p className="truncate pt-1 text-sm text-muted">{text}</p> : null
}

function StepBody({ step, ...props }: CheckoutProps & { step: Step }) {
  switch (step) {
    case "contact":
      return <ContactStep {...props} />
    case "address":
      return <AddressStep {...props} />
    case "delivery":
      return <DeliveryStep {...props} />
    case "payment":
      return <PaymentStep {...props} />
    case "review":
      return <ReviewStep {...props} />
  }
}
