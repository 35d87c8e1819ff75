import { z } from "zod"
import { Reservation } from "#schema/admin/entities/inventory.ts"
import * as defaults from "#schema/defaults/admin.ts"
import type { EndpointSchemas } from "#schema/endpoint.ts"
import {
  dateFilters,
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

const operation = { auth: "user", fields: defaults.adminReservationItemList, query: selectQuery } as const

export const reservationSchemas = {
  list: {
    ...operation,
    about: "List reservations",
    limit: 20,
    query: ListReservationQuery,
    response: page("reservations", Reservation),
  },
  create: {
    ...operation,
    about: "Create a reservation",
    body: CreateReservationBody,
    response: one("reservation", Reservation),
  },
  delete: { about: "Delete a reservation", auth: "user", response: deleted("reservation") },
  retrieve: { ...operation, about: "Get a reservation", response: one("reservation", Reservation) },
  update: {
    ...operation,
    about: "Update a reservation",
    body: UpdateReservationBody,
    response: one("reservation", Reservation),
  },
} satisfies EndpointSchemas
