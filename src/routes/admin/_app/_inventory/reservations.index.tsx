import { createFileRoute } from "@tanstack/react-router"
import { reservations } from "#admin/inventory/reservation.resource.ts"
import { reservationSearch } from "#admin/inventory/reservation-search.ts"
import { ReservationsPage } from "#admin/inventory/reservations/reservations-page.tsx"
import { locationsQuery, peopleQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_inventory/reservations/")({
  validateSearch: reservationSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows placeholder rows of the same height.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(reservations.list(deps))
    void queryClient.prefetchQuery(locationsQuery)
    void queryClient.prefetchQuery(peopleQuery)
  },
  component: ReservationsPage,
})
