import { useEffect, useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { VisuallyHidden } from "#ui/visually-hidden.tsx"
import { countOf } from "./cart.ts"

/** Tells screen readers the number of items and the total after a change; both are only seen otherwise. */
export function CartStatus({ cart, isBusy }: { cart: Cart; isBusy: boolean }) {
  const t = useTranslations("store.cart")
  const locale = useLocale()
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (isBusy) setChanged(true)
  }, [isBusy])
  const total = cart.total === undefined ? "" : formatMoney(cart.total, cart.currency_code, locale)
  const text = isBusy || !total ? t("updating") : t("updated", { count: countOf(cart), total })
  return (
    <VisuallyHidden>
      <span aria-live="polite">{isChanged && text}</span>
    </VisuallyHidden>
  )
}
