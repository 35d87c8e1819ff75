import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, isZeroMoney } from "#lib/money.ts"
import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"
import { paymentSession } from "#machines/checkout/checkout.rules.ts"
import { useProviderName } from "#routes/_store/-order/provider-name.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import type { CheckoutProps } from "./checkout-props.ts"

export function DeliveryStep({ snapshot, send }: CheckoutProps) {
  const t = useTranslations("store.checkout")
  const free = useTranslations("store.cart.summary")
  const locale = useLocale()
  const { cart, options } = snapshot.context
  const whyNot = (option: (typeof options)[number]): string | undefined => {
    if (option.insufficient_inventory) return t("delivery.soldOut")
    return option.cost === null ? t("delivery.unknownCost") : undefined
  }
  const [picked, pick] = useState(cart?.shipping_methods?.[0]?.shipping_option_id)
  const possible = options.filter((option) => whyNot(option) === undefined)
  const chosen = (possible.find(({ id }) => id === picked) ?? possible[0])?.id
  if (options.length === 0)
    return (
      <Banner
        tone="waiting"
        title={t("delivery.none.title")}
        action={
          <Button size="sm" onClick={() => send({ type: "step.go", step: "address" })}>
            {t("delivery.none.action")}
          </Button>
        }
      >
        {t("delivery.none.text")}
      </Banner>
    )
  const priceOf = ({ cost, is_tax_inclusive }: (typeof options)[number]): string | undefined => {
    const currency = cart?.currency_code ?? ""
    if (cost === null) return undefined
    if (isZeroMoney(cost, currency)) return free("free")
    const price = formatMoney(cost, currency, locale)
    // The summary includes tax, but a shipping option's tax is known only after it is chosen.
    return is_tax_inclusive === false && cart?.tax_total ? t("delivery.plusTax", { price }) : price
  }
  return (
    <div className="grid gap-5">
      <RadioCards
        legend={t("delivery.heading")}
        value={chosen}
        onChange={pick}
        options={options.map((option) => ({
          value: option.id,
          label: option.name,
          description: option.type?.description ?? undefined,
          disabledReason: whyNot(option),
          aside: priceOf(option),
        }))}
      />
      <div className="grid sm:block">
        <Button
          variant="primary"
          size="lg"
          busy={snapshot.hasTag("blocked")}
          disabledReason={chosen ? undefined : t("delivery.chooseFirst")}
          onClick={() => chosen && send({ type: "delivery.choose", optionId: chosen })}
        >
          {t("delivery.next")}
        </Button>
      </div>
    </div>
  )
}

export function PaymentStep({ snapshot, send }: CheckoutProps) {
  const t = useTranslations("store.checkout.payment")
  const nameOf = useProviderName()
  const { cart, providers, providerId, error } = snapshot.context
  const last = paymentSession(cart)?.provider_id ?? providerId
  const declined = error?.kind === "payment" && error.reason === "declined" ? last : undefined
  const [picked, pick] = useState(providers.find(({ id }) => declined && id !== declined)?.id ?? last)
  const chosen = (providers.find(({ id }) => id === picked) ?? providers[0])?.id
  if (providers.length === 0)
    return (
      <Banner tone="waiting" title={t("none.title")}>
        {t("none.text")}
      </Banner>
    )
  return (
    <div className="grid gap-5">
      <RadioCards
        legend={t("heading")}
        value={chosen}
        onChange={pick}
        options={providers.map(({ id }) => ({
          value: id,
          label: nameOf(id),
          ...(id === declined
            ? { description: t("declined") }
            : id === MANUAL_PROVIDER
              ? { description: t("manualHint") }
              : {}),
        }))}
      />
      <div className="grid sm:block">
        <Button
          variant="primary"
          size="lg"
          busy={snapshot.hasTag("blocked")}
          onClick={() =>
            chosen && send({ type: "payment.choose", providerId: chosen, isNewSession: error?.kind === "payment" })
          }
        >
          {t("next")}
        </Button>
      </div>
    </div>
  )
}
