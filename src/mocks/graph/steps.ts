import type { Selection } from "./fields.ts"
import type { AnyRow, Computed, Node, Scope } from "./node.ts"

export type Answer = Record<string, unknown>
export type Values = Readonly<Record<string, unknown>>
/** Writes part of a row's response; `computed` caches the values of the row's computed fields. */
export type Step = (row: AnyRow, answer: Answer, scope: Scope, computed: Values[]) => void

/** The same few amounts occur again and again: their `raw_` values are cached. */
const rawValues = new Map<number, { readonly value: string; readonly precision: 20 }>()
const MANY = 10_000

/** The `raw_` counterpart of an amount: the text that the server stores, and its precision. */
export function rawOf(value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value !== "number") return { value: String(value), precision: 20 }
  let rawValue = rawValues.get(value)
  if (!rawValue) {
    rawValue = Object.freeze({ value: String(value), precision: 20 })
    if (rawValues.size >= MANY) rawValues.clear()
    rawValues.set(value, rawValue)
  }
  return rawValue
}

/** Copies columns; most of a response is written here. */
export const copyStep = (columns: readonly string[]): Step => {
  return (row, answer) => {
    const values = row as Values
    for (const column of columns) answer[column] = values[column] ?? null
  }
}

const sparseStep =
  (column: string): Step =>
  (row, answer) => {
    const value = (row as Values)[column]
    if (value !== null && value !== undefined) answer[column] = value
  }

function draftedStep(column: string, hasRaw: boolean): Step {
  const rawName = `raw_${column}`
  return (row, answer) => {
    const value = (row as Values)[column]
    if (value === undefined) return
    answer[column] = value
    if (hasRaw && (row as Values).is_drafted !== true) answer[rawName] = rawOf(value)
  }
}

function bigStep(column: string): Step {
  const rawName = `raw_${column}`
  return (row, answer) => {
    const value = (row as Values)[column] ?? null
    answer[column] = value
    if ((row as Values).is_drafted !== true) answer[rawName] = rawOf(value)
  }
}

export const rawStep =
  (name: string, column: string): Step =>
  (row, answer) => {
    answer[name] = rawOf((row as Values)[column])
  }

/** Writes a column; undefined if it is only copied. */
export function columnStep({ sparse, drafted, big }: Node, name: string, star: boolean): Step | undefined {
  if (sparse.has(name)) return sparseStep(name)
  if (drafted.has(name)) return draftedStep(name, star && big.has(name))
  return star && big.has(name) ? bigStep(name) : undefined
}

const fixedStep =
  (name: string, fixed: Values): Step =>
  (_, answer) => {
    answer[name] = fixed[name]
  }

function computedStep(
  { of, isOneAnswer }: Pick<Computed, "of" | "isOneAnswer">,
  field: string,
  withRaw: boolean,
  group: number,
  key: string,
): Step {
  const compute = of as (row: AnyRow, scope: Scope) => Values
  const isRaw = field.startsWith("raw_")
  const rawName = `raw_${field}`
  return (row, answer, scope, computed) => {
    const values = computed[group] ?? scope.recall<Values>(row, key) ?? compute(row, scope)
    computed[group] = values
    if (isOneAnswer) {
      Object.assign(answer, values)
      return
    }
    const value = values[field]
    if (value === undefined && !(field in values)) {
      const plain = isRaw ? values[field.slice(4)] : undefined
      if (plain !== undefined) answer[field] = rawOf(plain)
      return
    }
    answer[field] = value
    if (withRaw) answer[rawName] = rawOf(value)
  }
}

/** Keeps the requested parts of a computed object; the server omits it if nothing is left. */
const prunedStep =
  (name: string, parts: ReadonlySet<string>): Step =>
  (_, answer) => {
    const kept = Object.entries((answer[name] ?? {}) as Answer).filter(([key]) => parts.has(key))
    delete answer[name]
    if (kept.length > 0) answer[name] = Object.fromEntries(kept)
  }

/** Writes a computed field; nothing if it isn't read and has no value for that. */
export function computedSteps(
  name: string,
  computed: Computed,
  { star, relations }: Selection,
  key: string,
  group: number,
  isUnread: boolean,
): readonly Step[] {
  const { ofField, inStarAs, unread } = computed
  const fixed = isUnread ? unread : star ? inStarAs : undefined
  if (fixed) return [fixedStep(name, fixed)]
  if (isUnread) return []
  const isField = ofField !== undefined && !relations.has(name)
  const of = (isField ? ofField : computed.of) as Computed["of"]
  const withRaw = computed.big === true && star && computed.inStar === true && !name.startsWith("raw_")
  const parts = ofField ? undefined : relations.get(name)
  const step = computedStep({ ...computed, of }, name, withRaw, group, key)
  return parts && !parts.star ? [step, prunedStep(name, parts.fields)] : [step]
}
