import { releaseReservation, reserve, updateReservations } from "#mocks/domain/inventory/inventory.ts"
import type { Row } from "#mocks/kernel/database.ts"
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
  update: (ctx) => {
    const { id } = ctx.params
    updateReservations(ctx.db, [{ ...ctx.body, id }])
    return { reservation: show(ctx, "reservation", ctx.db.tables.reservation.get(id) as Row<"reservation">) }
  },
  delete: (ctx) => {
    releaseReservation(ctx.db, ctx.params.id)
    return deleted(ctx.params.id, "reservation")
  },
})
