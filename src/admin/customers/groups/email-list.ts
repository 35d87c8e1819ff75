import { isEmail } from "#lib/email.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { isGeneralRefusal } from "#machines/kit/general-refusal.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"

/** An entry of the pasted text, with its line from 1. */
export interface Entry {
  readonly line: number
  readonly text: string
}

export interface EmailList {
  /** Each email once. */
  readonly emails: readonly Entry[]
  readonly invalid: readonly Entry[]
  /** Number of emails that are repeated. */
  readonly repeated: number
}

/** Reads pasted text: emails separated by lines, commas, semicolons or tabs, also as "Ada Lovelace <ada@example.com>". */
export function parseEmails(text: string): EmailList {
  const emails = new Map<string, Entry>()
  const invalid: Entry[] = []
  let repeated = 0
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
    for (const part of line.split(/[,;\t]/)) {
      const entry = {
        line: index + 1,
        text: (/<([^<>]+)>\s*$/.exec(part)?.[1] ?? part).trim().replace(/^"(.*)"$/, "$1"),
      }
      if (entry.text === "") continue
      const key = entry.text.toLowerCase()
      if (!isEmail(entry.text)) invalid.push({ line: entry.line, text: part.trim() })
      else if (emails.has(key)) repeated += 1
      else emails.set(key, entry)
    }
  return { emails: [...emails.values()], invalid, repeated }
}

/** A customer to add, with the pasted entry. */
export interface Target {
  readonly id: string
  readonly entry: Entry
}

export interface FoundCustomers {
  readonly targets: readonly Target[]
  /** Customers who are already in the group. */
  readonly already: number
  /** Emails that belong to a guest and to an account. */
  readonly both: number
  readonly unknown: readonly Entry[]
}

interface Progress {
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}

/** Emails per request: their addresses must fit into a URL. */
const EMAILS_AT_ONCE = 50
/** Customers per request that adds them. */
const IDS_AT_ONCE = 100
const REQUESTS_AT_ONCE = 3

const chunks = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size))

/** Finds the customers with these emails, as typed or in lower case. Changes nothing. */
export async function findCustomers(
  sdk: AdminSdk,
  groupId: string,
  emails: readonly Entry[],
  { signal, onProgress }: Progress,
): Promise<FoundCustomers> {
  let done = 0
  const pages = await mapConcurrent(chunks(emails, EMAILS_AT_ONCE), REQUESTS_AT_ONCE, async (chunk) => {
    const email = [...new Set(chunk.flatMap(({ text }) => [text, text.toLowerCase()]))]
    // At most a guest and an account for each spelling.
    const query = { email, fields: "id,email,groups.id", limit: 4 * EMAILS_AT_ONCE }
    const { customers } = await sdk.admin.customer.list({ query }, { signal })
    done += chunk.length
    onProgress(done)
    return customers
  })
  const found = new Map<string, { id: string; isIn: boolean }[]>()
  for (const { id, email, groups = [] } of pages.flat()) {
    const key = (email ?? "").toLowerCase()
    found.set(key, [...(found.get(key) ?? []), { id, isIn: groups.some((group) => group.id === groupId) }])
  }
  const matches = emails.map((entry) => ({ entry, customers: found.get(entry.text.toLowerCase()) ?? [] }))
  const all = matches.flatMap(({ customers }) => customers)
  return {
    targets: matches.flatMap(({ entry, customers }) =>
      customers.filter(({ isIn }) => !isIn).map(({ id }) => ({ id, entry })),
    ),
    already: all.filter(({ isIn }) => isIn).length,
    both: matches.filter(({ customers }) => customers.length > 1).length,
    unknown: matches.filter(({ customers }) => customers.length === 0).map(({ entry }) => entry),
  }
}

export interface AddResult {
  readonly added: number
  /** Customers that the server refused, with its error. */
  readonly refused: readonly { readonly target: Target; readonly error: unknown }[]
  /** Customers that weren't tried, or for whom no response arrived: adding them again changes nothing. */
  readonly left: readonly Target[]
  /** Why it ended before the last customer; missing if it was stopped. */
  readonly error?: unknown
}

/**
 * Adds customers to a group in batches. A refused batch is halved until the refused customers are known. Ends after an
 * error that isn't about customers, or when it is stopped. Never rejects.
 */
export async function addCustomers(
  sdk: AdminSdk,
  groupId: string,
  targets: readonly Target[],
  { signal, onProgress }: Progress,
): Promise<AddResult> {
  let added = 0
  const refused: { target: Target; error: unknown }[] = []
  const waiting = chunks(targets, IDS_AT_ONCE)
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    const [target] = batch
    const left = () => [batch ?? [], ...waiting].flat()
    if (signal.aborted) return { added, refused, left: left() }
    try {
      const add = batch.map(({ id }) => id)
      await sdk.admin.customerGroup.batchCustomers({ id: groupId, body: { add }, query: { fields: "id" } })
      added += batch.length
    } catch (caught) {
      const error = toApiError(caught)
      if (isLost(error) || error.status >= 500 || isGeneralRefusal(error))
        return { added, refused, left: left(), error }
      if (batch.length > 1) {
        waiting.unshift(...chunks(batch, Math.ceil(batch.length / 2)))
        continue
      }
      if (target) refused.push({ target, error })
    }
    onProgress(added + refused.length)
  }
  return { added, refused, left: [] }
}
