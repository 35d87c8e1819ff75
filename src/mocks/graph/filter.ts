import { invalidData } from "#mocks/kernel/refusal.ts"
import { TransientRow } from "#mocks/kernel/row-source.ts"
import { type AnyRow, fieldGetter, type Graph, type Node, relatedRows, type Scope } from "./node.ts"
import { isObject, isOperator, testOf, timeTestOf } from "./satisfies.ts"
import { searchedColumns, searcher } from "./search.ts"

export type Filters = Readonly<Record<string, unknown>>
type RowTest = (row: AnyRow) => boolean

/** Whether a filter's key is a field; the server ignores filters on unknown fields. */
const isField = (node: Node, row: AnyRow, key: string): boolean =>
  Object.hasOwn(row, key) || node.columns.includes(key) || node.computed.some((c) => c.fields.includes(key))

const all = (tests: readonly RowTest[]): RowTest => {
  const [only, ...others] = tests
  return only && others.length === 0 ? only : (row) => tests.every((test) => test(row))
}

function fieldTest(node: Node, nodeName: string, key: string, filter: unknown, scope: Scope): RowTest {
  // A filter on `id` that is an object without operators matches nothing.
  const isOdd = key === "id" && isObject(filter) && !Object.keys(filter).some(isOperator)
  const test = isOdd ? () => false : testOf(filter)
  const read = fieldGetter(node, nodeName, key, scope)
  const testTime = timeTestOf(filter)
  return (row) => {
    // Making and parsing the texts of times would take longer than all the rest of a scan.
    const time = testTime && row instanceof TransientRow ? row.timeOf(key) : undefined
    if (testTime && time !== undefined) return testTime(time)
    const value = read(row)
    return value === undefined && !isField(node, row, key) ? true : test(value ?? null)
  }
}

function relationTest(
  graph: Graph,
  node: Node,
  nodeName: string,
  key: string,
  filter: unknown,
  scope: Scope,
  trail: readonly string[],
): RowTest {
  const relation = Object.hasOwn(node.relations, key) ? node.relations[key] : undefined
  const asField = fieldTest(node, nodeName, key, filter, scope)
  if (!relation) return asField
  const hasId = testOf(filter)
  const inner = isObject(filter) ? matcher(graph, relation.node, filter, scope, [...trail, nodeName]) : undefined
  const isAny = isObject(filter) && Object.keys(filter).length === 0
  return (row) => {
    if (key in row) return asField(row)
    if (isAny) return true
    const rows = relatedRows(relation, row, scope)
    if (inner) return rows.some(inner)
    return rows.some((far) => hasId(far.id)) || (rows.length === 0 && filter === null)
  }
}

function testFor(
  graph: Graph,
  nodeName: string,
  key: string,
  filter: unknown,
  scope: Scope,
  trail: readonly string[],
): RowTest {
  const node = graph[nodeName] as Node
  // The server ignores a null filter on `id`.
  if (key === "id" && (filter === null || filter === "null")) return () => true
  if (key === "q") return searcher(graph, node, String(filter), scope)
  if (key === "$and" || key === "$or") {
    const tests = [filter].flat().map((one) => matcher(graph, nodeName, isObject(one) ? one : {}, scope, trail))
    return key === "$and" ? all(tests) : (row) => tests.some((test) => test(row))
  }
  const isRelation = Object.hasOwn(node.relations, key)
  return isRelation
    ? relationTest(graph, node, nodeName, key, filter, scope, trail)
    : fieldTest(node, nodeName, key, filter, scope)
}

/** The columns of a row that these filters read; undefined if they also follow relations or read computed fields. */
export function columnsRead(graph: Graph, nodeName: string, filters: Filters): Set<string> | undefined {
  const node = graph[nodeName] as Node
  const columns = new Set<string>()
  for (const [key, filter] of Object.entries(filters)) {
    if (filter === undefined) continue
    const read = columnsOfFilter(graph, nodeName, node, key, filter)
    if (!read) return undefined
    for (const column of read) columns.add(column)
  }
  return columns
}

function columnsOfFilter(
  graph: Graph,
  nodeName: string,
  node: Node,
  key: string,
  filter: unknown,
): Iterable<string> | undefined {
  if (key === "q") return searchedColumns(graph, node)
  if (key === "$and" || key === "$or") {
    const inner = [filter].flat().map((one) => columnsRead(graph, nodeName, isObject(one) ? one : {}))
    return inner.some((read) => !read) ? undefined : inner.flatMap((read) => [...(read ?? [])])
  }
  const isRelated = Object.hasOwn(node.relations, key) || node.computed.some((one) => one.fields.includes(key))
  return isRelated ? undefined : [key]
}

/**
 * Builds a test for rows that match all filters. Keys are columns, relations (with their own filters), `$and` and
 * `$or`. Refuses filters that return to a node on their path.
 */
export function matcher(
  graph: Graph,
  nodeName: string,
  filters: Filters,
  scope: Scope,
  /** Nodes on the path of the filters. */
  trail: readonly string[] = [],
): RowTest {
  // From products to their variants and back: each round trip multiplies the work.
  if (trail.slice(0, -1).includes(nodeName)) throw invalidData(`Invalid request: the filters lead back to ${nodeName}`)
  const active = Object.entries(filters).filter(([, filter]) => filter !== undefined)
  if (active.length === 0) return () => true
  return all(active.map(([key, filter]) => testFor(graph, nodeName, key, filter, scope, trail)))
}

const isTime = (value: unknown): boolean =>
  typeof value !== "string" ||
  value === "null" ||
  (value.length > 4 && !Number.isNaN(Date.parse(value))) ||
  NAMED.has(value)
/** Time names that the database knows; they are accepted but not resolved. */
const NAMED = new Set(["now", "today", "yesterday", "tomorrow", "epoch", "infinity", "-infinity"])
/** Refuses invalid times in filters, including nested ones. */
export function checkTimes(filters: Filters): void {
  for (const [key, filter] of Object.entries(filters)) {
    if (key.endsWith("_at") && filter !== undefined) {
      const wanted = isObject(filter)
        ? Object.entries(filter).flatMap(([op, v]) => (isOperator(op) ? v : []))
        : [filter].flat()
      const wrong = wanted.filter((time) => time !== null && time !== undefined && !isTime(time))
      if (wrong.length > 0)
        throw invalidData(`Invalid request: '${wrong.map(String).join(", ")}' is not a time for field '${key}'`)
    } else if (Array.isArray(filter)) {
      if (key.startsWith("$")) for (const inner of filter) if (isObject(inner)) checkTimes(inner)
    } else if (isObject(filter) && !key.endsWith("_at")) checkTimes(filter)
  }
}
