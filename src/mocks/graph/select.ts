import type { TableName } from "#mocks/kernel/database.ts"
import { parseFields, type Selection } from "./fields.ts"
import {
  type AnyRow,
  type Computed,
  type Graph,
  type Node,
  type Reading,
  ReadRows,
  type Relation,
  type Scope,
} from "./node.ts"
import { isRead, merged, readingsIn, readingsOf } from "./readings.ts"
import { RowJsonCache } from "./row-json-cache.ts"
import { WrittenRows } from "./row-texts.ts"
import { type Answer, columnStep, computedSteps, copyStep, rawStep, type Step, type Values } from "./steps.ts"

/** Serializes a row; `weight` is the number of rows it counts as in the budget. */
type RowSerializer<A> = ((row: AnyRow, scope: Scope) => A) & {
  readonly weight?: number
  readonly cache?: RowJsonCache | undefined
}

/** Number of rows with cached texts that take as long as one uncached row. */
const TEXTS = 4

function relationStep(name: string, relation: Relation, inner: RowSerializer<Answer | null>, isWhole = false): Step {
  const isLeftOut = relation.join === "link" || (isWhole && relation.isSparse === true)
  const rowsOf = relation.of as (row: AnyRow, scope: Scope) => AnyRow | readonly AnyRow[] | null | undefined
  return (row, answer, scope) => {
    const found = rowsOf(row, scope)
    if (found === undefined) return
    const hasTexts = inner.cache !== undefined && scope.context.keepsTexts === true
    // Before the work: a response over the budget isn't started.
    scope.budget.spend(((Array.isArray(found) ? found.length : 1) * (inner.weight ?? 1)) / (hasTexts ? TEXTS : 1))
    if (inner.cache && hasTexts && Array.isArray(found)) {
      answer[name] = new WrittenRows(inner.cache.listOf(row, found, scope, (one) => filled(inner(one, scope))))
    } else if (Array.isArray(found)) answer[name] = found.map((r) => filled(inner(r as AnyRow, scope)))
    else if (found === null) {
      if (!isLeftOut) answer[name] = null
    } else {
      const related = filled(inner(found as AnyRow, scope))
      if (related !== null) answer[name] = related
    }
  }
}

/** Null for a row without any fields, as on the server. */
function filled(answer: Answer | null): Answer | null {
  for (const _ in answer) return answer
  return null
}

const only = (field: string): Selection => ({ star: false, fields: new Set([field]), relations: new Map() })
const WHOLE: Selection = { star: true, fields: new Set(), relations: new Map() }

/** Adds the column that joins the rows to their parent. */
const joinedBy = ({ join, farKey = "id" }: Relation, selection: Selection): Selection =>
  join && !selection.star ? { ...selection, fields: new Set([...selection.fields, farKey]) } : selection

/** The keys of a row in order: all columns with their computed fields, the requested fields, join keys. */
function namesOf(node: Node, { star, fields, relations }: Selection): Set<string> {
  const names = new Set(star ? node.columns : [])
  const computed = node.computed.flatMap((group) => group.fields)
  if (star) for (const group of node.computed) if (group.inStar) for (const field of group.fields) names.add(field)
  for (const field of fields) {
    names.add(field)
  }
  for (const [name] of relations) {
    const relation = node.relations[name]
    const key = relation?.key !== undefined && node.columns.includes(relation.key) ? relation.key : undefined
    if (relation?.join) names.add(key ?? (relation.join === "link" ? "id" : `${name}_id`))
    else if (computed.includes(name)) names.add(name)
  }
  for (const field of node.always) names.add(field)
  return names
}

/** Whether the rows of a relation are read with all columns because none of them is requested by name. */
const readsWhole = (far: Node | undefined, requestedPart: Selection | undefined): boolean =>
  requestedPart !== undefined &&
  isRead(requestedPart) &&
  ![...requestedPart.relations.keys()].some((name) => far?.relations[name]?.join)

/** Position of a selection in the response. */
interface Place {
  /** Inside a relation that `*` included, no further relations are included. */
  readonly isInner?: boolean
  /** The totals of the order or cart are requested. */
  readonly hasTotals?: boolean
  /** The nodes on the path inside the current module. */
  readonly path?: readonly Node[]
  /** What the query reads at this position, and everywhere else. */
  readonly reading?: Reading | undefined
  readonly query?: readonly Reading[]
}
type Path = NonNullable<Place["path"]>

/**
 * Inside a module the server omits relations to an entity already on the path: no product in a product's variants.
 */
const returnsToPath = (relation: Relation, far: Node | undefined, path: Path): boolean =>
  relation.join !== "link" &&
  (relation.allowsCycle ? path.slice(0, -1) : path).some((node) => node.table === far?.table)

/**
 * Writes a relation that is selected by its plain name: a reference returns its id and a list all columns; a list at the
 * top level is omitted.
 */
function namedStep(
  graph: Graph,
  node: Node,
  name: string,
  relation: Relation,
  { path, hasTotals, query }: Required<Pick<Place, "path" | "hasTotals" | "query">>,
): Step | undefined {
  const { isHidden, join, beside, isNamedWithTotals, namedNode } = relation
  if (isHidden || join === "link" || beside !== undefined) return undefined
  if (returnsToPath(relation, graph[relation.node], path)) return undefined
  const isReference = relation.key !== undefined || relation.isReference === true
  const isWhole = isNamedWithTotals === true && node.totals !== undefined && hasTotals
  const named = isWhole ? undefined : relation.named
  if (named?.length === 0 || !(isReference || named || isWhole || path.length > 0)) return undefined
  const what = named ? parseFields(undefined, { defaults: named }) : isReference ? only("id") : WHOLE
  const isInner = isReference && !named
  const inside = { isInner, path: [...path, node], hasTotals, query }
  const far = (named && namedNode) ?? relation.node
  return relationStep(name, relation, (isInner ? compileWithReadings : compile)(graph, far, what, inside))
}

/** Compiles a selection to a function that serializes a row; ignores unknown fields and relations. */
export function compile(
  graph: Graph,
  nodeName: string,
  selection: Selection,
  place: Place = {},
): RowSerializer<Answer> {
  const node = graph[nodeName]
  if (!node) throw new Error(`the graph has no node ${nodeName}`)
  const { star, fields, relations } = selection
  const { isInner = false, path = [] } = place
  const reading = place.query ? place.reading : readingsOf(graph, node, selection)
  const query = place.query ?? reading?.query ?? []
  const { totals } = node
  const hasTotals = totals
    ? (star && totals.has("*")) || [...fields].some((field) => totals.has(field))
    : place.hasTotals !== false
  const steps: Step[] = []
  let weight = 1
  /** The selected columns and references while there is nothing else, and the tables of the references. */
  let plain: string[] | undefined = []
  const references: TableName[] = []
  const copied: string[] = []
  const add = (step: Step) => {
    if (copied.length > 0) steps.push(copyStep(copied.splice(0)))
    steps.push(step)
  }
  for (const name of namesOf(node, selection)) {
    // The server takes a column with a requested part for a relation, and doesn't read it.
    if (!star && relations.has(name) && node.columns.includes(name)) continue
    const group = node.computed.findIndex(
      (c) => c.fields.includes(name.replace(/^raw_/, "")) || c.fields.includes(name),
    )
    const relation = Object.hasOwn(node.relations, name) ? node.relations[name] : undefined
    if (group < 0 && node.columns.includes(name)) plain?.push(name)
    else plain = undefined
    const needs = node.needs && Object.hasOwn(node.needs, name) ? node.needs[name] : undefined
    const isUnread = needs?.(selection) === false
    if (isUnread && group < 0) continue
    if (group >= 0) {
      const computed = node.computed[group] as Computed
      if (computed.requiresTotals && !hasTotals) continue
      weight = Math.max(weight, 1 + (computed.reads ?? 0))
      for (const step of computedSteps(name, computed, selection, `${nodeName}#${group}`, group, isUnread)) add(step)
    } else if (node.columns.includes(name)) {
      const step = columnStep(node, name, star)
      if (step) add(step)
      else copied.push(name)
    } else if (relation && !relations.has(name)) {
      const step = namedStep(graph, node, name, relation, { path, hasTotals, query })
      if (step) add(step)
    } else if (name.startsWith("raw_") && node.big.has(name.slice(4))) add(rawStep(name, name.slice(4)))
  }
  const requested = [...relations.keys()].filter((name) => Object.hasOwn(node.relations, name))
  const others = Object.keys(node.relations).filter((name) => !relations.has(name) && !fields.has(name))
  for (const name of [...requested, ...others]) {
    const relation = node.relations[name] as Relation
    const requestedPart = relation.beside === undefined ? relations.get(name) : undefined
    const inner = requestedPart && joinedBy(relation, requestedPart)
    const far = graph[relation.node]
    if (relation.isHidden || returnsToPath(relation, far, path)) continue
    if (!requestedPart && relation.beside !== undefined && !relations.has(relation.beside)) continue
    const isKept = star && !isInner && relation.inStar === true && relation.table
    if (inner || (star && relation.inStar && !(relation.inStar === true && relation.table))) plain = undefined
    else if (isKept) {
      plain?.push(name)
      references.push(isKept)
    }
    const child = reading?.children.get(name)
    const nested =
      relation.join === "link"
        ? { path: relation.via ? [graph[relation.via] as Node] : [], query: child?.query ?? [] }
        : { path: [...path, node], query }
    const inside = (what: Selection, more: Place = {}) => {
      const serialize = (what.star || !inner ? compileWithReadings : compile)(graph, relation.node, what, {
        hasTotals,
        ...nested,
        ...more,
      })
      if (!serialize.cache) plain = undefined
      add(
        relationStep(
          name,
          relation,
          serialize,
          !star && !fields.has(relation.key ?? "") && readsWhole(far, requestedPart),
        ),
      )
    }
    if (inner) inside(inner, { reading: child })
    else if (star && relation.inStar && !isInner && (hasTotals || !relation.requiresTotals))
      inside(typeof relation.inStar === "string" ? WHOLE : only("id"), { isInner: relation.inStar !== "deep" })
  }
  if (copied.length > 0) steps.push(copyStep(copied))
  const isTop = place.query === undefined && hasReadings(reading)
  const serialize = (row: AnyRow, scope: Scope) => {
    if (isTop && !scope.read?.rows.has(row)) scope.read = new ReadRows([row])
    const answer: Answer = {}
    const computed: Values[] = []
    for (const step of steps) step(row, answer, scope, computed)
    return answer
  }
  return Object.assign(serialize, {
    weight,
    cache: plain && new RowJsonCache([nodeName, star, ...plain].join(), references),
  } satisfies Pick<RowSerializer<Answer>, "weight" | "cache">)
}

/** Returns whether a query may read the same rows at several positions. */
function hasReadings(reading: Reading | undefined): boolean {
  return reading !== undefined && (reading.query.length > 1 || [...reading.children.values()].some(hasReadings))
}

/** Returns whether another selection of the same row has more to return. */
function adds(graph: Graph, node: Node, selection: Selection, { star, fields, relations }: Selection, path: Path) {
  if (!selection.star && (star || [...fields].some((field) => !selection.fields.has(field)))) return true
  return [...relations.keys()].some((name) => {
    const relation = node.relations[name]
    return relation && !selection.relations.has(name) && !returnsToPath(relation, graph[relation.node], path)
  })
}

/** A row that the same query also read elsewhere is returned with the fields read there. */
function compileWithReadings(
  graph: Graph,
  nodeName: string,
  selection: Selection,
  place: Place,
): RowSerializer<Answer> {
  const plain = compile(graph, nodeName, selection, place)
  const node = graph[nodeName] as Node
  const { query = [], reading, path = [] } = place
  const { readWith } = node
  if (readWith) {
    const wholes = readingsIn(query, readWith.table).filter((other) => other.selection.star)
    const whole = wholes.length > 0 && compile(graph, readWith.node, selection, place)
    const tell = (row: AnyRow, scope: Scope) =>
      (whole && wholes.some((other) => scope.read?.has(other, row, scope)) ? whole : plain)(row, scope)
    return Object.assign(tell, plain.weight === undefined ? {} : { weight: plain.weight })
  }
  const others = readingsIn(query, node.table).filter((other) =>
    adds(graph, node, selection, merged(node, [other.selection]), path),
  )
  if (others.length === 0) return plain
  const serializers = new Map([["", plain]])
  const serialize = (row: AnyRow, scope: Scope) => {
    const read = others.filter((other) => other === reading || scope.read?.has(other, row, scope))
    const key = read.map((other) => others.indexOf(other)).join()
    let serializer = serializers.get(key)
    if (!serializer) {
      const children = new Map([...read, ...(reading ? [reading] : [])].flatMap((one) => [...one.children]))
      const known = merged(node, [selection, ...read.map((other) => other.selection)])
      const what = { ...known, relations: new Map([...known.relations, ...selection.relations]) }
      const inside = { ...place, isInner: false, reading: { ...(read[0] as Reading), children } }
      serializer = compile(graph, nodeName, what, inside)
      serializers.set(key, serializer)
    }
    return serializer(row, scope)
  }
  return Object.assign(serialize, plain.weight === undefined ? {} : { weight: plain.weight })
}
