import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { EventLine } from "./event-lines.ts"
import { useWhyText } from "./use-why-text.ts"

/** Returns a function for the text of one action of a change: "T-Shirt: 2 → 3". */
export function useEventText(currency: string): (line: EventLine) => string {
  const t = useTranslations("admin.history.line")
  const locale = useLocale()
  const textOfWhy = useWhyText()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return ({ kind, title, from = "", to = "", was = 0, now = 0, why }) => {
    const values = kind === "value" ? { from: from || t("nothing"), to: to || t("nothing") } : { from, to }
    const text = t(kind, {
      title: title || t(kind.startsWith("delivery") ? "notOnOrder" : "gone"),
      ...values,
      was: money(was),
      now: money(now),
    })
    return why ? `${text} · ${textOfWhy(why)}` : text
  }
}
