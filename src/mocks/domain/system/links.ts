import type { Columns, InsertOf, RowOf } from "#mocks/kernel/columns.ts"
import { notFound } from "#mocks/kernel/refusal.ts"
import type { ReadOptions, Table } from "#mocks/kernel/table.ts"

export interface LinkChange {
  readonly add?: readonly string[] | undefined
  readonly remove?: readonly string[] | undefined
}

/** Throws if a row to link doesn't exist, with the message of the server's database. */
export function checkLinked<C extends Columns>(
  table: Table<C>,
  key: string,
  ids: readonly string[],
  options: ReadOptions = {},
): void {
  const missing = ids.find((id) => !table.get(id, options))
  if (missing !== undefined)
    throw notFound(`You tried to set relationship ${key}: ${missing}, but such entity does not exist`)
}

/** Adds and removes rows of a link table; ignores existing links to add and missing links to remove. */
export function relink<C extends Columns>(
  table: Table<C>,
  here: keyof C & string,
  id: string,
  there: keyof C & string,
  change: LinkChange,
): void {
  const linked = new Map(table.by(here, id as RowOf<C>[typeof here]).map((row) => [String(row[there]), row.id]))
  for (const far of change.remove ?? []) {
    const link = linked.get(far)
    if (link !== undefined) table.erase(link)
    linked.delete(far)
  }
  for (const far of change.add ?? []) {
    if (linked.has(far)) continue
    linked.set(far, table.insert({ [here]: id, [there]: far } as InsertOf<C>).id)
  }
}

/** Replaces the links from `id`. */
export function setLinks<C extends Columns>(
  table: Table<C>,
  here: keyof C & string,
  id: string,
  there: keyof C & string,
  far: readonly string[],
): void {
  const wanted = new Set(far)
  const present = table.by(here, id as RowOf<C>[typeof here]).map((row) => String(row[there]))
  relink(table, here, id, there, { add: far, remove: present.filter((p) => !wanted.has(p)) })
}

/** Deletes all links from a deleted row. */
export function unlink<C extends Columns>(table: Table<C>, here: keyof C & string, id: string): void {
  for (const row of table.by(here, id as RowOf<C>[typeof here])) table.erase(row.id)
}
