import type { Database, World } from "#mocks/kernel/database.ts"

type Row = Readonly<Record<string, unknown>>

/** Tables that only log events or hold counters, and challenges, which expire unused after another sign-in. */
const IGNORED = new Set(["event", "sequence", "workflowExecution", "authMfaChallenge"])
const ID = /\b[0-9A-Z]{20,}\b|(?<=_)[0-9A-Z]{20,}\b/g

/** Columns that don't describe an effect: ids, update times and ordering. */
const IGNORED_COLUMNS = new Set(["id", "updated_at", "ordering"])

/** Replaces values that differ from run to run: ids, dates and tokens. */
function normalize(value: unknown, key = ""): unknown {
  if (key.endsWith("_at")) return value === null ? null : "set"
  if (typeof value === "string") {
    if (/token|secret|password/.test(key)) return "set"
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return "date"
    return value.replaceAll(ID, "id")
  }
  if (Array.isArray(value)) return value.map((entry) => normalize(entry))
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).filter(([name]) => !IGNORED_COLUMNS.has(name))
  return Object.fromEntries(entries.map(([name, entry]) => [name, normalize(entry, name)]))
}

/** Rows never change in place; the text of each row is computed once. */
const texts = new WeakMap<object, string>()
function textOf(row: Row): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = JSON.stringify(normalize(row))
  texts.set(row, text)
  return text
}

/** Rows by table and id, as text without ids and dates; the baseline for `effectOf`. */
export function baselineOf(world: World): ReadonlyMap<string, string> {
  const rows = Object.entries(world.tables).flatMap(([table, all]) =>
    all.map((row) => [`${table} ${row.id}`, textOf(row as unknown as Row)] as const),
  )
  return new Map(rows)
}

/**
 * Submitting another address for a cart leaves the former one unreferenced in the database, and so does repeating an
 * upload whose response was lost.
 */
function isOrphaned(db: Database, table: string, id: string): boolean {
  const { cart, file, productImage } = db.tables
  if (table === "cartAddress")
    return !cart.find((each) => each.shipping_address_id === id || each.billing_address_id === id)
  return table === "file" && !productImage.find(({ url }) => url === file.get(id)?.url)
}

/** Rows that requests have added, changed and removed since the baseline, one sorted line per row. */
export function effectOf(db: Database, baseline: ReadonlyMap<string, string>): string[] {
  const { tables, gone } = db.exportWritten()
  const lines = Object.entries(tables).flatMap(([table, rows]) =>
    IGNORED.has(table)
      ? []
      : rows.flatMap((row) => {
          const [before, now] = [baseline.get(`${table} ${row.id}`), textOf(row as unknown as Row)]
          if (before === now || isOrphaned(db, table, row.id)) return []
          const isDeleted = (row as { deleted_at?: unknown }).deleted_at != null
          if (before === undefined) return isDeleted ? [] : [`+ ${table} ${now}`]
          return [`~ ${table} ${now}`]
        }),
  )
  const removed = Object.entries(gone ?? {}).flatMap(([table, ids]) =>
    ids.flatMap((id) => {
      const before = baseline.get(`${table} ${id}`)
      return before === undefined || IGNORED.has(table) ? [] : [`- ${table} ${before}`]
    }),
  )
  return [...lines, ...removed].sort()
}
