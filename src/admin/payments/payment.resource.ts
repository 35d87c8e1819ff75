import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { defineResource, type RowOf } from "#admin/kit/resource.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { PaymentSearch } from "./payment-search.ts"

const fields =
  "id,amount,currency_code,provider_id,canceled_at,created_at,updated_at,captures.id,captures.amount,refunds.id,refunds.amount,payment_collection.id,payment_collection.order.id,payment_collection.order.display_id"

export const payments = defineResource({
  name: "payments",
  table: () => adminSdk().admin.payment,
  keys: { many: "payments", one: "payment" },
  fields: { list: fields, one: fields },
  toQuery: (search: PaymentSearch) => datesQuery(search),
})

export type PaymentRow = RowOf<AdminSdk["admin"]["payment"], "payments">
