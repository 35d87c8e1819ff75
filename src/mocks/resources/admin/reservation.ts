import { releaseReservation, reserve, updateReservations } from "#mocks/domain/inventory/inventory.ts"
import { implement } from "#mocks/resources/implement.ts"
import { recordResolvers } from "#mocks/resources/record-resolvers.ts"
import { reservationEndpoints } from "#schema/admin/reservation.endpoints.ts"
import { reservationSchemas } from "#schema/admin/reservation.ts"

const { resolvers, answer, removal } = recordResolvers({
  node: "reservation",
  many: "reservations",
  missing: (id) => `Reservation with id: ${id} was not found`,
})

export const reservationRoutes = implement(reservationEndpoints, reservationSchemas, {
  ...resolvers,
  create: answer((ctx) => reserve(ctx.db, ctx.body)),
  update: (ctx) => {
    updateReservations(ctx.db, [{ ...ctx.body, id: ctx.params.id }])
    return resolvers.retrieve(ctx)
  },
  delete: removal((ctx) => releaseReservation(ctx.db, ctx.params.id)),
})
