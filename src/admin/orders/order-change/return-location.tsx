import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { orderQuery } from "#admin/orders/order-queries.ts"
import { returnQuery } from "#admin/orders/returns/returns.ts"
import { locationsQuery } from "#admin/settings/settings.ts"
import { useTranslations } from "#lib/i18n.tsx"
import type { OrderPreview } from "#schema/admin/entities/order-change.ts"
import { Card } from "#ui/card.tsx"
import { Select } from "#ui/select.tsx"
import type { ChangeProps } from "./change-page.tsx"

type ArrivalProps = Pick<ChangeProps, "snapshot" | "preview" | "send">

/** The chosen location: being saved, saved, or kept until the return starts; empty without one. */
export function useReturnLocation(
  { context: { change, startOptions } }: ArrivalProps["snapshot"],
  preview: OrderPreview,
): string {
  const returnId = preview.order_change?.return_id ?? ""
  const { data: row } = useQuery({ ...returnQuery(returnId), enabled: returnId !== "" })
  const saving = change?.type === "change.setLocation" ? change.locationId : undefined
  return saving ?? row?.location_id ?? startOptions.locationId ?? ""
}

/**
 * Chooses the obvious location: the only one, or the one that shipped the items. Usually that is before the return
 * starts; if its first step was faster than the list of locations, the location is saved as a step of its own.
 */
function useObviousLocation({ snapshot, preview, send }: ArrivalProps, ids: readonly string[] | undefined): void {
  const client = useQueryClient()
  const { data: order } = useQuery(orderQuery(preview.id))
  const returnId = preview.order_change?.return_id ?? ""
  const { data: row } = useQuery({ ...returnQuery(returnId), enabled: returnId !== "" })
  // Another admin may have left the location of an unfinished return open on purpose.
  const [isNew] = useState(!preview.order_change)
  const isSent = useRef(false)
  const shippedFrom = order?.fulfillments?.findLast(({ canceled_at }) => !canceled_at)?.location_id ?? ""
  const obvious = ids?.length === 1 ? ids[0] : ids?.find((id) => id === shippedFrom)
  const isEditing = isNew && snapshot.matches("editing") && !snapshot.context.startOptions.locationId
  const isLate = isEditing && row !== undefined && !row.location_id
  const isOpen = isEditing && !preview.order_change
  useEffect(() => {
    if (obvious && isOpen) send({ type: "startOptions.set", startOptions: { locationId: obvious } })
    if (!obvious || !isLate || isSent.current) return
    isSent.current = true
    send({ type: "change.setLocation", locationId: obvious })
    client.setQueryData(returnQuery(returnId).queryKey, (now) => now && { ...now, location_id: obvious })
  }, [obvious, isOpen, isLate, send, client, returnId])
}

/** Location that receives the items: kept until the return starts, and saved after that. */
export function ReturnLocation({ snapshot, preview, send }: ArrivalProps) {
  const t = useTranslations("admin.returnItems")
  const locations = useQuery(locationsQuery)
  const returnId = preview.order_change?.return_id ?? ""
  const client = useQueryClient()
  const value = useReturnLocation(snapshot, preview)
  useObviousLocation(
    { snapshot, preview, send },
    locations.data?.map(({ id }) => id),
  )
  return (
    <Card title={t("arrival")}>
      <Select
        label={t("location")}
        placeholder={t("chooseLocation")}
        mandatory
        value={value}
        onChange={(event) => {
          const locationId = event.target.value
          send({ type: "startOptions.set", startOptions: { locationId } })
          if (!returnId) return
          send({ type: "change.setLocation", locationId })
          // Shown until the return is loaded again, after the step was saved or refused.
          client.setQueryData(returnQuery(returnId).queryKey, (now) => now && { ...now, location_id: locationId })
        }}
        options={(locations.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Card>
  )
}
