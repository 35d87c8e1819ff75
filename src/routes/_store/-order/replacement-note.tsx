import { useTranslations } from "#lib/i18n.tsx"
import type { Order, OrderLineItem } from "#schema/store/entities/order.ts"
import { replacementsOf } from "./replacement.ts"

/** Says at an order's line item that it replaces a claimed one. */
export function ReplacementNote({ order, item }: { order: Order; item: OrderLineItem }) {
  const t = useTranslations("store.cart.summary")
  return replacementsOf(order).includes(item) && <p className="text-sm text-done-ink">{t("replacement")}</p>
}
