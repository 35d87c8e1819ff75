import { invalidData } from "#mocks/core/refusal.ts"
import type { AnyRow, Graph, Node, Scope } from "./node.ts"

export type Filters = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Dates are compared as times, everything else as it is. */
function comparable(value: unknown): string | number {
  if (typeof value === "number") return value
  const text = String(value)
  if (/^\d{4}-\d\d-\d\d/.test(text)) {
    const time = Date.parse(text)
    if (!Number.isNaN(time)) return time
  }
  return text
}
const like = (pattern: unknown, flags: string) =>
  new RegExp(
    `^${String(pattern)
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("%", "[\\s\\S]*")
      .replaceAll("_", "[\\s\\S]")}$`,
    flags,
  )
/** In a query `null` is written as text. */
const isNull = (wanted: unknown): boolean => wanted === null || wanted === "null"
const same = (value: unknown, wanted: unknown): boolean =>
  isNull(wanted)
    ? value === null || value === undefined
    : value === wanted ||
      (value !== null &&
        value !== undefined &&
        (comparable(value) === comparable(wanted) || String(value) === String(wanted)))

type Operator = (value: unknown, wanted: unknown) => boolean
const operators = new Map<string, Operator>(
  Object.entries({
    $eq: same,
    /** As in SQL, what is not there is unequal to nothing. */
    $ne: (v, w) => (isNull(w) || v !== null) && !same(v, w),
    $in: (v, w) => Array.isArray(w) && w.some((x) => same(v, x)),
    $nin: (v, w) => v !== null && !(Array.isArray(w) && w.some((x) => same(v, x))),
    $gt: (v, w) => v !== null && comparable(v) > comparable(w),
    $gte: (v, w) => v !== null && comparable(v) >= comparable(w),
    $lt: (v, w) => v !== null && comparable(v) < comparable(w),
    $lte: (v, w) => v !== null && comparable(v) <= comparable(w),
    $like: (v, w) => like(w, "").test(String(v ?? "")),
    $ilike: (v, w) => like(w, "i").test(String(v ?? "")),
    $contains: (v, w) =>
      Array.isArray(v) ? [w].flat().every((x) => v.includes(x)) : String(v ?? "").includes(String(w)),
  } satisfies Record<string, Operator>),
)

/** Does a value satisfy a filter: a scalar, a list of them, null, or operators? Unknown operators have no effect. */
export function satisfies(value: unknown, filter: unknown): boolean {
  if (filter === undefined) return true
  if (Array.isArray(filter)) return filter.some((f) => same(value, f))
  if (isObject(filter))
    return Object.entries(filter).every(([op, wanted]) => operators.get(op)?.(value, wanted) ?? true)
  return same(value, filter)
}

const related = (
  node: Node,
  name: string,
  row: AnyRow,
  scope: Scope,
): { node: string; rows: readonly AnyRow[] } | undefined => {
  const relation = Object.hasOwn(node.relations, name) ? node.relations[name] : undefined
  if (!relation) return undefined
  const found = relation.of(row as never, scope)
  return {
    node: relation.node,
    rows: found === null || found === undefined ? [] : ((Array.isArray(found) ? found : [found]) as readonly AnyRow[]),
  }
}

/** The value of a column or a computed field. */
export function fieldOf(graph: Graph, nodeName: string, row: AnyRow, field: string, scope: Scope): unknown {
  const node = graph[nodeName] as Node
  for (const [i, computed] of node.computed.entries())
    if (computed.fields.includes(field))
      return scope.memo(row, `${nodeName}#${i}`, () => computed.of(row as never, scope))[field]
  return (row as Record<string, unknown>)[field]
}

/** What is no field is no filter either: the server drops it. */
const isField = (node: Node, row: AnyRow, key: string): boolean =>
  Object.hasOwn(row, key) || node.columns.includes(key) || node.computed.some((c) => c.fields.includes(key))

/** Does a row match all filters? Keys are columns, relations (with filters of their own), `$and` and `$or`. */
export function matches(graph: Graph, nodeName: string, row: AnyRow, filters: Filters, scope: Scope): boolean {
  const node = graph[nodeName] as Node
  return Object.entries(filters).every(([key, filter]) => {
    if (filter === undefined) return true
    if (key === "$and") return (filter as Filters[]).every((f) => matches(graph, nodeName, row, f, scope))
    if (key === "$or") return (filter as Filters[]).some((f) => matches(graph, nodeName, row, f, scope))
    if (key === "q") return searches(graph, nodeName, row, String(filter), scope)
    const far = related(node, key, row, scope)
    if (far && !(key in row)) {
      if (isObject(filter)) return far.rows.some((r) => matches(graph, far.node, r, filter, scope))
      return (
        far.rows.some((r) => satisfies((r as { id?: string }).id, filter)) || (far.rows.length === 0 && filter === null)
      )
    }
    const value = fieldOf(graph, nodeName, row, key, scope)
    if (value === undefined && !isField(node, row, key)) return true
    return satisfies(value ?? null, filter)
  })
}

function* searched(graph: Graph, nodeName: string, row: AnyRow, scope: Scope): Generator<string> {
  const node = graph[nodeName] as Node
  for (const entry of node.search) {
    const [first, second] = entry.split(".") as [string, string | undefined]
    if (second === undefined) {
      const value = (row as Record<string, unknown>)[first]
      if (value !== null && value !== undefined) yield String(value).toLowerCase()
      continue
    }
    const far = related(node, first, row, scope)
    if (!far) continue
    for (const r of far.rows) {
      const own = second === "*" ? (graph[far.node] as Node).search.filter((s) => !s.includes(".")) : [second]
      for (const column of own) {
        const value = (r as Record<string, unknown>)[column]
        if (value !== null && value !== undefined) yield String(value).toLowerCase()
      }
    }
  }
}

/** `q`: every word occurs in at least one of the entity's searched fields; without such fields it has no effect. */
export function searches(graph: Graph, nodeName: string, row: AnyRow, q: string, scope: Scope): boolean {
  if (graph[nodeName]?.search.length === 0) return true
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const texts = [...searched(graph, nodeName, row, scope)]
  return words.every((word) => texts.some((text) => text.includes(word)))
}

/** Refuses to sort by what is not a field of the entity or of what it leads to. */
export function checkOrder(graph: Graph, nodeName: string, path: readonly string[]): void {
  let node = graph[nodeName] as Node
  for (const key of path.slice(0, -1)) {
    const relation = Object.hasOwn(node.relations, key) ? node.relations[key] : undefined
    if (!relation) throw invalidData(`Order field ${path.join(".")} is not valid`)
    node = graph[relation.node] as Node
  }
  const leaf = path.at(-1) ?? ""
  if (Object.hasOwn(node.relations, leaf)) return
  if (!node.columns.includes(leaf) && !node.computed.some((c) => c.fields.includes(leaf)))
    throw invalidData(`Order field ${path.join(".")} is not valid`)
}

/** The value that a checked path (`variants.title`) leads to, for sorting. */
export function valueAt(graph: Graph, nodeName: string, row: AnyRow, path: readonly string[], scope: Scope): unknown {
  const [key, ...rest] = path as [string, ...string[]]
  if (rest.length === 0) return fieldOf(graph, nodeName, row, key, scope)
  const far = related(graph[nodeName] as Node, key, row, scope)
  return far?.rows[0] ? valueAt(graph, far.node, far.rows[0], rest, scope) : null
}

const isTime = (value: unknown): boolean =>
  typeof value !== "string" ||
  value === "null" ||
  (value.length > 4 && !Number.isNaN(Date.parse(value))) ||
  NAMED.has(value)
/** Times that the database knows by name; they are not followed further. */
const NAMED = new Set(["now", "today", "yesterday", "tomorrow", "epoch", "infinity", "-infinity"])
/** Refuses times that are none, as far down as the filters go. */
export function checkTimes(filters: Filters): void {
  for (const [key, filter] of Object.entries(filters)) {
    if (key.endsWith("_at") && filter !== undefined) {
      const all = isObject(filter)
        ? Object.entries(filter).flatMap(([op, v]) => (operators.has(op) ? v : []))
        : [filter].flat()
      const wrong = all.filter((wanted) => wanted !== null && wanted !== undefined && !isTime(wanted))
      if (wrong.length > 0)
        throw invalidData(`Invalid request: '${wrong.map(String).join(", ")}' is not a time for field '${key}'`)
    } else if (Array.isArray(filter)) {
      if (key.startsWith("$")) for (const inner of filter) if (isObject(inner)) checkTimes(inner)
    } else if (isObject(filter) && !key.endsWith("_at")) checkTimes(filter)
  }
}
