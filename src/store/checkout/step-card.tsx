import { useQuery } from "@tanstack/react-query"
import { memo, type ReactNode, useEffect, useRef } from "react"
import { addressInLine } from "#lib/address/lines.ts"
import { otherBillingAddress } from "#lib/address/same-address.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { isReachable, paymentSession, type Step, stepsOf } from "#machines/store/checkout/checkout.rules.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { shippingOptionsQuery } from "#store/cart/free-shipping.ts"
import { counterOf } from "#store/order/pickup.ts"
import { useProviderName } from "#store/payment/use-provider-name.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import type { CheckoutProps } from "./checkout-props.ts"

interface StepCardProps {
  step: Step
  present: Step
  cart: Cart
  options: CheckoutProps["snapshot"]["context"]["options"]
  /** Whether an order is being placed; no other step can be opened then. */
  busy: boolean
  send: CheckoutProps["send"]
  children: ReactNode
}

/**
 * A checkout step: a short summary with an edit button, the current step's content, or only its name. Memoized, so
 * the other steps don't re-render while one is being saved.
 */
export const StepCard = memo(function StepCard(props: StepCardProps) {
  const { step, present, cart, options, busy, send, children } = props
  const t = useTranslations("store.checkout")
  const all = stepsOf(cart)
  const isPresent = step === present
  const isDone = !isPresent && isReachable(step, cart) && all.indexOf(step) < all.indexOf(present)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasPresent = useRef(isPresent)
  // Moves the focus to the next step, for keyboard and screen reader users.
  useEffect(() => {
    if (isPresent && !wasPresent.current) heading.current?.focus()
    wasPresent.current = isPresent
  }, [isPresent])
  return (
    <li
      aria-current={isPresent ? "step" : undefined}
      className={`rounded-xl border p-4 sm:p-5 ${isPresent ? "border-edge bg-surface shadow-sm" : "border-line"}`}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className={`flex scroll-mt-24 items-center gap-3 text-base font-semibold outline-none ${isPresent || isDone ? "" : "text-faint"}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-6 shrink-0 place-items-center rounded-full text-xs tabular-nums ${isPresent ? "bg-accent text-on-accent" : isDone ? "bg-done-soft text-done-ink" : "bg-sunken"}`}
          >
            {isDone ? <Icon name="check" size={14} /> : all.indexOf(step) + 1}
          </span>
          {t(`step.${step}`)}
        </h2>
        {isDone && (
          <Button
            size="sm"
            variant="quiet"
            busy={busy}
            aria-label={t("editStep", { step: t(`step.${step}`) })}
            onClick={() => send({ type: "step.go", step })}
          >
            {t("edit")}
          </Button>
        )}
      </div>
      {isDone && <StepSummary step={step} cart={cart} options={options} />}
      {isPresent && <div className="pt-4">{children}</div>}
    </li>
  )
})

/** Summary of a finished step: a line for each of its parts. */
function StepSummary({ step, cart, options }: Pick<StepCardProps, "step" | "cart" | "options">) {
  const t = useTranslations("store.checkout")
  const providerName = useProviderName()
  const locale = useLocale()
  const a = cart.shipping_address
  const session = paymentSession(cart)
  const address = a && addressInLine({ ...a, phone: null }, locale)
  const billing = otherBillingAddress(cart)
  const invoice = billing && t("address.billTo", { address: addressInLine({ ...billing, phone: null }, locale) })
  const methods = cart.shipping_methods ?? []
  const option = options.find(({ id }) => id === methods[0]?.shipping_option_id)
  const counter = counterOf(option)
  // The method keeps the name in the language in which it was chosen; the option is loaded again in the page's.
  const { data: named = [] } = useQuery({ ...shippingOptionsQuery(cart.id), enabled: methods.length > 0 })
  const nameOf = ({ name, shipping_option_id }: (typeof methods)[number]) =>
    named.find(({ id }) => id === shipping_option_id)?.name ?? name
  const delivery = [...methods.map(nameOf), option?.type?.description].filter(Boolean).join(" · ")
  const pickup = counter && t("delivery.pickup", { address: addressInLine(counter, locale) })
  const texts = {
    details: [cart.email, address, invoice, delivery, pickup],
    payment: [session?.provider_id && providerName(session.provider_id)],
    review: [],
  }[step]
  return (
    <div className="grid pt-1 pl-9 text-sm text-pretty wrap-anywhere text-muted">
      {texts.map((text) => text && <p key={text}>{text}</p>)}
    </div>
  )
}
