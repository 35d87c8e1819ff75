import type { queryOptions } from "@tanstack/react-query"
import { isLost, runIdempotent } from "#machines/lost-response.ts"
import { toApiError } from "#sdk/error.ts"
import {
  type Conflict,
  changedFields,
  type FieldPath,
  type FormValues,
  isSame,
  mergeValues,
  takeTheirs,
} from "./form-values.ts"
import { type MetadataRow, metadataPatch, toMetadata } from "./metadata.ts"

/** What a form uses of a resource. */
export interface Editable<Row, Body> {
  readonly name: string
  one(id: string): ReturnType<typeof queryOptions<Row>>
  /** Missing if the form edits existing records only. */
  create?(body: Body): Promise<Row>
  update(id: string, body: Partial<Body>): Promise<Row>
}

interface SaveJob<Row, Values extends FormValues, Body> {
  readonly resource: Editable<Row, Body>
  /** Rules of the form; throws if a value breaks one. Fields of the body have the names of the form's fields. */
  readonly parse: (values: Values) => Body
  readonly toValues: (row: Row) => Values
}

export interface UpdateJob<Row, Values extends FormValues, Body> extends SaveJob<Row, Values, Body> {
  readonly id: string
  /** Reads the record from the server. */
  readonly load: () => Promise<Row>
  /** The server's values that the input is based on. */
  readonly base: Values
  readonly values: Values
  /** `replace`: the route stores the metadata as sent. By default routes merge it key by key. */
  readonly metadata?: "replace" | undefined
  /** Removes duplicates after merging, such as a row that both admins added with different keys. */
  readonly tidy?: ((merged: Values, base: Values) => Values) | undefined
  /** Returns the conflicts in which the other's value is kept; null stops saving. */
  readonly resolve: (conflicts: readonly Conflict[]) => Promise<readonly Conflict[] | null>
}

export interface Saved<Row> {
  readonly row: Row
  /** Fields that only others have changed in the meantime. */
  readonly takenOver: readonly FieldPath[]
}

const pick = <T extends object>(from: T, keys: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key))) as Partial<T>

/** Removes surrounding spaces of texts and keys, as the rules do before sending, so that equal values compare equal. */
export function trimmed<V extends FormValues>(values: V): V {
  const trim = (value: unknown): unknown => {
    if (typeof value === "string") return value.trim()
    if (!Array.isArray(value)) return value
    return value.map((row) => (typeof row?.key === "string" ? { ...row, key: row.key.trim() } : row))
  }
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, trim(value)])) as V
}

/**
 * Saves the changed fields of a record. Reads it first: fields that only others changed stay as they are, and
 * conflicts are asked about. If the response is lost, checks whether the change was saved. Returns null if saving was
 * stopped; throws the request's error.
 */
export async function updateRecord<Row, Values extends FormValues, Body extends object>(
  job: UpdateJob<Row, Values, Body>,
): Promise<Saved<Row> | null> {
  const { resource, parse, toValues, id, load } = job
  const latest = await load()
  const theirs = toValues(latest)
  const merged = mergeValues(job.base, trimmed(job.values), theirs)
  const given = merged.conflicts.length > 0 ? await job.resolve(merged.conflicts) : []
  if (given === null) return null
  const chosen = takeTheirs(merged.values, given)
  const final = job.tidy?.(chosen, job.base) ?? chosen
  const changed = changedFields(theirs, final)
  const saved = { row: latest, takenOver: merged.takenOver }
  if (changed.length === 0) return saved
  // The server may hold values that the rules reject; only the changed ones must follow them.
  const after = parse({ ...trimmed(job.values), ...pick(final, changed) })
  const body: Partial<Body> & { metadata?: Record<string, unknown> } = pick(after, changed)
  if (body.metadata && job.metadata !== "replace") {
    const { metadata = [] } = theirs as { metadata?: readonly MetadataRow[] }
    body.metadata = metadataPatch(toMetadata(metadata), body.metadata)
  }
  await runIdempotent(
    async () => {
      saved.row = await resource.update(id, body)
    },
    async () => {
      saved.row = await load()
      return isSame(pick(parse(toValues(saved.row)), changed), pick(after, changed))
    },
  )
  return saved
}

/** A creation that was sent and may have been executed. */
export interface LostCreation<Body> {
  /** The body that was sent. */
  current?: Body | undefined
  /** The record that it created, if saving later changes to it failed. */
  id?: string | undefined
  /** Ids of the records that looked like it before. */
  before?: readonly string[] | undefined
}

export interface CreateJob<Row, Values extends FormValues, Body> extends SaveJob<Row, Values, Body> {
  readonly create: (body: Body) => Promise<Row>
  readonly values: Values
  /** Finds the record by a unique field or beside those before, to check whether a creation was executed. */
  readonly find: (body: Body, before: readonly string[]) => Promise<Row | undefined>
  /** Reads the ids of the records that look like it; needed if no field is unique. */
  readonly similar?: ((body: Body) => Promise<readonly string[]>) | undefined
  /** Kept between attempts. */
  readonly lost: LostCreation<Body>
  /** Called when `lost` has changed before or after the request, so that it is kept for a reload too. */
  readonly keep?: (() => void) | undefined
}

/**
 * Creates a record. If the response is lost, checks whether it was created, now or before the next attempt, so that it
 * is never created twice; values changed since then are saved to the record that was found.
 */
export async function createRecord<Row extends { readonly id: string }, Values extends FormValues, Body extends object>(
  job: CreateJob<Row, Values, Body>,
): Promise<Row> {
  const { resource, create, parse, toValues, find, similar, lost, keep } = job
  const body = parse(trimmed(job.values))
  const findSent = async (sent: Body): Promise<Row | undefined> => {
    const row = await find(sent, lost.before ?? [])
    const isIt = row && isSame(pick(parse(toValues(row)), Object.keys(sent)), sent)
    return isIt ? row : undefined
  }
  if (lost.current) {
    const row = lost.id === undefined ? await findSent(lost.current) : undefined
    lost.id ??= row?.id
    const isSaved = row && isSame(lost.current, body)
    const saved = isSaved || lost.id === undefined ? row : await resource.update(lost.id, body)
    lost.current = undefined
    lost.id = undefined
    if (saved) return saved
  }
  // Without them nothing is sent, so that nothing can be lost.
  lost.before = await similar?.(body)
  lost.current = body
  keep?.()
  let row: Row | undefined
  try {
    row = await create(body)
  } catch (error) {
    const isUnknown = isLost(toApiError(error))
    row = isUnknown ? await findSent(body).catch(() => undefined) : undefined
    if (!isUnknown) {
      lost.current = undefined
      keep?.()
    }
    if (!row) throw error
  }
  lost.current = undefined
  return row
}
