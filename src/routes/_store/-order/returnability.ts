import { formatDate } from "#lib/dates.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { returnDays } from "#lib/return-policy.ts"
import { returnUntil, type WhyNotReturn, whyNotReturn } from "#machines/self-return/self-return.rules.ts"
import type { Order } from "#schema/store/entities/order.ts"

/** Returns why nothing of an order can be returned, and until when something can, as texts. */
export function useReturnability() {
  const t = useTranslations("account.orders.detail")
  const locale = useLocale()
  return (order: Order): { why: WhyNotReturn | undefined; reason: string | undefined; until: string } => {
    const days = returnDays()
    const until = formatDate(days === undefined ? undefined : returnUntil(order, days), locale)
    const why = whyNotReturn(order, { days })
    return { why, reason: why && t(`whyNot.${why}`, { date: until }), until }
  }
}
