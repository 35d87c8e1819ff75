import { adminSdk } from "#admin/api/client.ts"
import { datesQuery, numberRange } from "#admin/kit/list/filter-query.ts"
import { defineResource, type RowOf } from "#admin/kit/resource.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { ReservationSearch } from "./reservation-search.ts"

const fields =
  "id,quantity,description,location_id,line_item_id,inventory_item_id,created_by,created_at,updated_at,inventory_item.id,inventory_item.title,inventory_item.sku,inventory_item.thumbnail"

export const reservations = defineResource({
  name: "reservations",
  table: () => adminSdk().admin.reservation,
  keys: { many: "reservations", one: "reservation" },
  fields: { list: fields, one: `${fields},metadata` },
  toQuery: ({ item, location, created_by, quantity, ...search }: ReservationSearch) => ({
    inventory_item_id: item,
    location_id: location,
    created_by,
    quantity: numberRange(quantity),
    ...datesQuery(search),
  }),
  affects: ["inventory", "products"],
})

export type ReservationRow = RowOf<AdminSdk["admin"]["reservation"], "reservations">
