import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { datesQuery } from "#admin/kit/list/filter-query.ts"
import { pageSizes } from "#admin/kit/list/list-search.ts"
import type { Listable, ListQuery } from "#admin/kit/resource.ts"
import { type PaymentRow, payments } from "./payment.resource.ts"
import { isComputed, matches } from "./payment.rules.ts"
import type { PaymentSearch } from "./payment-search.ts"

/** The most payments that totals and computed filters read. */
const READ = 1_000

/** The order of a payment; carts that weren't completed have none. */
export function orderOf({ payment_collection }: PaymentRow): { id: string; number: string } | undefined {
  const order = payment_collection?.order
  return order ? { id: order.id, number: String(order.display_id ?? "–") } : undefined
}

/** The newest payments in the period of the search: `count` is their number on the server. */
export function ledgerQuery({ created_at, updated_at, sort }: PaymentSearch) {
  const period = { created_at, updated_at, sort }
  return queryOptions({
    queryKey: ["admin", payments.name, "list", { ledger: period }] as readonly unknown[],
    queryFn: async ({ signal }) => {
      const query = { ...datesQuery(period), fields: payments.fields.list, order: sort ?? payments.sort, limit: READ }
      const { payments: rows, count } = await adminSdk().admin.payment.list({ query }, { signal })
      return { rows, count }
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
  name: payments.name,
  sort: payments.sort,
  list: (search) =>
    isComputed(search)
      ? ({ ...ledgerQuery(search), select: pageOf(search) } as ListQuery<PaymentRow>)
      : payments.list(search),
  all: payments.all,
}
