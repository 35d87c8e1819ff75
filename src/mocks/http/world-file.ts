import { z } from "zod"
import { checkBody } from "#mocks/kernel/bounds.ts"
import { EARLIEST, LATEST } from "#mocks/kernel/clock.ts"
import { type Base, type Column, type Columns, date } from "#mocks/kernel/columns.ts"
import type { Model } from "#mocks/kernel/model.ts"
import { modelOfTable, tableNames } from "#mocks/kernel/model-of-table.ts"
import { checked, described } from "./checked.ts"
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

const modelOf = (table: string): Model => {
  const found = modelOfTable(table)
  if (!found) throw controlRefusal("unknown_table", { name: table, meant: closest(table, tableNames()) })
  return found
}

const isDate = (value: unknown): boolean => typeof value === "string" && !Number.isNaN(Date.parse(value))
type Kind = NonNullable<Column<unknown>["kind"]>
const kinds: Readonly<Record<Kind, readonly [expected: string, fits: (value: unknown) => boolean]>> = {
  text: ["a text", (value) => typeof value === "string"],
  number: ["a number", (value) => typeof value === "number"],
  flag: ["true or false", (value) => typeof value === "boolean"],
  date: ["a time such as 2026-05-01T12:00:00.000Z", isDate],
  json: ["an object", (value) => typeof value === "object"],
  anything: ["a value", (value) => value !== undefined],
}

function fits(value: unknown, { initial, kind = "anything", values }: Column<unknown>): boolean {
  if (value === null) return initial === null || kind === "anything"
  return kinds[kind][1](value) && (values?.includes(value as string) ?? true)
}

/** What a column can have, for an error message. */
function expectedIn({ initial, kind = "anything", values }: Column<unknown>): string {
  const expected = values ? values.map((value) => JSON.stringify(value)).join(", ") : kinds[kind][0]
  return initial === null ? `${expected}, or null` : expected
}

/** Columns of every row. */
const BASE_COLUMNS = ["id", "created_at", "updated_at", "deleted_at"]
const TIMES = [
  ["created_at", date()],
  ["updated_at", date()],
  ["deleted_at", date.null],
] as const

/** Fills missing columns with their initial values; throws for unknown columns and values that don't fit theirs. */
function validRow(table: string, model: Model<Columns>, row: Readonly<Record<string, unknown>>): Base {
  const place = { table, model: model.name, id: String(row.id) }
  const check = (name: string, column: Column<unknown>) => {
    if (fits(valid[name], column)) return
    const given = valid[name] === undefined ? "missing" : described(valid[name])
    throw controlRefusal("invalid_row", { ...place, column: name, given, expected: expectedIn(column) })
  }
  for (const column in row) {
    if (Object.hasOwn(model.columns, column) || BASE_COLUMNS.includes(column)) continue
    const meant = closest(column, [...Object.keys(model.columns), ...BASE_COLUMNS])
    throw controlRefusal("unknown_column", { ...place, column, meant })
  }
  const valid: Record<string, unknown> = { deleted_at: null, ...row }
  for (const [name, column] of Object.entries(model.columns)) {
    const { initial } = column
    if (valid[name] === undefined) valid[name] = typeof initial === "function" ? initial() : initial
    check(name, column)
    if (typeof valid[name] === "object") checkBody(valid[name], WIDE)
  }
  for (const [name, column] of TIMES) check(name, column)
  return valid as unknown as Base
}

function checkIds(table: string, rows: readonly { readonly id: string }[]): void {
  const known = new Set<string>()
  for (const { id } of rows) {
    if (known.has(id)) throw controlRefusal("duplicate_row", { table, id, column: "id" })
    known.add(id)
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
