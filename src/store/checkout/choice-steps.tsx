import { useState } from "react"
import { addressInLine } from "#lib/address/lines.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney, isZeroMoney } from "#lib/money.ts"
import { MANUAL_PROVIDER } from "#lib/payment-provider.ts"
import { hasAddress, isPickup, lacksShipping, paymentSession } from "#machines/store/checkout/checkout.rules.ts"
import { counterOf } from "#store/order/pickup.ts"
import { useProviderName } from "#store/payment/use-provider-name.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import type { CheckoutProps } from "./checkout-props.ts"
import { useShippingPrices } from "./use-shipping-prices.ts"

interface DeliveryChoiceProps extends Pick<CheckoutProps, "snapshot"> {
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Shipping options with their prices; a single one is only shown. */
export function DeliveryChoice({ snapshot, chosen, onChoose }: DeliveryChoiceProps) {
  const t = useTranslations("store.checkout")
  const free = useTranslations("store.cart.summary")
  const locale = useLocale()
  const { cart, options } = snapshot.context
  const shippingPriceOf = useShippingPrices(cart)
  const whyNot = (option: (typeof options)[number]): string | undefined => {
    if (option.insufficient_inventory) return t("delivery.soldOut")
    return option.cost === null ? t("delivery.unknownCost") : undefined
  }
  if (options.length === 0)
    // Without a country, no options are known yet.
    return cart?.shipping_address?.country_code ? (
      <Banner tone="waiting" announce={hasAddress(cart)} title={t("delivery.none.title")}>
        {t("delivery.none.text")}
      </Banner>
    ) : null
  const priceOf = ({ id, cost, is_tax_inclusive }: (typeof options)[number]): string | undefined => {
    const currency = cart?.currency_code ?? ""
    if (cost === null) return undefined
    if (isZeroMoney(cost, currency)) return free("free")
    const { amount, isPlusTax } = shippingPriceOf({ id, cost, is_tax_inclusive })
    const price = formatMoney(amount, currency, locale)
    return isPlusTax ? t("delivery.plusTax", { price }) : price
  }
  const describe = (option: (typeof options)[number]): string | undefined => {
    const counter = counterOf(option)
    const pickup = counter && t("delivery.pickup", { address: addressInLine(counter, locale) })
    return [option.type?.description, pickup].filter(Boolean).join(" · ") || undefined
  }
  const pickups = options.filter(isPickup).length
  const kind = pickups === 0 ? "shipping" : pickups === options.length ? "pickup" : "either"
  const [only, ...others] = options
  if (only && others.length === 0 && whyNot(only) === undefined && !isPickup(only))
    return (
      <div className="grid gap-2 text-sm">
        <h3 className="font-semibold">{t("confirmed.by")}</h3>
        <p className="flex justify-between gap-3 rounded-lg border border-line p-3.5">
          <span className="grid min-w-0 gap-0.5">
            <span className="font-semibold">{only.name}</span>
            {only.type?.description && <span className="text-muted">{only.type.description}</span>}
          </span>
          <span className="shrink-0 tabular-nums">{priceOf(only)}</span>
        </p>
      </div>
    )
  return (
    <div className="grid gap-3">
      {/* The chosen one isn't offered at the address that was saved. */}
      {lacksShipping(cart) && cart?.email && hasAddress(cart) && (
        <Banner
          tone="waiting"
          announce
          title={t(kind === "shipping" ? "delivery.check" : `delivery.heading.${kind}`)}
        />
      )}
      <RadioCards
        legend={t(`delivery.heading.${kind}`)}
        value={chosen}
        onChange={onChoose}
        options={options.map((option) => ({
          value: option.id,
          label: option.name,
          description: describe(option),
          disabledReason: whyNot(option),
          aside: priceOf(option),
        }))}
      />
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
  // This step is shown again because the payment that was chosen, or the only one, couldn't be started.
  const isUnstarted = (providers.length === 1 || providerId !== null) && !paymentSession(cart) && error === null
  return (
    <div className="grid gap-5">
      {isUnstarted && (
        <Banner tone="refused" announce title={t("unstarted.title")}>
          {t("unstarted.text")}
        </Banner>
      )}
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
