import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { needsPayment } from "#machines/checkout/checkout.rules.ts"
import { Button } from "#ui/button.tsx"
import type { CheckoutProps } from "./-checkout.tsx"

export function ReviewStep({ snapshot, send }: CheckoutProps) {
  const t = useTranslations("store.checkout.review")
  const locale = useLocale()
  const { cart } = snapshot.context
  const busy = snapshot.matches("placing")
  const total = formatMoney(cart?.total ?? 0, cart?.currency_code ?? "", locale)
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t("text")}</p>
      <div aria-live="polite">
        <Button variant="primary" size="lg" block busy={busy} onClick={() => send({ type: "order.place" })}>
          {busy ? t("placing") : needsPayment(cart) ? t("place", { total }) : t("placeFree")}
        </Button>
      </div>
    </div>
  )
}
