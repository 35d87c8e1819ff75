import { useQuery } from "@tanstack/react-query"
import type { InventoryRow } from "#admin/inventory/inventory-item.resource.ts"
import { useLocationNames } from "#admin/inventory/location-names.ts"
import { peopleQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Card } from "#ui/card.tsx"
import { Timeline } from "#ui/timeline.tsx"
import { stockChanges } from "./stock-history.ts"

/** Card with the latest stock changes of an item; nothing without any. */
export function HistoryCard({ item }: { item: InventoryRow }) {
  const t = useTranslations("admin.inventory.history")
  const changes = stockChanges(item.metadata as Record<string, unknown> | null | undefined)
  const { data: people } = useQuery({ ...peopleQuery, enabled: changes.length > 0 })
  const nameOf = useLocationNames()
  if (changes.length === 0) return null
  return (
    <Card title={t("title")} description={t("hint")}>
      <Timeline
        label={t("title")}
        entries={changes.map(({ key, at, from, to, location_id, reason, by }) => {
          const name = people?.get(by)
          const change = to > from ? `+${to - from}` : `−${from - to}`
          return {
            id: key,
            at,
            icon: to > from ? ("plus" as const) : ("minus" as const),
            title: t("entry", { change, location: nameOf(location_id) }),
            children: (
              <>
                <p className="wrap-anywhere">{reason || t("noReason")}</p>
                <p className="text-xs">
                  {t("result", { from, to })}
                  {name && ` · ${t("by", { name })}`}
                </p>
              </>
            ),
          }
        })}
      />
    </Card>
  )
}
