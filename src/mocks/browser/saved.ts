import type { Backend } from "#mocks/http/backend.ts"
import type { SavedFault } from "#mocks/http/faults.ts"
import type { Base } from "#mocks/kernel/columns.ts"
import type { World } from "#mocks/kernel/database.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"

/** Saved data before validation: a damaged entry can be anything. */
export interface StoredData {
  readonly meta: unknown
  readonly rows: readonly unknown[]
}

export interface SavedRow {
  /** `table/id`: ids sort by creation, and tables are therefore read back in the order in which they were filled. */
  readonly key: string
  readonly table: string
  readonly id: string
  /** Undefined if a row of the scenario was deleted. */
  readonly row: Base | undefined
}

export type SavedMeta = Omit<World, "tables" | "gone"> & {
  readonly scenario: string
  /** Undefined in data that older versions saved. */
  readonly faults?: readonly SavedFault[] | undefined
  /** Increased by every write. */
  readonly revision: number
}

/** Converts saved data to the format of `PUT /_mock/world`; damaged rows are left out. */
export function toWorld({ meta, rows }: StoredData): SavedMeta & World {
  const tables: Record<string, Base[]> = {}
  const gone: Record<string, string[]> = {}
  for (const { table, id, row } of rows.filter(isSavedRow)) {
    if (row) listOf(tables, table).push(row)
    else listOf(gone, table).push(id)
  }
  return { ...(meta as SavedMeta), tables, gone }
}

/**
 * Restores saved data. "outdated": the sample data or the tables differ from this version's. "unreadable": the data
 * is damaged. In both cases the backend must be reset before use.
 */
export function restoreSaved(backend: Backend, found: StoredData): "restored" | "outdated" | "unreadable" {
  if (!isMeta(found.meta) || !found.rows.every(isSavedRow)) return "unreadable"
  if (!found.rows.every((saved) => fits(backend, saved))) return "outdated"
  try {
    const faults = validFaults(backend, found.meta.faults)
    return backend.restore(found.meta.scenario, { ...toWorld(found), faults }, { isTrusted: true })
      ? "restored"
      : "outdated"
  } catch (error) {
    // Refused: this version doesn't have the saved scenario.
    return error instanceof Refusal ? "outdated" : "unreadable"
  }
}

/** The saved faults without those that this version refuses: the data can be used without them. */
function validFaults({ faults }: Backend, saved: readonly SavedFault[] | undefined): readonly SavedFault[] | undefined {
  if (!Array.isArray(saved)) return undefined
  return saved.filter((fault) => {
    try {
      faults.checkSaved([fault])
      return true
    } catch {
      return false
    }
  })
}

/** Whether this version has the row's table and the row has all of its columns. */
function fits({ db }: Backend, { table: name, row }: SavedRow): boolean {
  const table = db.tablesByName.get(name)
  return table !== undefined && (!row || Object.keys(table.model.columns).every((column) => column in row))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const isMeta = (meta: unknown): meta is SavedMeta =>
  isObject(meta) &&
  typeof meta.scenario === "string" &&
  [meta.revision, meta.seed, meta.now].every((value) => typeof value === "number")

const isSavedRow = (saved: unknown): saved is SavedRow =>
  isObject(saved) &&
  typeof saved.table === "string" &&
  typeof saved.id === "string" &&
  (saved.row === undefined || (isObject(saved.row) && saved.row.id === saved.id))

function listOf<T>(lists: Record<string, T[]>, name: string): T[] {
  const list = lists[name] ?? []
  lists[name] = list
  return list
}
