import { useQuery } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { useLocationNames } from "#admin/inventory/location-names.ts"
import type { ReservationRow } from "#admin/inventory/reservation.resource.ts"
import { peopleQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Facts } from "#ui/facts.tsx"
import { late } from "#ui/late.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { OrderLink } from "./order-link.tsx"
import { useItemName } from "./use-item-name.ts"

const MoveDialog = late(async () => (await import("./move-dialog.tsx")).MoveDialog)

/** Card with what a reservation is for: its item, location, order and creator. */
export function DetailsCard({ reservation }: { reservation: ReservationRow }) {
  const t = useTranslations("admin.reservation")
  const nameOf = useLocationNames()
  const itemNameOf = useItemName(reservation)
  const { data: people } = useQuery(peopleQuery)
  const [isMoving, setMoving] = useState(false)
  const { inventory_item: item, inventory_item_id: itemId, created_by, line_item_id } = reservation
  return (
    <Card
      title={t("details")}
      footer={
        <Button size="sm" onPointerEnter={MoveDialog.preload} onClick={() => setMoving(true)}>
          {t("move")}
        </Button>
      }
    >
      <Facts
        layout="columns"
        items={[
          {
            label: t("fields.inventory_item_id"),
            value: item ? (
              <span className="wrap-anywhere">
                <TextLink to="/admin/inventory/$id" params={{ id: itemId }}>
                  {itemNameOf(reservation)}
                </TextLink>
                {item.title && item.sku && <span className="block text-muted">{item.sku}</span>}
              </span>
            ) : (
              t("deletedItem")
            ),
          },
          { label: t("fields.location_id"), value: nameOf(reservation.location_id) },
          {
            label: t("order"),
            value: line_item_id === null ? t("noOrder") : <OrderLink lines={[reservation]} line={reservation} />,
          },
          { label: t("by"), value: (created_by && people?.get(created_by)) || t("byNobody") },
        ]}
      />
      <Suspense>{isMoving && <MoveDialog reservation={reservation} onClose={() => setMoving(false)} />}</Suspense>
    </Card>
  )
}
