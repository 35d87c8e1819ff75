import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { Difference } from "#machines/checkout/checkout.rules.ts"
import { Button } from "#ui/button.tsx"
import { LinkButton } from "#ui/link-button.tsx"
import type { CheckoutProps } from "./-checkout.tsx"

/** What is no longer as the shopper saw it; one click agrees to the new figures. */
export function Changed({ snapshot, send }: CheckoutProps) {
  const t = useTranslations("store.checkout.changed")
  const locale = useLocale()
  const { changes, cart } = snapshot.context
  const money = (amount: number) => formatMoney(amount, cart?.currency_code ?? "", locale)
  const say = (d: Difference): string => {
    switch (d.kind) {
      case "price":
        return t("price", { title: d.title, was: money(d.was), now: money(d.now) })
      case "quantity":
        return t("quantity", { title: d.title, was: d.was, now: d.now })
      case "gone":
        return t("gone", { title: d.title })
      case "total":
        return t("total", { was: money(d.was), now: money(d.now) })
    }
  }
  return (
    <section role="alert" className="grid gap-4 rounded-xl border border-edge bg-surface p-5 shadow-sm">
      <h2 className="font-semibold">{t("title")}</h2>
      <p className="text-muted">{t("text")}</p>
      <ul className="grid gap-1 tabular-nums">
        {changes.map((d) => (
          <li key={say(d)}>{say(d)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => send({ type: "changes.accept" })}>
          {t("accept")}
        </Button>
        <LinkButton to="/cart">{t("cart")}</LinkButton>
      </div>
    </section>
  )
}
