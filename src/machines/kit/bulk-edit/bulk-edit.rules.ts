import type { BulkRow } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import * as jobs from "#machines/kit/bulk-job/bulk-job.rules.ts"

export const bulkStatuses = ["draft", "proposed", "published", "rejected"] as const
type BulkStatus = (typeof bulkStatuses)[number]
/** Product fields that hold one id, or null. */
export const singleFields = ["collection_id", "type_id", "shipping_profile_id"] as const
export type SingleField = (typeof singleFields)[number]
/** Relations of a product to several records. An update replaces them as a whole. */
export const setFields = ["sales_channels", "categories", "tags"] as const
export type SetField = (typeof setFields)[number]

interface SetChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}
/** What a bulk edit changes; parts that are missing stay as they are. Null removes a collection, type or profile. */
export type BulkChange = { readonly delete?: true; readonly status?: BulkStatus } & {
  readonly [F in SingleField]?: string | null
} & { readonly [F in SetField]?: SetChange }

/** The values of a product's fields that a bulk edit changes; ids of relations are sorted. */
export type Values = { readonly status?: string } & { readonly [F in SingleField]?: string | null } & {
  readonly [F in SetField]?: readonly string[]
}
type WritableValues = { -readonly [K in keyof Values]: Values[K] }

/** A product as the server returns it, with the fields that `fieldsOf` selects. */
export type Product = BulkRow & { readonly [field: string]: unknown }

export type RowReason =
  /** The server's message. */
  | { readonly kind: "refused"; readonly text: string }
  /** Not sent alone: the server refused all that were, with this message. */
  | { readonly kind: "assumed"; readonly text: string }
  | { readonly kind: "failed" | "gone" | "changed" }
/** The types of a bulk edit's job. `before` and `after` are empty for deleted rows. */
export interface ProductEdit extends jobs.JobTypes {
  readonly change: BulkChange
  readonly values: Values
  readonly reason: RowReason
  readonly preview: PreviewRow
}
export type BulkJob = jobs.BulkJob<ProductEdit>
export type RowResult = jobs.RowResult<ProductEdit>
export type Entry = jobs.Entry<ProductEdit>

/** What a bulk edit would do to a row; undefined values belong to a product that no longer exists. */
export interface PreviewRow extends BulkRow {
  readonly before?: Values
  readonly after?: Values
}

export const KIND = "bulkEdit"

export const changesSomething = (change: BulkChange): boolean =>
  change.delete === true ||
  change.status !== undefined ||
  singleFields.some((field) => change[field] !== undefined) ||
  setFields.some((field) => (change[field]?.add.length ?? 0) + (change[field]?.remove.length ?? 0) > 0)

/** The product fields that a change needs, for the query parameter `fields`. */
export function fieldsOf(change: BulkChange): string {
  const fields = ["id", "title"]
  if (change.status !== undefined) fields.push("status")
  if (change.collection_id !== undefined) fields.push("collection_id")
  if (change.type_id !== undefined) fields.push("type_id")
  if (change.shipping_profile_id !== undefined) fields.push("shipping_profile.id")
  for (const field of setFields) if (change[field]) fields.push(`${field}.id`)
  return fields.join(",")
}

const idOf = (value: unknown): string | null => (value as { id?: string } | null | undefined)?.id ?? null

/** The product's present values of the fields that a change touches. */
export function valuesOf(product: Product, change: BulkChange): Values {
  const values: WritableValues = {}
  if (change.status !== undefined) values.status = String(product.status)
  for (const field of ["collection_id", "type_id"] as const)
    if (change[field] !== undefined) values[field] = (product[field] as string | null | undefined) ?? null
  if (change.shipping_profile_id !== undefined) values.shipping_profile_id = idOf(product.shipping_profile)
  for (const field of setFields)
    if (change[field])
      values[field] = ((product[field] as readonly unknown[] | null) ?? []).map((each) => idOf(each) ?? "").sort()
  return values
}

/** The values after a change. */
export function applied(before: Values, change: BulkChange): Values {
  const after: WritableValues = { ...before }
  if (change.status !== undefined) after.status = change.status
  for (const field of singleFields) if (change[field] !== undefined) after[field] = change[field]
  for (const field of setFields) {
    const { add = [], remove = [] } = change[field] ?? {}
    if (!change[field]) continue
    const gone = new Set(remove)
    after[field] = [...new Set([...(before[field] ?? []), ...add])].filter((id) => !gone.has(id)).sort()
  }
  return after
}

export const isSame = (a: Values, b: Values): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Values>
  return [...keys].every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
}

/** A row of a batch update. */
export function bodyOf(id: string, values: Values) {
  const { status, ...rest } = values
  const ids = (all: readonly string[]) => all.map((each) => ({ id: each }))
  return {
    id,
    ...(status === undefined ? {} : { status: status as BulkStatus }),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) ? ids(value) : value])),
  }
}

export function halvesOf<T>(rows: readonly T[]): readonly [readonly T[], readonly T[]] {
  const middle = Math.ceil(rows.length / 2)
  return [rows.slice(0, middle), rows.slice(middle)]
}

/** What a change would do to the selected rows. */
export const previewOf = (row: BulkRow, product: Product | undefined, change: BulkChange): PreviewRow => {
  if (!product) return { id: row.id, title: row.title }
  const before = valuesOf(product, change)
  return { id: row.id, title: product.title, before, after: applied(before, change) }
}

const isLeftOut = ({ before, after }: PreviewRow, change: BulkChange): boolean =>
  change.delete ? !before : before !== undefined && after !== undefined && isSame(before, after)

/** The rows that a change would change, and how many it leaves out because they have its values already. */
export function toChange(preview: readonly PreviewRow[], change: BulkChange) {
  const rows = preview.filter((row) => !isLeftOut(row, change))
  return { rows, leftOut: preview.length - rows.length, gone: rows.filter(({ before }) => !before).length }
}

export function newJob(id: string, change: BulkChange, preview: readonly PreviewRow[]): BulkJob {
  const { rows, leftOut } = toChange(preview, change)
  return jobs.newJob<ProductEdit>({ id, kind: KIND, change, rows, leftOut })
}

type StartReason = "nothing" | "count"

/** Why a bulk edit can't start: it changes nothing, or the number of products to delete wasn't typed. */
export function whyNotStart(
  change: BulkChange,
  preview: readonly PreviewRow[],
  typed: string | undefined,
): StartReason | undefined {
  const { rows, gone } = toChange(preview, change)
  if (rows.length - gone === 0) return "nothing"
  return change.delete && typed?.trim() !== String(rows.length) ? "count" : undefined
}

type RollBackReason = "deleted" | "nothing"

/** Why a bulk edit can't be rolled back. */
export function whyNotRollBack(job: BulkJob): RollBackReason | undefined {
  if (job.change.delete) return "deleted"
  return jobs.canBeRestored(job) ? undefined : "nothing"
}
