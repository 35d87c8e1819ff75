import { z } from "zod/mini"

/** A value of an option in the form. Saved values that are removed stay in the list until they are saved. */
export interface ValueRow {
  /** The saved value's id, or a key of the form for a new one. */
  readonly key: string
  readonly isSaved: boolean
  readonly value: string
  readonly rank: number
  readonly isRemoved: boolean
}

/** A value to save, in the order of the list. */
export interface OptionValue {
  /** Undefined for a new value. */
  readonly id?: string
  readonly value: string
}

interface StoredValue {
  readonly id: string
  readonly value: string
  readonly rank?: number | null | undefined
}

/** Values by rank; those without one are last. */
export const inOrder = <V extends { readonly rank?: number | null | undefined }>(values: readonly V[]): V[] =>
  values.toSorted((a, b) => (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY) || 0)

/** Rows of saved values. In a new option they have no ids, so that a lost creation can be compared. */
export const toValueRows = (values: readonly unknown[] | undefined, isNew: boolean): readonly ValueRow[] =>
  inOrder((values ?? []) as readonly StoredValue[]).map(({ id, value }, rank) => ({
    key: isNew ? `new-${rank}` : id,
    isSaved: !isNew,
    value,
    rank,
    isRemoved: false,
  }))

/** Drops new rows whose value someone else has added since `base`, or an earlier attempt whose response was lost. */
export function withoutDoubles(rows: readonly ValueRow[], base: readonly ValueRow[]): readonly ValueRow[] {
  const known = new Set(base.map(({ key }) => key))
  const added = new Set(rows.flatMap(({ key, isSaved, value }) => (isSaved && !known.has(key) ? [value.trim()] : [])))
  return rows.filter(({ isSaved, value }) => isSaved || !added.has(value.trim()))
}

export type ValueProblem = "missing" | "taken"

/** The problem of each row; of rows with the same value, only the later ones have one. */
export const valueProblems = (rows: readonly ValueRow[]): ReadonlyMap<string, ValueProblem> => {
  const problems = new Map<string, ValueProblem>()
  const seen = new Set<string>()
  for (const { key, value, isRemoved } of inOrder(rows)) {
    const text = value.trim()
    if (isRemoved) continue
    if (text === "") problems.set(key, "missing")
    else if (seen.has(text)) problems.set(key, "taken")
    seen.add(text)
  }
  return problems
}

/** At least one value, each unique; the output is in the order of the list. */
export const optionValues = z.pipe(
  z.custom<readonly ValueRow[]>(Array.isArray).check(
    z.refine((rows) => rows.some(({ isRemoved }) => !isRemoved), "required"),
    z.refine((rows) => valueProblems(rows).size === 0, "required"),
  ),
  z.transform((rows): OptionValue[] =>
    inOrder(rows)
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ key, isSaved, value }) => (isSaved ? { id: key, value: value.trim() } : { value: value.trim() })),
  ),
)

/** A request that changes one saved value. */
export type ValueStep = { readonly id: string } & ({ readonly rename: string } | { readonly remove: true })

/**
 * The requests that rename and remove saved values, in an order in which no two values are ever equal. Values that
 * swap their names get a temporary one.
 */
export function valueSteps(before: readonly StoredValue[], after: readonly OptionValue[]): ValueStep[] {
  const names = new Map(before.map(({ id, value }) => [id, value]))
  const wanted = new Map(after.flatMap(({ id, value }) => (id === undefined ? [] : [[id, value] as const])))
  const removed = before.filter(({ id }) => !wanted.has(id))
  const steps: ValueStep[] = removed.map(({ id }) => ({ id, remove: true }))
  for (const { id } of removed) names.delete(id)
  const open = [...wanted].filter(([id, value]) => names.has(id) && names.get(id) !== value)
  while (open.length > 0) {
    const taken = new Set(names.values())
    const free = open.findIndex(([, value]) => !taken.has(value))
    const [id, value] = open[Math.max(free, 0)] as readonly [string, string]
    const name = free < 0 ? `${value} (${id})` : value
    if (free >= 0) open.splice(free, 1)
    names.set(id, name)
    steps.push({ id, rename: name })
  }
  return steps
}

/** Ranks by value, as the server takes them. */
export const ranksOf = (values: readonly OptionValue[]): Record<string, number> =>
  Object.fromEntries(values.map(({ value }, rank) => [value, rank]))
