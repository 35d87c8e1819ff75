import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { deviceItem } from "#lib/device-items.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { compareMoney, formatMoney, isZeroMoney, subtractMoney } from "#lib/money.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { useVisit } from "#store/visit/visit.ts"
import { Icon } from "#ui/icon.tsx"
import { freeFrom, shippingOptionsQuery } from "./free-shipping.ts"

const freeDelivery = deviceItem("freeDelivery")
const NONE = "none"
/** Whether shipping costs nothing, by its price or by a code. */
export const hasFreeShipping = ({ shipping_total = 0, currency_code }: Cart): boolean =>
  isZeroMoney(shipping_total, currency_code)

/** Typical values, so the placeholder has about the final length. */
const USUAL = { name: "Standard", amount: 100 }

/** Shows the amount missing for free shipping, if an option can be free. Reserves its space while loading. */
export function ShippingNudge({ cart }: { cart: Cart }) {
  const t = useTranslations("store.cart.nudge")
  const locale = useLocale()
  const { owner } = useVisit()
  const { data, isError } = useQuery({ ...shippingOptionsQuery(cart.id, owner), enabled: cart.id !== "" })
  const free = data && freeFrom(data, cart)
  useEffect(() => {
    if (free) freeDelivery.remove()
    else if (data) freeDelivery.set(NONE)
  }, [data, free])
  if (!data && !isError && freeDelivery.get() !== NONE) {
    const amount = formatMoney(USUAL.amount, cart.currency_code, locale)
    return (
      <div aria-hidden="true" className="invisible grid gap-2 text-sm">
        <p className="flex items-center gap-2">
          <Icon name="truck" />
          {t("more", { name: USUAL.name, amount })}
        </p>
        <div className="h-1.5" />
      </div>
    )
  }
  // A code can make shipping free below the threshold.
  const isFreeAnyway = Boolean(cart.shipping_methods?.length) && hasFreeShipping(cart)
  if (
    !free ||
    cart.item_total === undefined ||
    (isFreeAnyway && compareMoney(cart.item_total, free.from, cart.currency_code) < 0)
  )
    return null
  const has = cart.item_total
  const isReached = compareMoney(has, free.from, cart.currency_code) >= 0
  // The cart's price is being updated.
  if (
    isReached &&
    cart.shipping_methods?.some((method) => method.shipping_option_id === free.optionId && method.amount)
  )
    return null
  const text = isReached
    ? t("reached", { name: free.name })
    : t("more", { name: free.name, amount: formatMoney(subtractMoney(free.from, has), cart.currency_code, locale) })
  return (
    <div className="grid gap-2 text-sm">
      <p className={`flex items-center gap-2 ${isReached ? "text-done-ink" : ""}`} aria-live="polite">
        <Icon name={isReached ? "check" : "truck"} />
        {text}
      </p>
      <div
        role="progressbar"
        aria-label={t("label")}
        aria-valuemin={0}
        aria-valuemax={free.from}
        aria-valuenow={Math.min(has, free.from)}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-inactive-soft"
      >
        <div
          className={`h-full rounded-full transition-[width] duration-180 ${isReached ? "bg-done" : "bg-accent"}`}
          style={{ width: `${Math.min(100, (has / free.from) * 100)}%` }}
        />
      </div>
    </div>
  )
}
