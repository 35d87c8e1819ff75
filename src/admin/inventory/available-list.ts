import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { adminSdk } from "#admin/api/client.ts"
import { numberRange } from "#admin/kit/list/filter-query.ts"
import { pageSizes } from "#admin/kit/list/list-search.ts"
import type { Listable, ListPageData, ListQuery } from "#admin/kit/resource.ts"
import { MAX_LOCATIONS } from "#admin/settings/settings.ts"
import { type InventoryRow, inventoryItems } from "./inventory-item.resource.ts"
import { availableOf, levelAt, withoutDeleted } from "./inventory-item.ts"
import type { InventorySearch } from "./inventory-search.ts"

/** Items of each read: those with the least stock, and those with the most reservations or without any level. */
const READ = 500

interface FoundItems extends ListPageData<InventoryRow> {
  /** Items that match the other filters, and how many of them were read. */
  readonly all: number
  readonly checked: number
}

/** Units available at the locations of the filter, or at all. */
export const availableAt = (row: InventoryRow, locations: readonly string[] | undefined): number =>
  locations ? locations.reduce((sum, location) => sum + availableOf(levelAt(row, location) ?? {}), 0) : availableOf(row)

/**
 * Reads the items whose available units are in a range. The server can't filter by it, so it reads the items that are
 * most likely to run out: `checked` of `all`. With `all` items checked, or no others possible, both are equal.
 */
async function readAvailable(search: InventorySearch, signal: AbortSignal): Promise<FoundItems> {
  const { available, location } = search
  const read = async (order: "stocked_quantity" | "-reserved_quantity") => {
    const query = { ...inventoryItems.matching(search), fields: inventoryItems.fields.list, order, limit: READ }
    const { inventory_items: rows, count } = await adminSdk().admin.inventoryItem.list({ query }, { signal })
    return { rows, count }
  }
  const [least, most, { stock_locations }] = await Promise.all([
    read("stocked_quantity"),
    read("-reserved_quantity"),
    adminSdk().admin.stockLocation.list({ query: { fields: "id", limit: MAX_LOCATIONS } }, { signal }),
  ])
  const byId = new Map([...least.rows, ...most.rows].map((row) => [row.id, withoutDeleted(row, stock_locations)]))
  const rows = [...byId.values()]
  const { $gte = Number.NEGATIVE_INFINITY, $lte = Number.POSITIVE_INFINITY } = numberRange(available) ?? {}
  const found = rows.filter((row) => {
    const units = availableAt(row, location)
    return units >= $gte && units <= $lte
  })
  // Any other item has at least this much stock and at most as many reservations.
  const rest = (least.rows.at(-1)?.stocked_quantity ?? 0) - (most.rows.at(-1)?.reserved_quantity ?? 0)
  const isComplete = rows.length >= least.count || (!location && $lte < rest)
  return { rows: found, count: found.length, all: least.count, checked: isComplete ? least.count : rows.length }
}

type SortKey = "title" | "sku" | "stocked_quantity" | "reserved_quantity" | "created_at" | "updated_at"

/** Sorts rows as the server does; by available units without a sort order. */
export function sortRows(rows: readonly InventoryRow[], { sort, location }: InventorySearch): readonly InventoryRow[] {
  if (!sort) return [...rows].sort((a, b) => availableAt(a, location) - availableAt(b, location))
  const key = sort.replace(/^-/, "") as SortKey
  const sign = sort.startsWith("-") ? -1 : 1
  const cellOf = (row: InventoryRow) => (row as Partial<Record<SortKey, unknown>>)[key] ?? ""
  return [...rows].sort((a, b) => {
    const [left, right] = [cellOf(a), cellOf(b)]
    const order =
      typeof left === "number" && typeof right === "number" ? left - right : String(left).localeCompare(String(right))
    return sign * order
  })
}

/** All items with a number of available units; one query for all pages. */
export const availableQuery = (search: InventorySearch) => {
  const { sort: _, page: __, limit: ___, columns: ____, view: _____, ...filters } = search
  return queryOptions({
    queryKey: ["admin", inventoryItems.name, "list", { available: filters }] as readonly unknown[],
    queryFn: ({ signal }) => readAvailable(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

const pageOf = (search: InventorySearch) => {
  const { limit = pageSizes[0], page = 1 } = search
  return (found: ListPageData<InventoryRow>) => ({
    rows: sortRows(found.rows, search).slice((page - 1) * limit, page * limit),
    count: found.count,
  })
}

/** The inventory list; with the filter by available units, its pages are made from one bounded read. */
export const inventoryList = (search: InventorySearch): Listable<InventoryRow, InventorySearch> => ({
  name: inventoryItems.name,
  sort: search.available === undefined ? inventoryItems.sort : "available",
  list: (wanted) =>
    wanted.available === undefined
      ? inventoryItems.list(wanted)
      : ({ ...availableQuery(wanted), select: pageOf(wanted) } as ListQuery<InventoryRow>),
  all: async (wanted, options) =>
    wanted.available === undefined
      ? inventoryItems.all(wanted, options)
      : (await readAvailable(wanted, options?.signal ?? new AbortController().signal)).rows,
})
