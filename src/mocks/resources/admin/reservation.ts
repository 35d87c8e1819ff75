import { releaseReservation, reserve, updateReservation } from "#mocks/domain/inventory/inventory.ts"
import { found } from "#mocks/kernel/refusal.ts"
import { implement } from "#mocks/resources/implement.ts"
import { deleted, page, show } from "#mocks/resources/reply.ts"
import { reservationEndpoints } from "#schema/admin/reservation.endpoints.ts"
import { reservationSchemas } from "#schema/admin/reservation.ts"

export const reservationRoutes = implement(reservationEndpoints, reservationSchemas, {
  list: (ctx) => page(ctx, "reservation", "reservations"),
  create: (ctx) => {
    const row = reserve(ctx.db, ctx.body)
    return { reservation: show(ctx, "reservation", row) }
  },
  retrieve: (ctx) => {
    const { id } = ctx.params
    const row = found(ctx.db.tables.reservation.get(id), `Reservation with id: ${id} was not found`)
    return { reservation: show(ctx, "reservation", row) }
  },
  update: (ctx) => ({ reservation: show(ctx, "reservation", updateReservation(ctx.db, ctx.params.id, ctx.body)) }),
  delete: (ctx) => {
    releaseReservation(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "reservation")
  },
})
