import { useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { needsPayment, paymentSession } from "#machines/checkout/checkout.rules.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { RadioCards } from "#ui/radio-cards.tsx"
import type { CheckoutProps } from "./-checkout.tsx"

export function DeliveryStep({ snapshot, send }: CheckoutProps) {
  const t = useTranslations("store.checkout")
  const free = useTranslations("store.cart.summary")
  const locale = useLocale()
  const { cart, options } = snapshot.context
  const [chosen, choose] = useState(cart?.shipping_methods?.[0]?.shipping_option_id ?? options[0]?.id ?? "")
  if (options.length === 0)
    return (
      <Banner tone="waiting" title={t("delivery.none.title")}>
        {t("delivery.none.text")}
      </Banner>
    )
  const amount = (value: number | null | undefined) =>
    !value ? free("free") : formatMoney(value, cart?.currency_code ?? "", locale)
  return (
    <div className="grid gap-5">
      <RadioCards
        legend={t("delivery.heading")}
        value={chosen}
        onChange={choose}
        options={options.map((o) => ({
          value: o.id,
          label: o.name,
          description: o.type?.description ?? undefined,
          disabledReason: o.insufficient_inventory ? t("delivery.soldOut") : undefined,
          aside: amount(o.amount ?? o.calculated_price?.calculated_amount),
        }))}
      />
      <div>
        <Button
          variant="primary"
          size="lg"
          busy={snapshot.matches("saving")}
          disabledReason={chosen ? undefined : t("delivery.chooseFirst")}
          onClick={() => send({ type: "delivery.choose", optionId: chosen })}
        >
          {t("delivery.next")}
        </Button>
      </div>
    </div>
  )
}

/** A provider's name for people: the built-in one is an invoice, others say what follows `pp_`. */
const nameOf = (id: string): string =>
  (id.replace(/^pp_/, "").split("_")[0] ?? id).replace(/^./, (c) => c.toUpperCase())

export function PaymentStep({ snapshot, send }: CheckoutProps) {
  const t = useTranslations("store.checkout.payment")
  const { cart, providers } = snapshot.context
  const [chosen, choose] = useState(paymentSession(cart)?.provider_id ?? providers[0]?.id ?? "")
  if (!needsPayment(cart)) return <p>{t("free")}</p>
  return (
    <div className="grid gap-5">
      <RadioCards
        legend={t("heading")}
        value={chosen}
        onChange={choose}
        options={providers.map(({ id }) =>
          id === "pp_system_default"
            ? { value: id, label: t("manual"), description: t("manualHint") }
            : { value: id, label: t("other", { provider: nameOf(id) }) },
        )}
      />
      <div>
        <Button
          variant="primary"
          size="lg"
          busy={snapshot.matches("saving")}
          disabledReason={chosen ? undefined : t("chooseFirst")}
          onClick={() => send({ type: "payment.choose", providerId: chosen })}
        >
          {t("next")}
        </Button>
      </div>
    </div>
  )
}
