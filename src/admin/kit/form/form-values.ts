/** Values of a form by field: texts, flags, ids, or rows with a `key`, which are compared and merged row by row. */
export type FormValues = Readonly<Record<string, unknown>>

/** A field, or one row of a field with keyed rows. */
export interface FieldPath {
  readonly field: string
  readonly key?: string
}

/** A field that two people changed to different values; undefined stands for a row that doesn't exist. */
export interface Conflict extends FieldPath {
  readonly yours: unknown
  readonly theirs: unknown
}

export interface Merged<V> {
  /** Your values, with the changes that only others made. */
  readonly values: V
  /** What your remaining changes are based on: the server's values, except where there is a conflict. */
  readonly base: V
  /** Fields that only others changed. */
  readonly takenOver: readonly FieldPath[]
  readonly conflicts: readonly Conflict[]
}

interface KeyedRow {
  readonly key: string
}
const isKeyed = (value: unknown): value is readonly KeyedRow[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => typeof row === "object" && row !== null && "key" in row)

const sortedKeys = (_: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Whether two JSON values are equal; the order of keys doesn't matter. */
export const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || JSON.stringify(a, sortedKeys) === JSON.stringify(b, sortedKeys)

type Entry = FieldPath & { readonly value: unknown }

/** Entries by id; `keyed` are the fields whose rows are separate entries. */
function entriesOf(values: FormValues, keyed: ReadonlySet<string>): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const [field, value] of Object.entries(values)) {
    if (!keyed.has(field)) entries.set(field, { field, value })
    else for (const row of value as KeyedRow[]) entries.set(`${field} ${row.key}`, { field, key: row.key, value: row })
  }
  return entries
}

/** Rebuilds values from entries; undefined entries are missing rows. */
function fromEntries<V extends FormValues>(shape: V, keyed: ReadonlySet<string>, entries: Iterable<Entry>): V {
  const values: Record<string, unknown> = { ...shape }
  for (const field of keyed) values[field] = []
  for (const { field, key, value } of entries) {
    if (key === undefined) values[field] = value
    else if (value !== undefined) values[field] = [...(values[field] as unknown[]), value]
  }
  return values as V
}

const keyedFields = (...all: readonly FormValues[]): ReadonlySet<string> =>
  new Set(all.flatMap((values) => Object.keys(values).filter((field) => isKeyed(values[field]))))

/** Returns the fields whose values differ; the order of keyed rows doesn't matter. */
export function changedFields<V extends FormValues>(before: V, after: V): (keyof V & string)[] {
  const keyed = keyedFields(before, after)
  const rows = (values: V, field: string) =>
    keyed.has(field) ? [...(values[field] as KeyedRow[])].sort((a, b) => (a.key < b.key ? -1 : 1)) : values[field]
  return Object.keys(after).filter((field) => !isSame(rows(before, field), rows(after, field)))
}

/** Merges your changes and others' changes since `base`, field by field; in a conflict, `values` has yours. */
export function mergeValues<V extends FormValues>(base: V, yours: V, theirs: V): Merged<V> {
  const keyed = keyedFields(base, yours, theirs)
  const [before, entered, other] = [base, yours, theirs].map((values) => entriesOf(values, keyed)) as [
    Map<string, Entry>,
    Map<string, Entry>,
    Map<string, Entry>,
  ]
  const values: Entry[] = []
  const rebased: Entry[] = []
  const takenOver: FieldPath[] = []
  const conflicts: Conflict[] = []
  for (const id of new Set([...entered.keys(), ...other.keys(), ...before.keys()])) {
    const { value: _, ...path } = (entered.get(id) ?? other.get(id) ?? before.get(id)) as Entry
    const [was, yours, theirs] = [before.get(id)?.value, entered.get(id)?.value, other.get(id)?.value]
    const isConflict = !isSame(was, yours) && !isSame(was, theirs) && !isSame(yours, theirs)
    if (isConflict) conflicts.push({ ...path, yours, theirs })
    else if (!isSame(was, theirs) && !isSame(yours, theirs)) takenOver.push(path)
    values.push({ ...path, value: isSame(was, yours) ? theirs : yours })
    rebased.push({ ...path, value: isConflict ? was : theirs })
  }
  return {
    values: fromEntries(yours, keyed, values),
    base: fromEntries(base, keyed, rebased),
    takenOver,
    conflicts,
  }
}

/** Replaces your values by theirs in the given conflicts. */
export function takeTheirs<V extends FormValues>(values: V, conflicts: readonly Conflict[]): V {
  const keyed = new Set(conflicts.filter(({ key }) => key !== undefined).map(({ field }) => field))
  const entries = entriesOf(values, keyed)
  for (const { field, key, theirs } of conflicts) {
    const path = key === undefined ? { field } : { field, key }
    entries.set(key === undefined ? field : `${field} ${key}`, { ...path, value: theirs })
  }
  return fromEntries(values, keyed, entries.values())
}
