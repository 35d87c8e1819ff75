import { invalidData } from "#mocks/kernel/refusal.ts"
import type { ScanResult } from "#mocks/kernel/row-source.ts"
import { type AnyRow, fieldGetter, type Graph, type Node, relatedRows, type Scope } from "./node.ts"

/** Sorts nulls last when ascending, as PostgreSQL does. */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  if (typeof a === "number" && typeof b === "number") return a - b
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : 1
  return String(a) < String(b) ? -1 : 1
}

/** Refuses to sort by anything but a field of the entity or of its related entities. */
function checkOrder(graph: Graph, nodeName: string, path: readonly string[]): void {
  let node = graph[nodeName] as Node
  // The real server fails on fields that it computes or assembles for the response.
  const check = (isKnown: boolean, key: string) => {
    if (!isKnown || node.sortable?.has(key) === false) throw invalidData(`Order field ${path.join(".")} is not valid`)
  }
  for (const key of path.slice(0, -1)) {
    check(Object.hasOwn(node.relations, key), key)
    node = graph[node.relations[key]?.node ?? ""] as Node
  }
  const leaf = path.at(-1) ?? ""
  const isComputed = node.computed.some(
    (c) => (c.isSortable || (c.requiresTotals && path.length > 1)) && c.fields.includes(leaf),
  )
  check(Object.hasOwn(node.relations, leaf) || node.columns.includes(leaf) || isComputed, leaf)
}

/** Returns a getter for the value at a checked path (`variants.title`). */
function keyGetter(graph: Graph, nodeName: string, path: readonly string[], scope: Scope): (row: AnyRow) => unknown {
  const node = graph[nodeName] as Node
  const [key = "", ...rest] = path
  if (rest.length === 0) {
    // The real server doesn't store totals of related rows: they only tell rows with from rows without related ones.
    const isTotal = node.totals !== undefined && node.computed.some((c) => c.requiresTotals && c.fields.includes(key))
    return isTotal ? () => 0 : fieldGetter(node, nodeName, key, scope)
  }
  const relation = node.relations[key]
  if (!relation) return () => null
  const inner = keyGetter(graph, relation.node, rest, scope)
  return (row) => {
    const [first] = relatedRows(relation, row, scope)
    return first ? inner(first) : null
  }
}

function keysOf(graph: Graph, nodeName: string, rows: ScanResult<AnyRow>, path: readonly string[], scope: Scope) {
  const [field = ""] = path
  if (path.length === 1) {
    const computed = graph[nodeName]?.computed.find(({ fields }) => fields.includes(field))
    if (!computed) return rows.keys(field)
    const keyOf = computed.sortKey?.(field, scope)
    if (keyOf) return rows.values("id").map((id) => keyOf(id as string))
  }
  return rows.slice(0).map(keyGetter(graph, nodeName, path, scope))
}

type Before = (a: number, b: number) => number

/**
 * The first `count` positions in order, without sorting the rest. Rows are mostly stored and requested by age:
 * starting at the matching end skips nearly all of them after one comparison.
 */
function firstOf(size: number, count: number, before: Before, fromEnd: boolean): number[] {
  const best: number[] = []
  for (let i = 0; i < size; i++) {
    const place = fromEnd ? size - 1 - i : i
    const last = best[count - 1]
    if (last !== undefined && before(place, last) > 0) continue
    let [low, high] = [0, best.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (before(best[middle] as number, place) < 0) low = middle + 1
      else high = middle
    }
    best.splice(low, 0, place)
    if (best.length > count) best.pop()
  }
  return best
}

/**
 * A page of rows sorted by a path; a leading `-` means descending. Equal rows keep their order, reversed when
 * descending.
 */
export function sortedPage(
  graph: Graph,
  nodeName: string,
  rows: ScanResult<AnyRow>,
  { order, offset, limit }: { readonly order: string; readonly offset: number; readonly limit: number },
  scope: Scope,
): readonly AnyRow[] {
  const descending = order.startsWith("-")
  const path = (descending ? order.slice(1) : order).split(".")
  checkOrder(graph, nodeName, path)
  const end = offset + limit
  if (rows.isById && path.length === 1 && path[0] === "id") {
    if (!descending) return rows.slice(offset, end)
    return rows.slice(Math.max(0, rows.length - end), Math.max(0, rows.length - offset)).reverse()
  }
  const keys = keysOf(graph, nodeName, rows, path, scope)
  const ascending: Before = (a, b) => compare(keys[a], keys[b]) || a - b
  const before: Before = descending ? (a, b) => ascending(b, a) : ascending
  const places =
    end * 8 < rows.length ? firstOf(rows.length, end, before, descending) : Array.from(keys.keys()).sort(before)
  return places.slice(offset, end).map((place) => rows.at(place))
}
