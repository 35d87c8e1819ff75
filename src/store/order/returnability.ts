import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { returnDays } from "#lib/return-policy.ts"
import { cartIdOf } from "#machines/store/self-return/self-return.actors.ts"
import { returnUntil, whyNotReturn } from "#machines/store/self-return/self-return.rules.ts"
import type { Order } from "#schema/store/entities/order.ts"
import { usePickup } from "./pickup.ts"

/** Returns why nothing of an order can be returned, and until when something can, as texts. */
export function useReturnability(order: Order | null) {
  const t = useTranslations("account.orders.detail")
  const tr = useTranslations("account.returns")
  const locale = useLocale()
  const isPickedUp = usePickup(order) !== null
  if (!order) return { why: undefined, reason: undefined, until: "" }
  const days = returnDays()
  const until = formatDate(days === undefined ? undefined : returnUntil(order, days), locale)
  const why = whyNotReturn(order, { days })
  const isOwn = why === "notSent" || why === "all"
  // The server lists return shipping by the order's cart, which a former draft doesn't have.
  const noShipping = why === undefined && cartIdOf(order) === undefined ? tr("blocked.noShipping") : undefined
  const reason = isPickedUp && isOwn ? t(`whyNotPickup.${why}`) : why ? t(`whyNot.${why}`, { date: until }) : noShipping
  return { why, reason, until }
}
