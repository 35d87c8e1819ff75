import { days, listSearch, numbers } from "#admin/kit/list/list-search.ts"
import { listOf, text } from "#lib/search-params.ts"

const ids = listOf(text())

/** Search parameters of the list of reservations. */
export const reservationSearch = listSearch(
  { item: ids, location: ids, created_by: ids, quantity: numbers, created_at: days, updated_at: days },
  ["quantity", "created_at", "updated_at"],
)
export type ReservationSearch = ReturnType<typeof reservationSearch>
