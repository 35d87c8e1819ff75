import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { adminSdk } from "#admin/api/client.ts"
import { type ItemLevel, inventoryItems } from "#admin/inventory/inventory-item.resource.ts"
import { SaveError } from "#admin/kit/form/save-error.tsx"
import { useTranslations } from "#lib/i18n.tsx"
import { runIdempotent } from "#machines/kit/lost-response.ts"
import { Banner } from "#ui/banner.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextLink } from "#ui/link-button.tsx"
import { useToast } from "#ui/toasts.tsx"

type Quantities = Pick<ItemLevel, "stocked_quantity" | "reserved_quantity" | "incoming_quantity">

/** Removes an item's level; `changed` without removing it if its quantities aren't those that the user saw. */
async function removeLevel(itemId: string, level: ItemLevel, seen: Quantities): Promise<"removed" | "changed"> {
  const { inventoryItem } = adminSdk().admin
  const fields = "id,stocked_quantity,reserved_quantity,incoming_quantity"
  const read = async () =>
    (await inventoryItem.listLevels({ id: itemId, query: { location_id: level.location_id, fields, limit: 1 } }))
      .inventory_levels[0]
  const now = await read()
  if (!now) return "removed"
  const names = ["stocked_quantity", "reserved_quantity", "incoming_quantity"] as const
  if (names.some((name) => now[name] !== seen[name])) return "changed"
  await runIdempotent(
    () =>
      now.stocked_quantity > 0
        ? inventoryItem.batchInventoryItemLocationLevels({
            id: itemId,
            body: { delete: [now.id], force: true },
            query: { fields: "id" },
          })
        : inventoryItem.deleteLevel({ id: itemId, location_id: level.location_id, query: { fields: "id" } }),
    async () => (await read()) === undefined,
  )
  return "removed"
}

interface RemoveLocationProps {
  itemId: string
  level: ItemLevel
  /** Name of the location. */
  location: string
  onClose: () => void
}

/** Asks before an item is no longer stocked at a location; says why it must stay, and what is removed with it. */
export function RemoveLocation({ itemId, level, location, onClose }: RemoveLocationProps) {
  const t = useTranslations("admin.inventory.remove")
  const client = useQueryClient()
  const toast = useToast()
  const [isChanged, setChanged] = useState(false)
  const { stocked_quantity: stocked, reserved_quantity: reserved, incoming_quantity: incoming } = level
  const removal = useMutation({
    mutationFn: () => removeLevel(itemId, level, level),
    onSuccess: (result) => {
      setChanged(result === "changed")
      if (result === "changed") return
      toast({ title: t("done") })
      onClose()
    },
    onSettled: () => inventoryItems.invalidate(client, itemId),
  })
  const reason = reserved > 0 ? t("reserved", { count: reserved }) : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title", { location })}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" busy={removal.isPending} disabledReason={reason} onClick={() => removal.mutate()}>
            {stocked > 0 && !reason ? t("force", { count: stocked }) : t("confirm")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-sm">
        {reason ? (
          <>
            <p>{reason}</p>
            <p>
              <TextLink to="/admin/reservations" search={{ item: [itemId], location: [level.location_id] }}>
                {t("showReservations")}
              </TextLink>
            </p>
          </>
        ) : (
          <p>{stocked > 0 ? t("stocked", { count: stocked }) : t("text")}</p>
        )}
        {incoming > 0 && !reason && <p>{t("incoming", { count: incoming })}</p>}
        {isChanged && <Banner tone="waiting" announce title={t("changed")} />}
        <SaveError error={removal.error} />
      </div>
    </Dialog>
  )
}
