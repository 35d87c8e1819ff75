import { z } from "zod"
import { checkBody } from "#mocks/kernel/bounds.ts"
import { EARLIEST, LATEST } from "#mocks/kernel/clock.ts"
import type { Base, Column, Columns } from "#mocks/kernel/columns.ts"
import type { Tables } from "#mocks/kernel/database.ts"
import type { Model } from "#mocks/kernel/model.ts"
import * as models from "#mocks/kernel/models/index.ts"
import { referencesOf } from "#mocks/kernel/references.ts"
import { checked } from "./checked.ts"
import { closest } from "./closest.ts"
import { controlRefusal } from "./control-refusal.ts"
import type { SavedWorld } from "./dataset.ts"
import { SavedFault } from "./faults.ts"
import { streamOf } from "./responses.ts"

export const isTime = (time: number): boolean => time >= EARLIEST && time <= LATEST
const moment = z.number().refine(isTime, "a time from 1970 to 9998, in milliseconds since 1970")
const count = z.number().int().min(0).optional()
/** Version of the format of saved datasets. */
const VERSION = 1
const WorldFile = z.strictObject({
  version: z.literal(VERSION),
  scenario: z.string().optional(),
  base: z.string().optional(),
  now: moment,
  seed: z.number(),
  count,
  clock: z
    .strictObject({ fixed: moment.nullable(), offset: z.number() })
    .refine(({ fixed, offset }) => isTime((fixed ?? Date.now()) + offset), "a time from 1970 to 9998")
    .optional(),
  on: z.strictObject({ at: moment, count, idTime: moment.optional() }).optional(),
  tables: z.record(z.string(), z.array(z.looseObject({ id: z.string().min(1) }))),
  gone: z.record(z.string(), z.array(z.string())).optional(),
  faults: z.array(SavedFault).optional(),
  /** What the demo's saved data has in addition. */
  revision: z.number().optional(),
})

/** Limits for rows, which the backend itself has written and which may hold more than a request. */
const WIDE = { values: Number.POSITIVE_INFINITY, depth: 200 }

const isModel = (value: object): value is Model => "columns" in value
const known = new Map<string, object>(Object.entries(models))
const tableNames = [...known].flatMap(([name, value]) => (isModel(value) ? [name] : []))
const modelOf = (table: string): Model => {
  const found = known.get(table)
  if (!found || !isModel(found))
    throw controlRefusal("unknown_table", { name: table, meant: closest(table, tableNames) })
  return found
}

const isDate = (value: unknown): boolean => typeof value === "string" && isTime(Date.parse(value))
const kinds: Readonly<Record<NonNullable<Column<unknown>["kind"]>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string",
  number: (value) => typeof value === "number",
  flag: (value) => typeof value === "boolean",
  date: isDate,
  json: (value) => typeof value === "object",
  anything: () => true,
}

/** Columns of every row. */
const BASE_COLUMNS = ["id", "created_at", "updated_at", "deleted_at"]

/** Fills missing columns with their initial values; throws for unknown columns and values that don't fit theirs. */
function validRow(table: string, model: Model<Columns>, row: Readonly<Record<string, unknown>>): Base {
  const place = { table, model: model.name, id: String(row.id) }
  const wrong = (column: string) => controlRefusal("invalid_row", { ...place, column })
  for (const column in row) {
    if (Object.hasOwn(model.columns, column) || BASE_COLUMNS.includes(column)) continue
    const meant = closest(column, [...Object.keys(model.columns), ...BASE_COLUMNS])
    throw controlRefusal("unknown_column", { ...place, column, meant })
  }
  const valid: Record<string, unknown> = { deleted_at: null, ...row }
  for (const [name, { initial, kind = "anything" }] of Object.entries(model.columns)) {
    if (valid[name] === undefined) valid[name] = typeof initial === "function" ? initial() : initial
    const value = valid[name]
    if (value === null ? initial !== null && kind !== "anything" : value === undefined || !kinds[kind](value))
      throw wrong(name)
    if (typeof value === "object") checkBody(value, WIDE)
  }
  for (const name of ["created_at", "updated_at"]) if (!isDate(valid[name])) throw wrong(name)
  if (valid.deleted_at !== null && !isDate(valid.deleted_at)) throw wrong("deleted_at")
  return valid as unknown as Base
}

function checkIds(table: string, rows: readonly { readonly id: string }[]): void {
  const known = new Set<string>()
  for (const { id } of rows) {
    if (known.has(id)) throw controlRefusal("duplicate_row", { table, id, column: "id" })
    known.add(id)
  }
}

/** Throws for a reference to a row that isn't in the dataset; `others` are the rows that it changes, if it isn't complete. */
export function checkReferences(tables: SavedWorld["tables"], others: Tables | undefined): void {
  const ids = new Map(Object.entries(tables).map(([name, rows]) => [name, new Set(rows.map(({ id }) => id))]))
  for (const [table, rows] of Object.entries(tables)) {
    const model = modelOf(table)
    for (const [column, target] of referencesOf(table, model.columns)) {
      const known = ids.get(target)
      for (const row of rows) {
        const value = (row as unknown as Record<string, unknown>)[column]
        if (typeof value !== "string" || known?.has(value) || others?.[target].get(value, { withDeleted: true }))
          continue
        throw controlRefusal("unknown_reference", { table, model: model.name, id: row.id, column, value, target })
      }
    }
  }
}

/** Validates a saved dataset without changing any data; throws if it couldn't be served. */
export function validWorld(given: unknown): SavedWorld {
  if (typeof given !== "object" || given === null || !("version" in given)) throw controlRefusal("not_a_dataset")
  if (given.version !== VERSION)
    throw controlRefusal("dataset_version", { version: String(given.version), supported: String(VERSION) })
  const { tables, ...head } = checked(WorldFile, given)
  for (const table of Object.keys(head.gone ?? {})) modelOf(table)
  const rows = Object.entries(tables).map(([table, found]) => {
    const model = modelOf(table)
    checkIds(table, found)
    return [table, found.map((row) => validRow(table, model, row))] as const
  })
  return { ...head, tables: Object.fromEntries(rows) }
}

function* written({ tables, ...head }: SavedWorld): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(`${JSON.stringify(head).slice(0, -1)},"tables":{`)
  let separator = ""
  for (const [name, rows] of Object.entries(tables)) {
    yield encoder.encode(`${separator}${JSON.stringify(name)}:${JSON.stringify(rows)}`)
    separator = ","
  }
  yield encoder.encode("}}")
}

/** Streams a dataset as JSON, one table at a time: a single string would take twice as long and far more memory. */
export function worldResponse(world: SavedWorld): Response {
  return new Response(streamOf(written(world)), { headers: { "content-type": "application/json" } })
}
