import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { lineTitle } from "#lib/line-title.ts"
import { formatMoney } from "#lib/money.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { grossOf } from "#store/cart/cart-changes.ts"
import { Icon, type IconName } from "#ui/icon.tsx"
import { SkeletonText } from "#ui/skeleton.tsx"
import type { PriceChange } from "./move-cart.ts"
import type { Market } from "./region.ts"

interface Props {
  cart: Cart
  market: Market
  /** Undefined while loading. */
  changes: readonly PriceChange[] | undefined
}

/** Lists the effects of moving the cart to another market. */
export function MarketConsequences({ cart, market, changes }: Props) {
  const t = useTranslations("store.market")
  const locale = useLocale()
  const { region } = market
  const codes = cart.promotions.flatMap((p) => (p.is_automatic || !p.code ? [] : [p.code]))
  const money = (amount: number, currency: string) => formatMoney(amount, currency, locale)
  const lines = (changes ?? []).map(({ line, now }) => {
    const title = lineTitle(line)
    const was = grossOf({ ...line, quantity: 1, original_total: undefined })
    return {
      id: line.id,
      isGone: now === undefined,
      text:
        now === undefined
          ? t("gone", { title })
          : t("price", { title, was: money(was, cart.currency_code), now: money(now, region.currency_code) }),
    }
  })
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{t("changes")}</h3>
      {changes === undefined ? (
        <>
          <p className="sr-only">{t("loading")}</p>
          <SkeletonText lines={Math.min(4, (cart.items ?? []).length + 1)} />
        </>
      ) : (
        <ul className="grid gap-2">
          {lines.map(({ id, isGone, text }) => (
            <Consequence key={id} icon={isGone ? "alert" : "tag"} isBad={isGone} text={text} />
          ))}
          {region.currency_code !== cart.currency_code && (
            <Consequence icon="money" text={t("currency", { currency: region.currency_code.toUpperCase() })} />
          )}
          {cart.shipping_methods?.length || cart.payment_collection ? (
            <Consequence icon="truck" text={t("delivery")} />
          ) : null}
          {cart.shipping_address?.address_1 && <Consequence icon="pin" text={t("address", { region: region.name })} />}
          {codes.length > 0 && <Consequence icon="percent" text={t("codes", { codes: codes.join(", ") })} />}
        </ul>
      )}
    </section>
  )
}

function Consequence({ icon, text, isBad = false }: { icon: IconName; text: string; isBad?: boolean }) {
  return (
    <li className={`flex gap-2.5 ${isBad ? "text-refused-ink" : ""}`}>
      <Icon name={icon} className={`mt-0.5 ${isBad ? "" : "text-muted"}`} />
      <span className="min-w-0 tabular-nums">{text}</span>
    </li>
  )
}
