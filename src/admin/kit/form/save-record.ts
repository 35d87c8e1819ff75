import { type MetadataRow, metadataPatch, toMetadata } from "#admin/kit/metadata/metadata.ts"
import type { ReadQuery } from "#admin/kit/resource.ts"
import { isLost, runIdempotent } from "#machines/kit/lost-response.ts"
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

/** What a form uses of a resource. */
export interface Editable<Row, Body> {
  readonly name: string
  one(id: string): ReadQuery<Row>
  /** Missing if the form edits existing records only. */
  create?(body: Body): Promise<Row>
  /** Missing if the form creates records only. */
  update?(id: string, body: Partial<Body>): Promise<Row>
  /** Fields that an update doesn't change. */
  readonly fixed?: readonly (keyof Body & string)[]
  /** Deletes a new record; needed if an update doesn't change all of its fields. */
  discard?(id: string): Promise<void>
}

interface SaveJob<Row, Values extends FormValues, Body> {
  readonly resource: Editable<Row, Body>
  /** Rules of the form; throws if a value breaks one. Fields of the body have the names of the form's fields. */
  readonly parse: (values: Values) => Body
  readonly toValues: (row: Row) => Values
  /** `replace`: the route stores the metadata as sent. By default routes merge it key by key. */
  readonly metadata?: "replace" | undefined
}

export interface UpdateJob<Row, Values extends FormValues, Body> extends SaveJob<Row, Values, Body> {
  readonly id: string
  /** Reads the record from the server. */
  readonly load: () => Promise<Row>
  /** The server's values that the input is based on. */
  readonly base: Values
  readonly values: Values
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

/** Returns the change with only those metadata keys that differ from the record `before`. */
function withPatch<Body extends object>(change: Partial<Body>, before: object): Partial<Body> {
  const { metadata } = change as { metadata?: Record<string, unknown> }
  const { metadata: present = {} } = before as { metadata?: Record<string, unknown> }
  return metadata ? { ...change, metadata: metadataPatch(present, metadata) } : change
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
  const update = resource.update?.bind(resource)
  if (!update) throw new Error(`${resource.name}: the form can't edit records`)
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
  const { metadata = [] } = theirs as { metadata?: readonly MetadataRow[] }
  const change = pick(after, changed)
  const body = job.metadata === "replace" ? change : withPatch(change, { metadata: toMetadata(metadata) })
  await runIdempotent(
    async () => {
      saved.row = await update(id, body)
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

/** Reads the id of the record that would be found before it is created, for `CreateJob.similar`. */
export const foundBefore =
  <Body>(find: (body: Body) => Promise<{ readonly id: string } | undefined>) =>
  async (body: Body): Promise<readonly string[]> => {
    const row = await find(body)
    return row ? [row.id] : []
  }

export interface CreateJob<Row, Values extends FormValues, Body> extends SaveJob<Row, Values, Body> {
  readonly create: (body: Body) => Promise<Row>
  readonly values: Values
  /** Finds the record by a unique field or beside those before, to check whether a creation was executed. */
  readonly find: (body: Body, before: readonly string[]) => Promise<Row | undefined>
  /** Reads the ids of the records that look like it before it is created; needed if no field is unique. */
  readonly similar?: ((body: Body) => Promise<readonly string[]>) | undefined
  /** `create` recognizes what an earlier attempt has created, and has to know of it, as a guided flow does. */
  readonly isRepeatable?: boolean | undefined
  /** Kept between attempts. */
  readonly lost: LostCreation<Body>
  /** Called when `lost` has changed before or after the request, so that it is kept for a reload too. */
  readonly keep?: (() => void) | undefined
}

/**
 * Saves the values that were changed since a lost creation to the record that it created. Deletes the record if an update
 * can't change them; returns undefined if it must be created again.
 */
async function correctRecord<Row, Values extends FormValues, Body extends object>(
  { resource, metadata }: SaveJob<Row, Values, Body>,
  id: string,
  sent: Body,
  body: Body,
): Promise<Row | undefined> {
  const { fixed = [] } = resource
  const isFixed = (field: keyof Body & string) => fixed.includes(field) && !isSame(sent[field], body[field])
  try {
    if (!resource.update || fixed.some(isFixed)) {
      if (!resource.discard) throw new Error(`${resource.name}: the form can't delete records`)
      await resource.discard(id)
      return undefined
    }
    const change = pick(
      body,
      Object.keys(body).filter((field) => !(fixed as readonly string[]).includes(field)),
    )
    return await resource.update(id, metadata === "replace" ? change : withPatch(change, sent))
  } catch (error) {
    if (toApiError(error).status === 404) return undefined
    throw error
  }
}

/**
 * Creates a record. If the response is lost, checks whether it was created, now or before the next attempt, so that it
 * is never created twice; values changed since then are saved to the record that was found, or replace it.
 */
export async function createRecord<Row extends { readonly id: string }, Values extends FormValues, Body extends object>(
  job: CreateJob<Row, Values, Body>,
): Promise<Row> {
  const { create, parse, toValues, find, similar, lost, keep } = job
  const body = parse(trimmed(job.values))
  const findSent = async (sent: Body): Promise<Row | undefined> => {
    const before = lost.before ?? []
    const row = await find(sent, before)
    const isIt = row && !before.includes(row.id) && isSame(pick(parse(toValues(row)), Object.keys(sent)), sent)
    return isIt ? row : undefined
  }
  if (lost.current) {
    const row = await findSent(lost.current)
    lost.id ??= row?.id
    const isSaved = row && isSame(lost.current, body)
    const saved = isSaved || lost.id === undefined ? row : await correctRecord(job, lost.id, lost.current, body)
    lost.current = undefined
    lost.id = undefined
    if (saved && !job.isRepeatable) return saved
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
