import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/filter-query.ts"
import { pageSizes } from "#admin/kit/list-search.ts"
import { defineResource, type Listable, type ListQuery, type RowOf } from "#admin/kit/resource.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { isComputed, matches } from "./payment.rules.ts"
import type { PaymentSearch } from "./payment-search.ts"

/** The most payments that totals and computed filters read. */
const READ = 1_000

const fields =
  "id,amount,currency_code,provider_id,canceled_at,created_at,updated_at,captures.id,captures.amount,refunds.id,refunds.amount,payment_collection.id,payment_collection.order.id,payment_collection.order.display_id"

const resource = defineResource({
  name: "payments",
  table: () => adminSdk().admin.payment,
  keys: { many: "payments", one: "payment" },
  fields: { list: fields, one: fields },
  toQuery: (search: PaymentSearch) => datesQuery(search),
})

export type PaymentRow = RowOf<AdminSdk["admin"]["payment"], "payments">

/** The order of a payment; carts that weren't completed have none. */
export function orderOf({ payment_collection }: PaymentRow): { id: string; number: string } | undefined {
  const order = payment_collection?.order
  return order ? { id: order.id, number: String(order.display_id ?? "–") } : undefined
}

/** The newest payments in the period of the search: `count` is their number on the server. */
export function ledgerQuery({ created_at, updated_at, sort }: PaymentSearch) {
  const period = { created_at, updated_at, sort }
  return queryOptions({
    queryKey: ["admin", resource.name, "list", { ledger: period }] as readonly unknown[],
    queryFn: async ({ signal }) => {
      const query = { ...datesQuery(period), fields, order: sort ?? resource.sort, limit: READ }
      const { payments, count } = await adminSdk().admin.payment.list({ query }, { signal })
      return { rows: payments, count }
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

const pageOf = (search: PaymentSearch) => (found: { rows: readonly PaymentRow[] }) => {
  const { limit = pageSizes[0], page = 1 } = search
  const rows = found.rows.filter((row) => matches(row, search))
  return { rows: rows.slice((page - 1) * limit, page * limit), count: rows.length }
}

/** The list of payments; filters that the server doesn't have are applied to one bounded read. */
export const paymentList: Listable<PaymentRow, PaymentSearch> = {
  name: resource.name,
  sort: resource.sort,
  list: (search) =>
    isComputed(search)
      ? ({ ...ledgerQuery(search), select: pageOf(search) } as ListQuery<PaymentRow>)
      : resource.list(search),
  all: resource.all,
}
