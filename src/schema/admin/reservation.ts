import { z } from "zod"
import { Reservation } from "#schema/admin/entities/inventory.ts"
import * as defaults from "#schema/defaults/admin.ts"
import { dateFilters, int, listQuery, metadata, operators, textFilters, valueOrOperators } from "#schema/fields.ts"
import { recordSchemas } from "#schema/record-schemas.ts"

const ListReservationQuery = listQuery({
  q: z.string().optional(),
  ...textFilters("location_id", "inventory_item_id", "line_item_id", "created_by"),
  description: valueOrOperators(z.string()).optional(),
  quantity: operators(int()).optional(),
  ...dateFilters,
})

const CreateReservationBody = z.strictObject({
  line_item_id: z.string().nullable().optional(),
  location_id: z.string(),
  inventory_item_id: z.string(),
  quantity: z.number(),
  description: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

const UpdateReservationBody = CreateReservationBody.omit({
  line_item_id: true,
  inventory_item_id: true,
}).partial()

export const reservationSchemas = recordSchemas({
  names: ["a reservation", "reservations"],
  keys: ["reservation", "reservations"],
  entity: Reservation,
  fields: defaults.adminReservationItemList,
  limit: 20,
  query: ListReservationQuery,
  create: CreateReservationBody,
  update: UpdateReservationBody,
})
