import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { useChangeName } from "#routes/admin/_app/_orders/-change/change-name.ts"
import { changesQuery } from "#routes/admin/-queries/orders.ts"
import { peopleQuery } from "#routes/admin/-queries/settings.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { Timeline } from "#ui/timeline.tsx"
import type { EventLine } from "./event-lines.ts"
import { eventStyles, type OrderEvent, orderEvents } from "./events.ts"

/** Timeline of an order: each event with its values, author and date. */
export function OrderHistory({ order }: { order: Order }) {
  const t = useTranslations("admin.history")
  const locale = useLocale()
  const nameOf = useChangeName()
  const { data: changes } = useSuspenseQuery(changesQuery(order.id))
  const { data: people } = useQuery(peopleQuery)
  const money = (amount: number) => formatMoney(amount, order.currency_code ?? "", locale)
  const titleOf = ({ kind, change, amount }: OrderEvent) => {
    if (change) return t("change", { kind: nameOf(change.type), status: t(`status.${change.status}`) })
    return t(`kind.${kind}`, { amount: money(amount ?? 0) })
  }
  return (
    <Card title={t("title")}>
      <Timeline
        label={t("title")}
        entries={orderEvents(order, changes).map((event) => {
          const name = event.by ? people?.get(event.by) : undefined
          return {
            id: event.id,
            title: titleOf(event),
            at: event.at,
            ...eventStyles[event.kind],
            children:
              event.lines.length > 0 || name ? (
                <div className="grid gap-0.5 text-xs">
                  {numbered(event).map(([key, line]) => (
                    <EventText key={key} line={line} money={money} />
                  ))}
                  {name && <p>{t("by", { name })}</p>}
                </div>
              ) : undefined,
          }
        })}
      />
    </Card>
  )
}

/** Uses positions as keys, because two lines can have the same text. */
const numbered = ({ id, lines }: OrderEvent) => lines.map((line, at) => [`${id} ${at}`, line] as const)

interface EventTextProps {
  line: EventLine
  money: (amount: number) => string
}

function EventText({ line, money }: EventTextProps) {
  const t = useTranslations("admin.history.line")
  const { kind, from = "", to = "", was = 0, now = 0 } = line
  const title = line.title || t("gone")
  const amounts = { was: money(was), now: money(now) }
  const values = kind === "value" ? { from: from || t("nothing"), to: to || t("nothing") } : { from, to }
  return <p className="break-words whitespace-pre-line">{t(kind, { title, ...values, ...amounts })}</p>
}
