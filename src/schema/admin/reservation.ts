import { z } from "zod"
import { Reservation } from "#schema/admin/entities/inventory.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  deleted,
  int,
  listQuery,
  metadata,
  one,
  oneOrMany,
  operators,
  page,
  selectQuery,
  valueOrOperators,
} from "#schema/fields.ts"

const ListReservationQuery = listQuery({
  q: z.string().optional(),
  location_id: oneOrMany(z.string()).optional(),
  inventory_item_id: oneOrMany(z.string()).optional(),
  line_item_id: oneOrMany(z.string()).optional(),
  created_by: oneOrMany(z.string()).optional(),
  description: valueOrOperators(z.string()).optional(),
  quantity: operators(int()).optional(),
  created_at: operators(z.string()).optional(),
  updated_at: operators(z.string()).optional(),
  deleted_at: operators(z.string()).optional(),
})

export const CreateReservationBody = z.strictObject({
  line_item_id: z.string().nullable().optional(),
  location_id: z.string(),
  inventory_item_id: z.string(),
  quantity: z.number(),
  description: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const UpdateReservationBody = z.strictObject({
  location_id: z.string().optional(),
  quantity: z.number().optional(),
  description: z.string().nullable().optional(),
  metadata: metadata.optional(),
})

export const reservationSchemas = {
  list: {
    about: "List reservations",
    auth: "user",
    fields: defaults.adminReservationItemList,
    limit: 20,
    query: ListReservationQuery,
    response: page("reservations", Reservation),
  },
  create: {
    about: "Create a reservation",
    auth: "user",
    fields: defaults.adminReservationItemList,
    query: selectQuery,
    body: CreateReservationBody,
    response: one("reservation", Reservation),
  },
  delete: { about: "Delete a reservation", auth: "user", response: deleted("reservation") },
  retrieve: {
    about: "Get a reservation",
    auth: "user",
    fields: defaults.adminReservationItemList,
    query: selectQuery,
    response: one("reservation", Reservation),
  },
  update: {
    about: "Update a reservation",
    auth: "user",
    fields: defaults.adminReservationItemList,
    query: selectQuery,
    body: UpdateReservationBody,
    response: one("reservation", Reservation),
  },
} satisfies EndpointSchemas
