import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { returnDays } from "#lib/return-policy.ts"
import { returnUntil, whyNotReturn } from "#machines/self-return/self-return.rules.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { usePickup } from "./pickup.ts"

/** Returns why nothing of an order can be returned, and until when something can, as texts. */
export function useReturnability(order: Order | null) {
  const t = useTranslations("account.orders.detail")
  const locale = useLocale()
  const isPickedUp = usePickup(order) !== null
  if (!order) return { why: undefined, reason: undefined, until: "" }
  const days = returnDays()
  const until = formatDate(days === undefined ? undefined : returnUntil(order, days), locale)
  const why = whyNotReturn(order, { days })
  const isOwn = why === "notSent" || why === "all"
  const reason = isPickedUp && isOwn ? t(`whyNotPickup.${why}`) : why && t(`whyNot.${why}`, { date: until })
  return { why, reason, until }
}
