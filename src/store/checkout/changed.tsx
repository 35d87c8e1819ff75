import { useEffect, useId, useRef } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { type Difference, leavesNothing } from "#machines/store/checkout/cart-snapshot.ts"
import { isPickedUp } from "#machines/store/checkout/checkout.rules.ts"
import { useProviderName } from "#store/payment/use-provider-name.ts"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import type { CheckoutProps } from "./checkout-props.ts"

/** Two line items can have the same title, so their texts aren't unique. */
const keyOf = (d: Difference): string =>
  "lineId" in d
    ? `${d.kind} ${d.lineId}`
    : d.kind === "choice"
      ? d.choice
      : d.kind === "cost"
        ? d.cost
        : d.kind === "code"
          ? `code ${d.code}`
          : d.kind

/** Lists the differences from the cart snapshot that the shopper saw; one click accepts them. */
export function Changed({ snapshot, send }: Pick<CheckoutProps, "snapshot" | "send">) {
  const t = useTranslations("store.checkout.changed")
  const tEmpty = useTranslations("store.cart.empty")
  const locale = useLocale()
  const { changes, cart, options = [], seen } = snapshot.context
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const money = (amount: number, currency = cart?.currency_code ?? "") => formatMoney(amount, currency, locale)
  const providerName = useProviderName("method")
  const choice = (d: Difference & { kind: "choice" }, text: string) =>
    !text ? t("none") : d.choice === "payment" ? providerName(text) : text
  const cost = (d: Difference & { kind: "cost" }, amount: number) =>
    d.cost === "shipping" && amount === 0 ? t("free") : money(amount)
  const isAboutDetails = changes.some(({ kind }) => kind === "choice")
  const textOf = (d: Difference): string => {
    switch (d.kind) {
      case "price":
        return t("price", { title: d.title, count: d.count, was: money(d.was, d.currency), now: money(d.now) })
      case "quantity":
        return t("quantity", { title: d.title, was: d.was, now: d.now, price: money(d.each) })
      case "stock":
        return d.now === 0 ? t("soldOut", { title: d.title }) : t("stock", { title: d.title, was: d.was, now: d.now })
      case "gone":
      case "added":
        return t(d.kind, { title: d.title, count: d.count, price: money(d.each, seen?.currency) })
      case "cost":
        return t(d.cost === "shipping" && isPickedUp(cart, options) ? "pickup" : d.cost, {
          was: cost(d, d.was),
          now: cost(d, d.now),
        })
      case "code":
        return t("code", { code: d.code })
      case "currency":
        return t("currency", { was: d.was.toUpperCase(), now: d.now.toUpperCase() })
      case "total":
        return t("total", { was: money(d.was), now: money(d.now) })
      case "choice":
        return t(d.choice, { was: choice(d, d.was), now: choice(d, d.now) })
    }
  }
  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-xl border border-waiting bg-surface p-5 shadow-sm">
      <h2 id={titleId} ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t(isAboutDetails ? "detailsTitle" : "title")}
      </h2>
      <p className="text-muted">{t("text")}</p>
      <ul className="divide-y divide-line rounded-lg border border-line tabular-nums">
        {changes.map((d) => (
          <li key={keyOf(d)} className={`px-4 py-3 text-sm ${d.kind === "total" ? "bg-sunken font-semibold" : ""}`}>
            {textOf(d)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {leavesNothing(cart, changes) ? (
          <LinkButton to="/products" variant="primary" size="lg">
            {tEmpty("action")}
          </LinkButton>
        ) : (
          <Button
            variant="primary"
            size="lg"
            busy={snapshot.hasTag("blocked")}
            onClick={() => send({ type: "changes.accept" })}
          >
            {t("accept")}
          </Button>
        )}
        <LinkButton to="/cart" size="lg">
          {t("cart")}
        </LinkButton>
      </div>
    </section>
  )
}
