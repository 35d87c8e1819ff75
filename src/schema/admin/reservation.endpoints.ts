import { del, endpoints, get, post } from "#schema/endpoint.ts"
import type { reservationSchemas } from "./reservation.ts"

export const reservationEndpoints = endpoints<typeof reservationSchemas>()({
  list: get("/admin/reservations"),
  create: post("/admin/reservations"),
  delete: del("/admin/reservations/:id"),
  retrieve: get("/admin/reservations/:id"),
  update: post("/admin/reservations/:id"),
})
