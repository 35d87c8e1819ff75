import type { Base, Columns, RowOf } from "#mocks/kernel/columns.ts"
import type { TableName } from "#mocks/kernel/database.ts"
import { type ScanResult, TransientRow } from "#mocks/kernel/row-source.ts"
import { type AnyRow, type Graph, type Node, type Relation, Scope } from "./node.ts"
import { END, occurs, TextIndex, type Word } from "./text-index.ts"

type Values = Readonly<Record<string, unknown>>

const textOf = (row: object, columns: readonly string[]): string => {
  let text = ""
  for (const column of columns) {
    const value = (row as Values)[column]
    if (value !== null && value !== undefined) text += String(value) + END
  }
  return text.toLowerCase()
}

/** Searched columns of a row and a cache of their texts, which is valid because rows are never changed in place. */
interface Searched {
  readonly columns: readonly string[]
  readonly texts: WeakMap<object, string>
}
const searched = (columns: readonly string[]): Searched => ({ columns, texts: new WeakMap() })

interface SearchedRelation extends Searched {
  readonly relation: Relation
}
/** Searched columns of a node: its own and those of related rows. */
interface Plan extends Searched {
  /** Related rows that never change: their texts are part of the row's own text. */
  readonly fixed: readonly SearchedRelation[]
  readonly far: readonly SearchedRelation[]
}
const plans = new WeakMap<Node, Plan>()

function planOf(graph: Graph, node: Node): Plan {
  const known = plans.get(node)
  if (known) return known
  const ownFields = node.search.filter((entry) => !entry.includes("."))
  const all = node.search.flatMap((entry): SearchedRelation[] => {
    const [name = "", column] = entry.split(".")
    const relation = node.relations[name]
    if (column === undefined || !relation) return []
    const columns = graph[relation.node]?.search.filter((found) => !found.includes(".")) ?? []
    return [{ relation, ...searched(column === "*" ? columns : [column]) }]
  })
  const isFixed = ({ relation }: SearchedRelation) => relation.isFixed === true
  const made = { ...searched(ownFields), fixed: all.filter(isFixed), far: all.filter((far) => !isFixed(far)) }
  plans.set(node, made)
  return made
}

/** The columns of a row that a search reads; undefined if it follows a relation that ids alone don't determine. */
export function searchedColumns(graph: Graph, node: Node): string[] | undefined {
  const { columns, fixed, far } = planOf(graph, node)
  const links = [...fixed, ...far].map(({ relation }) => linkOf(relation))
  if (links.some((link) => !link)) return undefined
  return [...columns, "deleted_at", ...links.map((link) => link?.near ?? "id")]
}

interface Link {
  readonly table: TableName
  /** The columns on both sides that hold the same id. */
  readonly near: string
  readonly there: string
}
/** The id columns that connect a relation's rows; undefined if ids alone don't determine them. */
function linkOf({ table, key, foreignKey }: Relation): Link | undefined {
  if (!table || (!key && !foreignKey)) return undefined
  return foreignKey ? { table, near: "id", there: foreignKey } : { table, near: key ?? "", there: "id" }
}

function relatedText({ relation, columns }: SearchedRelation, row: AnyRow, scope: Scope): string {
  const found = relation.of(row as never, scope)
  if (!found) return ""
  if (!Array.isArray(found)) return textOf(found, columns)
  return found.map((one: AnyRow) => textOf(one, columns)).join("")
}

function keptText(kept: Searched, row: AnyRow, make: () => string): string {
  if (row instanceof TransientRow) return row.keep(kept, make)
  let text = kept.texts.get(row)
  if (text === undefined) {
    text = make()
    kept.texts.set(row, text)
  }
  return text
}

function ownText(plan: Plan, row: AnyRow, scope: Scope): string {
  return keptText(plan, row, () => {
    let text = textOf(row, plan.columns)
    for (const far of plan.fixed) {
      const more = relatedText(far, row, scope)
      if (!text.endsWith(more)) text += more
    }
    return text
  })
}

/** Up to this many rows, relations are followed row by row; for more, one search finds all ids. */
const FOLLOWED = 50

/** Builds a test for a word in the related rows. */
function relatedTest(graph: Graph, far: SearchedRelation, word: string, scope: Scope): (row: AnyRow) => boolean {
  const link = linkOf(far.relation)
  const follow = (row: AnyRow) => occurs(word, relatedText(far, row, scope))
  if (!link) return follow
  let ids: Set<unknown> | undefined
  let followed = 0
  // Rows related to a deleted row may be deleted too, and are then not in the index result.
  return (row) => {
    if (followed++ < FOLLOWED) return follow(row)
    ids ??= idsWith(graph, far, link, word, scope)
    if (ids.size > 0 && ids.has((row as Values)[link.near])) return true
    return row.deleted_at ? follow(row) : false
  }
}

/** All ids that refer to related rows containing a word: one search instead of a lookup for each row. */
function idsWith(
  graph: Graph,
  { relation }: SearchedRelation,
  { there }: Link,
  word: string,
  scope: Scope,
): Set<unknown> {
  const index = textIndex(graph, graph[relation.node] as Node, scope)
  return new Set(index?.where([{ text: word }]).values(there))
}

const wordsOf = (q: string): string[] => q.toLowerCase().split(/\s+/).filter(Boolean)

const indexes = new WeakMap<object, Map<Node, TextIndex>>()
/**
 * The text index of a node's rows; undefined if no column is searched, or if virtual rows can't be read by columns.
 */
export function textIndex(graph: Graph, node: Node, scope: Scope): TextIndex | undefined {
  const table = node.table && scope.table(node.table)
  const { columns, fixed } = planOf(graph, node)
  if (!table || node.search.length === 0) return undefined
  const known = indexes.get(table) ?? new Map<Node, TextIndex>()
  indexes.set(table, known)
  let index = known.get(node)
  if (!index) {
    const reading = new Scope(scope.db)
    const textsOf = (row: Base) => ({
      own: textOf(row, columns),
      shared: [...new Set(fixed.map((far) => relatedText(far, row, reading)))].join(""),
    })
    const keys = fixed.flatMap(({ relation }) => relation.key ?? [])
    index = new TextIndex(table, { columns: [...columns, ...keys], textOf: textsOf })
    known.set(node, index)
  }
  return index
}

/** The rows that a search finds in the text index; undefined if there is no index. */
export function searchedRows(
  graph: Graph,
  node: Node,
  q: string,
  withDeleted: boolean,
  scope: Scope,
): ScanResult<RowOf<Columns>> | undefined {
  const words = wordsOf(q)
  const index = words.length > 0 ? textIndex(graph, node, scope) : undefined
  const { far } = planOf(graph, node)
  const isLinked = far.every(({ relation }) => linkOf(relation))
  const table = node.table && scope.table(node.table)
  // Following a relation row by row requires rows, not positions of virtual rows.
  if (!index || !table || (table.entries.hasVirtual && !isLinked)) return undefined
  const searchWords = words.map((text): Word => {
    // Related rows of deleted rows may be deleted as well.
    if (!isLinked || withDeleted) {
      const tests = far.map((one) => relatedTest(graph, one, text, scope))
      const columns = far.flatMap(({ relation }) => linkOf(relation)?.near ?? [])
      return { text, isShared: true, other: { columns, test: (row) => tests.some((test) => test(row)) } }
    }
    table.noteRead()
    const also = new Set<string | number>()
    for (const one of far) {
      const link = linkOf(one.relation) as Link
      for (const id of idsWith(graph, one, link, text, scope))
        for (const entry of table.entries.keysBy(link.near, id)) also.add(entry)
    }
    return { text, isShared: true, also }
  })
  return index.where(searchWords, { withDeleted })
}

/**
 * `q`: each word must occur in at least one searched field of the entity; without searched fields it has no effect.
 */
export function searcher(graph: Graph, node: Node, q: string, scope: Scope): (row: AnyRow) => boolean {
  const words = wordsOf(q)
  if (node.search.length === 0 || words.length === 0) return () => true
  const plan = planOf(graph, node)
  const tests = words.map((word) => ({ word, far: plan.far.map((far) => relatedTest(graph, far, word, scope)) }))
  return (row) => {
    const text = ownText(plan, row, scope)
    return tests.every(({ word, far }) => occurs(word, text) || far.some((test) => test(row)))
  }
}
