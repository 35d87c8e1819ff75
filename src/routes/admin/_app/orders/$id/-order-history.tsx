import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "#lib/i18n.tsx"
import { changesQuery } from "#routes/admin/-data/orders.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import { Card } from "#ui/card.tsx"
import { Timeline, type TimelineEntry } from "#ui/timeline.tsx"
import { useChangeName } from "./-change/change-name.ts"

/** What happened to the order, the latest first. */
export function OrderHistory({ order }: { order: Order }) {
  const t = useTranslations("admin.orders.detail")
  const nameOf = useChangeName()
  const { data: changes } = useSuspenseQuery(changesQuery(order.id))
  const entries: TimelineEntry[] = changes.map((change) => ({
    id: change.id,
    title: `${t("changed", { kind: nameOf(String(change.change_type ?? "")) })} (${t(`changeStatus.${change.status}`)})`,
    at: change.confirmed_at ?? change.requested_at ?? change.created_at,
    icon: "edit",
    tone: change.status === "confirmed" ? "done" : change.status === "declined" ? "refused" : "waiting",
  }))
  entries.sort((a, b) => String(b.at).localeCompare(String(a.at)))
  entries.push({ id: order.id, title: t("placed"), at: order.created_at, icon: "cart", tone: "progress" })
  return (
    <Card title={t("history")}>
      <Timeline label={t("history")} entries={entries} />
    </Card>
  )
}
