import { adminSdk } from "#admin/api/client.ts"
import { availableOf } from "#admin/inventory/inventory-item.ts"
import { type ReservationRow, reservations } from "#admin/inventory/reservation.resource.ts"
import { isSame } from "#admin/kit/form/form-values.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { toApiError } from "#sdk/error.ts"

/** Metadata of a moved reservation: the id of the one that it replaces. */
const MARK = "moved_from"
const RECENT = 50

export type MoveResult =
  | { readonly kind: "moved"; readonly id: string }
  /** Too few units are available at the new location; none if the item isn't stocked there. */
  | { readonly kind: "tooFew"; readonly available: number }
  /** Someone else changed or deleted it. */
  | { readonly kind: "changed" | "gone" }

/** Finds the reservations that replace another one, after a lost response or an interrupted move. */
async function findMoved({ id, inventory_item_id }: ReservationRow): Promise<readonly ReservationRow[]> {
  const query = { inventory_item_id, order: "-created_at", limit: RECENT, fields: reservations.fields.one }
  const { reservations: found } = await adminSdk().admin.reservation.list({ query })
  return found.filter(({ metadata }) => (metadata as Record<string, unknown> | null | undefined)?.[MARK] === id)
}

/** Whether someone else has changed what is reserved, and for what. */
function isChanged(row: ReservationRow, seen: ReservationRow): boolean {
  const contents = ({ quantity, description, metadata }: ReservationRow) => {
    const { [MARK]: _, ...others } = (metadata ?? {}) as Record<string, unknown>
    return [quantity, description ?? null, others]
  }
  return !isSame(contents(row), contents(seen))
}

async function availableAt(itemId: string, location_id: string): Promise<number> {
  const query = { location_id, fields: "id,stocked_quantity,reserved_quantity", limit: 1 }
  const { inventory_levels } = await adminSdk().admin.inventoryItem.listLevels({ id: itemId, query })
  return inventory_levels[0] ? Math.max(0, availableOf(inventory_levels[0])) : 0
}

/**
 * Moves a reservation to another location: creates it there, then deletes the old one, because the server keeps the
 * units reserved at the old location when only the location is changed. Repeating it is safe, also with another
 * location. If someone else changed either, gives back what an interrupted move has reserved, and deletes nothing that
 * they changed. Throws the request's error.
 */
export async function moveReservation(seen: ReservationRow, location_id: string): Promise<MoveResult> {
  const { reservation: api } = adminSdk().admin
  const query = { fields: reservations.fields.one }
  const [moved, now, available] = await Promise.all([
    findMoved(seen),
    api.retrieve({ id: seen.id, query }).catch((error: unknown) => {
      if (toApiError(error).status === 404) return { reservation: undefined }
      throw error
    }),
    availableAt(seen.inventory_item_id, location_id),
  ])
  const { reservation } = now
  const isThere = (row: ReservationRow) => row.location_id === location_id
  const elsewhere = moved.filter((row) => !isThere(row))
  if (reservation) {
    const untouched = moved.filter((row) => !isChanged(row, seen))
    if (isChanged(reservation, seen) || reservation.location_id !== seen.location_id) {
      for (const { id } of untouched) await api.delete({ id })
      return { kind: "changed" }
    }
    if (untouched.length < moved.length) return { kind: "changed" }
  }
  let id = moved.find(isThere)?.id
  if (id === undefined) {
    const source = reservation ?? elsewhere[0]
    if (!source) return { kind: "gone" }
    if (available < source.quantity) return { kind: "tooFew", available }
    id = await createMoved(source, location_id, seen)
  }
  for (const old of [reservation, ...elsewhere]) if (old) await api.delete({ id: old.id })
  return { kind: "moved", id }
}

async function createMoved(source: ReservationRow, location_id: string, seen: ReservationRow): Promise<string> {
  const { inventory_item_id, line_item_id, quantity, description, metadata } = source
  const body = {
    inventory_item_id,
    location_id,
    line_item_id,
    quantity,
    description,
    metadata: { ...(metadata as Record<string, unknown> | null), [MARK]: seen.id },
  }
  try {
    const created = await adminSdk().admin.reservation.create({ body, query: { fields: "id" } })
    return created.reservation.id
  } catch (error) {
    const found = isLost(toApiError(error)) ? await findMoved(seen).catch(() => []) : []
    const id = found.find((row) => row.location_id === location_id)?.id
    if (id === undefined) throw error
    return id
  }
}
