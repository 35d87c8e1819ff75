import type { Columns } from "#mocks/kernel/columns.ts"
import type { Row, TableName } from "#mocks/kernel/database.ts"
import { FoundRows } from "#mocks/kernel/found-rows.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import type { ScanResult } from "#mocks/kernel/row-source.ts"
import type { Table } from "#mocks/kernel/table.ts"
import { checkTimes, columnsRead, type Filters, matcher } from "./filter.ts"
import type { AnyRow, Graph, Node, Scope } from "./node.ts"
import { searchedRows } from "./search.ts"
import { compare, sortedPage } from "./sort.ts"

export interface ListRequest {
  readonly filters: Filters
  readonly order?: string | undefined
  readonly offset: number
  readonly limit: number
  readonly withDeleted?: boolean | undefined
  /** Restricts the rows of the node's table by a test on some of their columns. */
  readonly among?: { readonly columns: readonly string[]; readonly test: (row: AnyRow) => boolean } | undefined
  /** Rows to list, if the route has already narrowed them; by default the node's table. */
  readonly rows?: readonly AnyRow[] | undefined
}

/** Narrows the rows by id, by a rare indexed value or by the search index: a lookup never scans the table. */
function candidates(
  graph: Graph,
  nodeName: string,
  request: ListRequest,
  scope: Scope,
): { found: ScanResult<AnyRow>; used?: string } | { table: Table<Columns>; used?: never } {
  if (request.rows) return { found: new FoundRows(request.rows) }
  const name = graph[nodeName]?.table as TableName
  const table = scope.table(name)
  const options = { withDeleted: request.withDeleted === true }
  for (const [key, filter] of Object.entries(request.filters)) {
    if (filter === true && table.isRare(key, [true])) return { found: table.pickBy(key, true, options), used: key }
    const values =
      typeof filter === "string"
        ? [filter]
        : Array.isArray(filter) && filter.every((f) => typeof f === "string")
          ? filter
          : undefined
    if (!values || (key === "id" && filter === "null")) continue
    const wanted = [...new Set(values as string[])].sort()
    if (key === "id") return { found: new FoundRows(wanted.flatMap((id) => table.get(id, options) ?? [])), used: key }
    const keys = filter === "null" ? [null] : wanted.filter((value) => value !== "null")
    if (!table.isRare(key, keys)) continue
    if (keys.length === 1) return { found: table.pickBy(key, keys[0], options), used: key }
    const rows = keys.flatMap((value) => table.by(key, value, options))
    return { found: new FoundRows(rows.sort((x, y) => compare(x.id, y.id))), used: key }
  }
  const { q } = request.filters
  const found =
    q === undefined ? undefined : searchedRows(graph, graph[nodeName] as Node, String(q), options.withDeleted, scope)
  return found ? { found, used: "q" } : { table }
}

/** The rows that match. If the test reads only columns, virtual rows aren't generated for it. */
function filtered(
  graph: Graph,
  nodeName: string,
  source: ReturnType<typeof candidates>,
  filters: Filters,
  { withDeleted = false, among }: ListRequest,
  scope: Scope,
): ScanResult<AnyRow> {
  const passes = matcher(graph, nodeName, filters, scope)
  const fits = among ? (row: AnyRow) => among.test(row) && passes(row) : passes
  const columns = columnsRead(graph, nodeName, filters)
  for (const column of among?.columns ?? []) columns?.add(column)
  if (!("table" in source)) return source.found.where(fits, columns)
  if (columns) return source.table.pick(columns, fits, { withDeleted })
  return new FoundRows(source.table.where(fits, { withDeleted }))
}

/** Filters, sorts, then pages; all lists are built here. Returns one page of rows and the total count. */
export function list<K extends TableName>(
  graph: Graph,
  nodeName: string,
  request: ListRequest,
  scope: Scope,
): { rows: Row<K>[]; count: number } {
  if (request.limit < 0 || request.offset < 0)
    throw invalidData("Invalid request: limit and offset must not be negative")
  checkTimes(request.filters)
  const source = candidates(graph, nodeName, request, scope)
  const { [source.used ?? ""]: _, ...rest } = request.filters as Record<string, unknown>
  const found = filtered(graph, nodeName, source, rest, request, scope)
  const { order, offset, limit } = request
  const page =
    order === undefined
      ? found.slice(offset, offset + limit)
      : sortedPage(graph, nodeName, found, { order, offset, limit }, scope)
  return { rows: page as unknown as Row<K>[], count: found.length }
}
