import { useInfiniteQuery } from "@tanstack/react-query"
import { foundIn, inboxQuery } from "#admin/orders/inbox/inbox.ts"
import { statusOfReturn } from "#admin/orders/returns/expected-returns.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { notesOf } from "#machines/orders/order-details/order-details.rules.ts"
import { isExpected as isExpectedReturn } from "#machines/orders/receive/receive.rules.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { Return } from "#schema/admin/entities/order-change.ts"
import { Icon, type IconName } from "#ui/icon.tsx"
import { useChangeName } from "./order-change/use-change-name.ts"

interface Mark {
  readonly icon: IconName
  readonly label: string
}

/** What the list of orders shows beside a number: notes, returns and an unfinished change. */
export function useOrderMarks(): (order: Order) => readonly Mark[] {
  const t = useTranslations("admin.orders.marks")
  const ts = useTranslations("admin.orders.status")
  const nameOf = useChangeName()
  // Loaded for the navigation, which counts the unfinished changes; a list of orders doesn't answer them.
  const { data } = useInfiniteQuery({ ...inboxQuery, enabled: false })
  const unfinished = new Map((data ? foundIn(data.pages).rows : []).map(({ orderId, type }) => [orderId, type]))
  return (order) => {
    const notes = notesOf(order.metadata).length
    const returns = (order.returns ?? []) as readonly Pick<Return, "status" | "items">[]
    const isExpected = returns.some((each) => isExpectedReturn(each, order))
    const isReceived = returns.some((each) => statusOfReturn(each, order) === "received")
    const started = unfinished.get(order.id) ?? (returns.some(({ status }) => status === "open") && "return_request")
    return [
      order.status === "canceled" && { icon: "close" as const, label: ts("canceled") },
      order.status === "archived" && { icon: "box" as const, label: ts("archived") },
      started && { icon: "edit" as const, label: t("unfinished", { kind: nameOf(started) }) },
      (isExpected || isReceived) && {
        icon: "return" as const,
        label: t(isExpected ? "returnExpected" : "returnReceived"),
      },
      notes > 0 && { icon: "chat" as const, label: t("notes", { count: notes }) },
    ].filter((mark) => mark !== false && mark !== "")
  }
}

/** Icons with their meaning as tooltip and for screen readers. */
export function OrderMarks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ icon, label }) => (
    <span key={icon} role="img" aria-label={label} title={label} className="relative z-1 flex text-muted">
      <Icon name={icon} size={14} />
    </span>
  ))
}
