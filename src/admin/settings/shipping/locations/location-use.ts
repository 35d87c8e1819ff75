import { adminSdk } from "#admin/api/client.ts"
import { useTranslations } from "#lib/i18n.tsx"
import { ApiError } from "#sdk/error.ts"
import { locations } from "./location.ts"

/** Number of reservations at a location. The server would delete the location and keep them, out of reach. */
export async function countReservations(location_id: string, signal?: AbortSignal): Promise<number> {
  const query = { location_id, fields: "id", limit: 1 }
  return (await adminSdk().admin.reservation.list({ query }, signal ? { signal } : {})).count
}

/** Returns a function that deletes a location, unless stock is reserved there. */
export function useDeleteLocation() {
  const t = useTranslations("admin.locations.delete")
  return async (id: string): Promise<void> => {
    const count = await countReservations(id)
    const message = t("reserved", { count })
    if (count > 0) throw new ApiError({ kind: "http", status: 400, type: "not_allowed", message })
    await locations.remove(id)
  }
}
