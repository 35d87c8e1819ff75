import { createClock } from "#mocks/kernel/clock.ts"
import { type Base, valueIn } from "#mocks/kernel/columns.ts"
import { Database } from "#mocks/kernel/database.ts"
import { controlRefusal } from "./control-refusal.ts"
import { Dataset, type SavedWorld } from "./dataset.ts"

/** A row that differs between two datasets. */
export interface RowDiff {
  readonly id: string
  readonly kind: "added" | "removed" | "changed"
  /** Columns with other values: `[before, after]`. Omitted for added and removed rows. */
  readonly columns?: Readonly<Record<string, readonly [unknown, unknown]>>
  /** The values of an added or removed row. */
  readonly row?: Base
}
export interface WorldDiff {
  /** Number of different rows. */
  readonly count: number
  /** The first different rows of each table. */
  readonly tables: Readonly<Record<string, { readonly count: number; readonly rows: readonly RowDiff[] }>>
}

/** Number of rows to list for each table. */
const LISTED = 200
/** Differs after every write and tells nothing about it. */
const IGNORED = new Set(["updated_at"])

type Rows = ReadonlyMap<string, Base>

/** Rows of a dataset by table; for two datasets with the same base, only those that either has written. */
function rowsOf(
  { base, scenarios }: Dataset,
  saved: SavedWorld,
  only: ReadonlyMap<string, ReadonlySet<string>> | undefined,
) {
  const db = new Database({ clock: createClock() })
  const candidate = new Dataset(db, base, scenarios)
  if (!candidate.restore(saved.scenario ?? "default", saved))
    throw controlRefusal("scenario_changed", { name: saved.scenario ?? "default" })
  const found = new Map<string, Rows>()
  for (const [name, table] of db.tablesByName) {
    if (name === "event" || name === "sequence") continue
    const ids = only?.get(name)
    if (only && !ids) continue
    const rows = ids
      ? [...ids].flatMap((id) => table.get(id, { withDeleted: true }) ?? [])
      : table.all({ withDeleted: true })
    found.set(name, new Map(rows.map((row) => [row.id, row])))
  }
  return found
}

/** Ids of the rows that either dataset has written, by table; undefined if their bases differ. */
function writtenIn(a: SavedWorld, b: SavedWorld): Map<string, Set<string>> | undefined {
  const baseOf = ({ scenario, seed, on }: SavedWorld) => (on ? `${scenario} ${seed} ${on.at}` : undefined)
  if (baseOf(a) === undefined || baseOf(a) !== baseOf(b)) return undefined
  const found = new Map<string, Set<string>>()
  const add = (name: string, ids: readonly string[]) => {
    const set = found.get(name) ?? new Set()
    for (const id of ids) set.add(id)
    found.set(name, set)
  }
  for (const { tables, gone = {} } of [a, b]) {
    for (const [name, rows] of Object.entries(tables))
      add(
        name,
        rows.map(({ id }) => id),
      )
    for (const [name, ids] of Object.entries(gone)) add(name, ids)
  }
  return found
}

/** Compares two datasets by table and row; throws if one of them can't be restored. */
export function diffWorlds(dataset: Dataset, from: SavedWorld, to: SavedWorld): WorldDiff {
  const only = writtenIn(from, to)
  const [before, after] = [rowsOf(dataset, from, only), rowsOf(dataset, to, only)]
  const tables: Record<string, { count: number; rows: readonly RowDiff[] }> = {}
  let count = 0
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const rows = diffRows(before.get(name) ?? new Map(), after.get(name) ?? new Map())
    if (rows.length === 0) continue
    count += rows.length
    tables[name] = { count: rows.length, rows: rows.slice(0, LISTED) }
  }
  return { count, tables }
}

function diffRows(before: Rows, after: Rows): RowDiff[] {
  const found: RowDiff[] = []
  for (const [id, row] of before) {
    const next = after.get(id)
    if (!next) found.push({ id, kind: "removed", row })
    else {
      const columns = diffColumns(row, next)
      if (Object.keys(columns).length > 0) found.push({ id, kind: "changed", columns })
    }
  }
  for (const [id, row] of after) if (!before.has(id)) found.push({ id, kind: "added", row })
  return found
}

function diffColumns(row: Base, next: Base): Record<string, readonly [unknown, unknown]> {
  const names = [...new Set([...Object.keys(row), ...Object.keys(next)])].filter((name) => !IGNORED.has(name))
  const differing = names.filter((name) => JSON.stringify(valueIn(row, name)) !== JSON.stringify(valueIn(next, name)))
  return Object.fromEntries(differing.map((name) => [name, [valueIn(row, name) ?? null, valueIn(next, name) ?? null]]))
}
