import type { Selection } from "./fields.ts"
import type { AnyRow, Computed, Graph, Node, Relation, Scope } from "./node.ts"

type Answer = Record<string, unknown>
type Step = (row: AnyRow, answer: Answer, scope: Scope) => void

/** The same few amounts occur again and again: their twins are made once. */
const twins = new Map<number, { readonly value: string; readonly precision: 20 }>()
const MANY = 10_000

/** Amounts travel twice: as a number, and as the text that the server stores. */
export function rawOf(value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value !== "number") return { value: String(value), precision: 20 }
  let twin = twins.get(value)
  if (!twin) {
    twin = Object.freeze({ value: String(value), precision: 20 })
    if (twins.size >= MANY) twins.clear()
    twins.set(value, twin)
  }
  return twin
}

/** What is only drafted has no dates yet; the server leaves them out. */
const DATES: readonly string[] = ["created_at", "updated_at"]

/** All columns in one step: this is where most of an answer is made. */
function columnsStep(node: Node, columns: ReadonlySet<string>): Step {
  const isPlain = (column: string) => !node.big.has(column) && !DATES.includes(column) && !node.sparse.has(column)
  const plain = [...columns].filter(isPlain)
  const sparse = [...columns].filter((column) => node.sparse.has(column))
  const dates = DATES.filter((column) => columns.has(column))
  const big = [...columns].filter((column) => node.big.has(column)).map((column) => [column, `raw_${column}`] as const)
  return (row, answer) => {
    const values = row as Record<string, unknown>
    for (const column of plain) answer[column] = values[column] ?? null
    for (const column of sparse) if (values[column] !== null) answer[column] = values[column]
    for (const column of dates) if (values[column] !== undefined) answer[column] = values[column]
    for (const [column, raw] of big) {
      const value = values[column] ?? null
      answer[column] = value
      answer[raw] = rawOf(value)
    }
  }
}

function computedStep(computed: Computed, wanted: readonly string[], key: string, asked: ReadonlySet<string>): Step {
  const of = computed.of as (row: AnyRow, scope: Scope) => Readonly<Record<string, unknown>>
  const fields = wanted.map(
    (field) => [field, computed.big || asked.has(`raw_${field}`) ? `raw_${field}` : undefined] as const,
  )
  return (row, answer, scope) => {
    const values = scope.recall<Readonly<Record<string, unknown>>>(row, key) ?? of(row, scope)
    for (const [field, raw] of fields) {
      const value = values[field]
      if (value === undefined && !(field in values)) continue
      answer[field] = value
      if (raw !== undefined) answer[raw] = rawOf(value)
    }
  }
}

function relationStep(name: string, relation: Relation, inner: (row: AnyRow, scope: Scope) => Answer | null): Step {
  const of = relation.of as (row: AnyRow, scope: Scope) => AnyRow | readonly AnyRow[] | null | undefined
  return (row, answer, scope) => {
    const found = of(row, scope)
    if (found === undefined) return
    scope.budget.spend(Array.isArray(found) ? found.length : 1)
    answer[name] = Array.isArray(found)
      ? found.map((r) => inner(r as AnyRow, scope))
      : found === null
        ? null
        : inner(found as AnyRow, scope)
  }
}

/** Is nothing asked for but what is computed? */
const isOnlyReckoned = (node: Node, { star, fields, relations }: Selection): boolean =>
  !star && fields.size > 0 && relations.size === 0 && ![...fields].some((field) => node.columns.includes(field))

/** Turns a selection into a function from a row to its answer; unknown fields and relations are ignored. */
export function compile(
  graph: Graph,
  nodeName: string,
  selection: Selection,
  /** Inside of a relation that came with `*` no further ones come along. */
  isInner = false,
  /** What is asked for beside the relation that leads here. */
  beside?: Selection["relations"],
): (row: AnyRow, scope: Scope) => Answer {
  const node = graph[nodeName]
  if (!node) throw new Error(`the graph has no node ${nodeName}`)
  const steps: Step[] = []
  const columns = new Set(selection.star ? node.columns : node.columns.filter((c) => node.always.has(c)))
  if (node.columns.includes("id")) columns.add("id")
  for (const field of selection.fields) if (node.columns.includes(field)) columns.add(field)
  for (const [name, { key }] of Object.entries(node.relations))
    if (key && node.columns.includes(key) && (selection.relations.has(name) || selection.fields.has(name)))
      columns.add(key)
  const computedSteps: Step[] = []
  for (const [i, computed] of node.computed.entries()) {
    const wanted = computed.fields.filter(
      (f) =>
        selection.fields.has(f) ||
        selection.relations.has(f) ||
        node.always.has(f) ||
        (selection.star && computed.inStar),
    )
    if (wanted.length === 0) continue
    for (const column of computed.needs ?? []) columns.add(column)
    const isField = computed.ofField !== undefined && !wanted.some((field) => selection.relations.has(field))
    const asked = isField ? { ...computed, of: computed.ofField as Computed["of"] } : computed
    computedSteps.push(computedStep(asked, wanted, `${nodeName}#${i}`, selection.fields))
  }
  steps.push(columnsStep(node, columns))
  steps.push(...computedSteps)
  for (const [name, relation] of Object.entries(node.relations)) {
    const asked = selection.relations.get(name)
    const inner = asked && relation.farKey ? { ...asked, fields: new Set([...asked.fields, relation.farKey]) } : asked
    const twin = beside?.get(relation.twin ?? "")
    const far = graph[relation.node]
    if (inner && far?.isHollow && isOnlyReckoned(far, inner)) steps.push(relationStep(name, relation, () => null))
    else if (inner)
      steps.push(relationStep(name, relation, compile(graph, relation.node, inner, false, selection.relations)))
    else if (twin)
      steps.push(relationStep(name, relation, compile(graph, relation.node, { ...twin, star: true }, true)))
    else if (selection.fields.has(name) || (selection.star && relation.inStar && !isInner)) {
      const star = !selection.fields.has(name) && typeof relation.inStar === "string"
      const bare: Selection = { star, fields: new Set(), relations: new Map() }
      steps.push(relationStep(name, relation, compile(graph, relation.node, bare, relation.inStar !== "deep")))
    }
  }
  return (row, scope) => {
    const answer: Answer = {}
    for (const step of steps) step(row, answer, scope)
    return answer
  }
}
