import { queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { standardPrices } from "#admin/price-lists/grid/standard-prices.ts"
import { variantsOf } from "#admin/price-lists/variants-of.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { listPrices } from "#machines/price-lists/list-prices.ts"
import { conditionOf } from "#machines/price-lists/price-change.ts"
import type { CheckedList, CheckedPrice } from "#machines/price-lists/price-winner.rules.ts"

const STALE_TIME = 10_000
const PAGE = 200
/** Lists whose prices are read at a time. */
const AT_ONCE = 4

/** The variants of the product that is checked. */
export const checkedVariantsQuery = (product: string | undefined) =>
  queryOptions({
    queryKey: ["admin", "products", "one", product, "price-check"],
    queryFn: () => variantsOf({ id: [product ?? ""] }),
    enabled: product !== undefined,
    staleTime: STALE_TIME,
  })

/** The groups of a customer. */
export const checkedGroupsQuery = (customer: string | undefined) =>
  queryOptions({
    queryKey: ["admin", "customers", "one", customer, "price-check"],
    queryFn: async ({ signal }) => {
      const query = { fields: "id,groups.id" }
      const { customer: found } = await adminSdk().admin.customer.retrieve({ id: customer ?? "", query }, { signal })
      return (found.groups ?? []).map(({ id }) => id)
    },
    enabled: customer !== undefined,
    staleTime: STALE_TIME,
  })

const priceOf = (column: string, amount: number, id: string): CheckedPrice => ({ ...conditionOf(column), amount, id })

/** All price lists, without their prices. */
export async function allLists(signal: AbortSignal) {
  const { priceList } = adminSdk().admin
  const fields = "id,title,type,status,starts_at,ends_at,price_list_rules.attribute,price_list_rules.value"
  const found: Omit<CheckedList, "prices">[] = []
  for (let offset = 0; ; offset += PAGE) {
    const query = { fields, order: "id", limit: PAGE, offset }
    const { price_lists, count } = await priceList.list({ query }, { signal })
    for (const { id, title, type, status, starts_at, ends_at, rules } of price_lists)
      found.push({ id, title, type, status, starts_at, ends_at, rules: (rules ?? {}) as CheckedList["rules"] })
    if (offset + PAGE >= count) return found
  }
}

/**
 * The standard prices of a variant, and the lists that have prices for it. The server can't filter the prices of lists
 * by variant, so all of them are read.
 */
export const checkedPricesQuery = (variant: string | undefined) =>
  queryOptions({
    queryKey: ["admin", "price-lists", "list", "check", variant],
    queryFn: async ({ signal }) => {
      const id = variant ?? ""
      const [standard, lists] = await Promise.all([standardPrices([id]), allLists(signal)])
      const requests = listPrices(adminSdk())
      const withPrices = await mapConcurrent(
        lists,
        AT_ONCE,
        async (list): Promise<CheckedList> => ({
          ...list,
          prices: (await requests.all(list.id, { signal }))
            .filter((price) => price.variant === id)
            .map((price) => priceOf(price.column, price.amount, price.id)),
        }),
      )
      return {
        standard: [...(standard.get(id) ?? [])].map(([column, amount]) => priceOf(column, amount, column)),
        lists: withPrices.filter(({ prices }) => prices.length > 0),
      }
    },
    enabled: variant !== undefined,
    staleTime: STALE_TIME,
  })
