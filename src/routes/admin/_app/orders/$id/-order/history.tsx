import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { useChangeName } from "#routes/admin/_app/orders/$id/-change/change-name.ts"
import { changesQuery } from "#routes/admin/-data/orders.ts"
import { peopleQuery } from "#routes/admin/-data/settings.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { Timeline } from "#ui/timeline.tsx"
import { type EventLine, eventLook, type OrderEvent, orderEvents } from "./events.ts"

/** What happened to the order: what, who, when, and what became of what. */
export function OrderHistory({ order }: { order: Order }) {
  const t = useTranslations("admin.history")
  const locale = useLocale()
  const nameOf = useChangeName()
  const { data: changes } = useSuspenseQuery(changesQuery(order.id))
  const { data: people } = useQuery(peopleQuery)
  const titleOf = ({ kind, change, amount }: OrderEvent) => {
    if (change) return t("change", { kind: nameOf(change.type), status: t(`status.${change.status}`) })
    const money = formatMoney(amount ?? 0, order.currency_code ?? "", locale)
    return t(`kind.${kind}`, { amount: money })
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
            ...eventLook[event.kind],
            children:
              event.lines.length > 0 || name ? (
                <div className="grid gap-0.5 text-xs">
                  {event.lines.map((line) => (
                    <EventText key={`${line.kind} ${line.title} ${line.to ?? ""}`} line={line} />
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

function EventText({ line }: { line: EventLine }) {
  const t = useTranslations("admin.history.line")
  const { kind, title, from, to } = line
  if (kind === "value") return <p className="break-words">{t("value", { from: from || t("nothing"), to: to ?? "" })}</p>
  if (kind === "changed" && from !== undefined) return <p>{t("changed", { title, from, to: to ?? "" })}</p>
  if (kind === "changed") return <p>{t("touched", { title })}</p>
  return <p>{t(kind, { title, to: to ?? "" })}</p>
}
