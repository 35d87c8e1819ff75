import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useChangeName } from "#admin/orders/order-change/use-change-name.ts"
import { changesQuery } from "#admin/orders/order-queries.ts"
import { useProviderName } from "#admin/payments/provider-name.ts"
import { peopleQuery } from "#admin/settings/settings.ts"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { Card } from "#ui/card.tsx"
import { Timeline } from "#ui/timeline.tsx"
import { type MergedEvent, mergeEvents } from "./merge-events.ts"
import { eventStyles, type OrderEvent, orderEvents } from "./order-events.ts"
import { PastItems } from "./past-items.tsx"
import { type PastParts, pastPartsQuery } from "./past-parts.ts"
import { useEventText } from "./use-event-text.ts"

/** Changes that have a name with an article: "the claim". */
const named = ["edit", "return_request", "return_receive", "claim", "exchange", "transfer"] as const

interface OrderHistoryProps {
  order: Order
  /** Has the items and shipping methods that an unfinished change adds. */
  preview?: OrderPreview
}

/** Timeline of an order: who did what, with old and new values. */
export function OrderHistory({ order, preview }: OrderHistoryProps) {
  const t = useTranslations("admin.history")
  const textOf = useEventText(order.currency_code ?? "")
  const sentenceOf = useSentence(order)
  const { data: changes } = useSuspenseQuery(changesQuery(order.id))
  const now = preview ? withParts(order, preview) : order
  const { data: past } = useQuery(pastPartsQuery(now, changes))
  const named = past ? withParts(now, past) : now
  return (
    <Card title={t("title")}>
      <Timeline
        label={t("title")}
        entries={mergeEvents(orderEvents(named, changes)).map((event) => ({
          id: event.id,
          title: sentenceOf(event),
          at: event.at,
          ...eventStyles[event.kind],
          children:
            event.lines.length > 0 ? (
              <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5 text-xs">
                {numbered(event).map(([key, line]) => (
                  <p key={key} className="whitespace-pre-line">
                    {textOf(line)}
                  </p>
                ))}
                {event.before !== undefined && (
                  // The label starts where the lines do.
                  <div className="-ms-2.5">
                    <PastItems order={order} version={event.before} />
                  </div>
                )}
              </div>
            ) : undefined,
        }))}
      />
    </Card>
  )
}

/** The order with items and shipping methods that only an unfinished change or an earlier version has: all get names. */
function withParts(order: Order, more: Pick<OrderPreview, "items" | "shipping_methods"> | PastParts): Order {
  const { items, shipping_methods: methods = [] } = order
  const isNew = (known: readonly { id: string }[], id: string) => !known.some((each) => each.id === id)
  return {
    ...order,
    items: [...items, ...more.items.filter(({ id }) => isNew(items, id))],
    shipping_methods: [...methods, ...more.shipping_methods.filter(({ id }) => isNew(methods, id))],
  }
}

/** Uses positions as keys, because two lines can have the same text. */
const numbered = ({ id, lines }: OrderEvent) => lines.map((line, at) => [`${id} ${at}`, line] as const)

/** Returns a function for an event's sentence: "Ada captured €70.21", or "€70.21 captured" if no one is known. */
function useSentence(order: Order): (event: MergedEvent) => string {
  const t = useTranslations("admin.history")
  const locale = useLocale()
  const nameOf = useChangeName()
  const { data: people } = useQuery(peopleQuery)
  const providerName = useProviderName()
  const withProvider = ({ kind, provider }: OrderEvent, sentence: string) =>
    provider && kind !== "markedPaid" ? t("through", { sentence, provider: providerName(provider) }) : sentence
  const withoutName = ({ kind, change, by }: OrderEvent, amount: string) => {
    if (!change) return t(`kind.${kind}`, { amount })
    // The server notes no one for a return that was requested in the store, and confirms it at once.
    if (!by && change.type === "return_request" && change.status === "confirmed") return t("customerReturn")
    const sentence = t("change", {
      // An order may have been a draft then: the server doesn't say when it was converted.
      kind: change.type === "edit" ? t("edit") : nameOf(change.type),
      status: t(`status.${change.status}`),
    })
    return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1)
  }
  const withName = ({ kind, change }: OrderEvent, name: string, amount: string) => {
    if (!change) return t(`by.${kind}`, { name, amount })
    const type = named.find((each) => each === change.type) ?? "other"
    return t(`byChange.${change.status}`, { name, kind: t(`the.${type}`) })
  }
  return (event) => {
    const name = event.by ? people?.get(event.by) : undefined
    const amount = formatMoney(event.amount ?? 0, order.currency_code ?? "", locale)
    const sentence = withProvider(event, name ? withName(event, name, amount) : withoutName(event, amount))
    return event.times > 1 ? t("times", { sentence, times: event.times }) : sentence
  }
}
