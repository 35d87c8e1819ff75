import { PartialRow } from "#mocks/db/reserve.ts"
import type { AnyRow, Graph, Node, Relation, Scope } from "./node.ts"
import { isLike } from "./satisfies.ts"

type Values = Readonly<Record<string, unknown>>

const END = "\n"
const textOf = (row: object, columns: readonly string[]): string => {
  let text = ""
  for (const column of columns) {
    const value = (row as Values)[column]
    if (value !== null && value !== undefined) text += String(value) + END
  }
  return text.toLowerCase()
}

interface Far {
  readonly relation: Relation
  readonly columns: readonly string[]
}
/** What is searched of a node: columns of its own, and of what it leads to. */
interface Plan {
  readonly own: readonly string[]
  readonly far: readonly Far[]
  readonly texts: WeakMap<object, { readonly text: string; readonly version: number }>
}
const plans = new WeakMap<Node, Plan>()

function planOf(graph: Graph, node: Node): Plan {
  const known = plans.get(node)
  if (known) return known
  const own = node.search.filter((entry) => !entry.includes("."))
  const far = node.search.flatMap((entry): Far[] => {
    const [name = "", column] = entry.split(".")
    const relation = node.relations[name]
    if (column === undefined || !relation) return []
    const all = graph[relation.node]?.search.filter((found) => !found.includes(".")) ?? []
    return [{ relation, columns: column === "*" ? all : [column] }]
  })
  const made = { own, far, texts: new WeakMap() }
  plans.set(node, made)
  return made
}

function farText({ relation, columns }: Far, row: AnyRow, scope: Scope): string {
  const found = relation.of(row as never, scope)
  if (!found) return ""
  if (!Array.isArray(found)) return textOf(found, columns)
  return found.map((one: AnyRow) => textOf(one, columns)).join("")
}

/** The columns of a row that a search reads, with the keys that lead to the rest; undefined where no key does. */
export function searchedColumns(graph: Graph, node: Node): string[] | undefined {
  const { own, far } = planOf(graph, node)
  return far.some(({ relation }) => !relation.key)
    ? undefined
    : [...own, ...far.map(({ relation }) => relation.key ?? "")]
}

/** Raised whenever something changes that a text was made of; undefined where that cannot be told. */
function versionOf({ far }: Plan, scope: Scope): number | undefined {
  let version = 0
  for (const { relation } of far) {
    if (relation.isFixed) continue
    if (!relation.table) return undefined
    version += scope.table(relation.table).version
  }
  return version
}

const isPattern = (word: string): boolean => word.includes("%") || word.includes("_")
/** The server looks with SQL's `like`: its signs for anything count as such. */
const occurs = (word: string, text: string): boolean =>
  isPattern(word) ? text.split(END).some((value) => isLike(value, `%${word}%`)) : text.includes(word)

/** `q`: every word occurs in at least one of the entity's searched fields; without such fields it has no effect. */
export function searcher(graph: Graph, node: Node, q: string, scope: Scope): (row: AnyRow) => boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  if (node.search.length === 0 || words.length === 0) return () => true
  const plan = planOf(graph, node)
  const version = versionOf(plan, scope)
  return (row) => {
    const kept = plan.texts.get(row)
    let text = kept?.version === version ? kept?.text : undefined
    if (text === undefined) {
      text = textOf(row, plan.own)
      for (const far of plan.far) {
        const more = farText(far, row, scope)
        if (!text.endsWith(more)) text += more
      }
      if (version !== undefined && !(row instanceof PartialRow)) plan.texts.set(row, { text, version })
    }
    const found = text
    return words.every((word) => occurs(word, found))
  }
}
