import type { TableName } from "#mocks/kernel/database.ts"
import { parseFields, type Selection } from "./fields.ts"
import type { Graph, Node, Reading, Relation } from "./node.ts"

/** Returns all positions at which the queries of a request read rows. */
export function readingsOf(
  graph: Graph,
  node: Node,
  requested: Selection,
  path: readonly Relation[] = [],
  query: Reading[] = [],
): Reading {
  const selection = query.length === 0 ? withReads(node, requested) : requested
  const children = new Map<string, Reading>()
  const reading: Reading = { node, selection, path, children, query }
  query.push(reading)
  for (const [name, below] of selection.relations) {
    const relation = Object.hasOwn(node.relations, name) ? node.relations[name] : undefined
    const far = relation && graph[relation.node]
    if (!relation || !far || relation.isHidden) continue
    const isLink = relation.join === "link"
    children.set(name, readingsOf(graph, far, below, [...path, relation], isLink ? [] : query))
  }
  return reading
}

/** Adds what the query reads because of the requested relations. */
function withReads(node: Node, selection: Selection): Selection {
  const reads = [...selection.relations.keys()].flatMap((name) => node.relations[name]?.reads ?? [])
  return reads.length === 0 ? selection : union([selection, parseFields(undefined, { defaults: reads })])
}

const wholly = (selection: Selection): Selection => ({
  ...selection,
  star: isRead(selection),
  relations: new Map([...selection.relations].map(([name, below]) => [name, wholly(below)])),
})

function union(selections: readonly Selection[]): Selection {
  const names = new Set(selections.flatMap(({ relations }) => [...relations.keys()]))
  const below = (name: string) => selections.flatMap(({ relations }) => relations.get(name) ?? [])
  return {
    star: selections.some(({ star }) => star),
    fields: new Set(selections.flatMap(({ fields }) => [...fields])),
    relations: new Map([...names].map((name) => [name, union(below(name))])),
  }
}

/** Returns the positions at which a query reads the rows of a table. */
export const readingsIn = (query: readonly Reading[], table: TableName | undefined): readonly Reading[] =>
  table === undefined ? [] : query.filter((reading) => reading.node.table === table)

/** A row of which only relations are requested is read with all columns, although they aren't returned. */
export const isRead = ({ star, fields }: Selection) => star || fields.size === 0

/** Returns what was read of a row by several selections: columns, references by their keys, relations in the module. */
export function merged(node: Node, selections: readonly Selection[]): Selection {
  const { fields: requested, relations: below } = union(selections)
  const relationOf = (name: string) => (Object.hasOwn(node.relations, name) ? node.relations[name] : undefined)
  const keys = [...requested, ...below.keys()].flatMap((name) => relationOf(name)?.key ?? [])
  const fields = new Set([...requested, ...keys].filter((name) => node.columns.includes(name)))
  const relations = new Map<string, Selection>()
  for (const [name, selection] of below) {
    const relation = relationOf(name)
    if (!relation || relation.join === "link") continue
    // A separate query reads it and returns only the requested fields.
    relations.set(name, relation.join === "module" ? selection : wholly(selection))
  }
  for (const [name, { key, inStar }] of Object.entries(node.relations))
    if (key !== undefined && inStar && fields.has(key) && !relations.has(name)) fields.add(name)
  return { star: selections.some(isRead), fields, relations }
}
