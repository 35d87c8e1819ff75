import { createFileRoute } from "@tanstack/react-router"
import { reservations } from "#admin/inventory/reservation.resource.ts"
import { ReservationPage } from "#admin/inventory/reservations/reservation-page.tsx"
import { locationsQuery, peopleQuery } from "#admin/settings/settings.ts"

export const Route = createFileRoute("/admin/_app/_inventory/reservations/$id")({
  // Not awaited: the page shows a placeholder.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(reservations.one(id))
    void queryClient.prefetchQuery(locationsQuery)
    void queryClient.prefetchQuery(peopleQuery)
  },
  component: ReservationPage,
})
