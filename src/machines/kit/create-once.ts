import { toApiError } from "#sdk/error.ts"
import { isLost } from "./lost-response.ts"
import { UnsureError } from "./unsure-error.ts"

interface CreationAttempt<Sent> {
  /** What an earlier attempt has sent, if its response was lost. */
  readonly sent: Sent | null
  /** What this attempt sends. */
  readonly now: Sent
  /** Finds the record that an attempt has created. */
  find(sent: Sent): Promise<string | undefined>
  create(): Promise<string>
  /** Updates a record that was found with the current entries. Returns false if it was deleted and must be created again. */
  catchUp(id: string, sent: Sent): Promise<boolean>
}

/**
 * Creates a record and returns its id. After a lost response, looks for the record instead of sending it again. Throws
 * `UnsureError` if the search fails, because the record may exist.
 */
export async function createOnce<Sent>({ sent, now, find, create, catchUp }: CreationAttempt<Sent>): Promise<string> {
  const findOrUnsure = (attempt: Sent, cause?: unknown) =>
    find(attempt).catch((error: unknown) => {
      throw new UnsureError(cause ?? error, attempt)
    })
  if (sent !== null) {
    const id = await findOrUnsure(sent)
    if (id !== undefined && (await catchUp(id, sent))) return id
  }
  try {
    return await create()
  } catch (error) {
    if (!isLost(toApiError(error))) throw error
    const id = await findOrUnsure(now, error)
    if (id === undefined || !(await catchUp(id, now))) throw error
    return id
  }
}

/** Lists the latest records with the key that recognizes one whose response was lost. */
export const latestQuery = { fields: "id,metadata", order: "-created_at", limit: 50 }

interface Marked {
  readonly id: string
  readonly metadata?: unknown
}

/** Id of the record that has a draft's key in its metadata, as `name`. */
export const idWithKey = (records: readonly Marked[], name: string, key: string): string | undefined =>
  records.find(({ metadata }) => (metadata as Record<string, unknown> | null | undefined)?.[name] === key)?.id
