import type { BulkRow } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import * as jobs from "#machines/kit/bulk-job/bulk-job.rules.ts"

/** Copies of a promotion, each with a code of its own. */
export type CodesChange =
  | { readonly type: "none" }
  | {
      readonly type: "copy"
      readonly source: { readonly id: string; readonly code: string }
      readonly prefix: string
      /** Number of random characters after the prefix. */
      readonly length: number
      readonly count: number
      /** Uses of each code; null for no limit. */
      readonly limit: number | null
    }

export type CodesReason =
  /** The server's message. */
  { readonly kind: "refused"; readonly text: string } | { readonly kind: "failed" | "gone" | "used" | "taken" }

/** The code of a copy, and its id once it is known. */
export interface CodeValues {
  readonly code: string
  readonly id: string | null
}

/** A code to create. `isReplaced`: the one that was generated first exists already. */
export interface CodePreview extends BulkRow {
  readonly isReplaced: boolean
}

export interface PromotionCodes extends jobs.JobTypes {
  readonly change: CodesChange
  readonly values: CodeValues
  readonly reason: CodesReason
  readonly preview: CodePreview
}

export const KIND = "promotionCodes"
export const nothing: CodesChange = { type: "none" }

/** Characters of codes, without those that are easily confused: 0 and O, 1 and I. */
export const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
export const MAX_COUNT = 1_000
export const MIN_LENGTH = 6
export const MAX_LENGTH = 20

const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max

export type CodesProblem = "prefix" | "length" | "count" | "limit"

/** Why codes can't be generated: the fields with a problem. */
export function problemsOf(change: CodesChange): readonly CodesProblem[] {
  if (change.type === "none") return []
  const { prefix, length, count, limit } = change
  const checks = {
    prefix: /^[\w-]{0,20}$/.test(prefix),
    length: isWithin(length, MIN_LENGTH, MAX_LENGTH),
    count: isWithin(count, 1, MAX_COUNT),
    limit: limit === null || isWithin(limit, 1, 1_000_000),
  }
  return (["prefix", "length", "count", "limit"] as const).filter((field) => !checks[field])
}

/** A random code; the alphabet has 32 characters, so each is equally likely. */
export function randomCode(prefix: string, length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return prefix + Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("")
}

/** Different codes as rows of a job; those of `taken` are left out. */
export function generateCodes(
  { prefix, length, count }: Extract<CodesChange, { type: "copy" }>,
  taken: Iterable<string> = [],
): readonly BulkRow[] {
  const known = new Set(taken)
  const codes: string[] = []
  while (codes.length < count) {
    const code = randomCode(prefix, length)
    if (known.has(code)) continue
    known.add(code)
    codes.push(code)
  }
  return codes.map((title, index) => ({ id: String(index + 1), title }))
}

export const changesSomething = (change: CodesChange): boolean =>
  change.type === "copy" && problemsOf(change).length === 0

export const newJob = (id: string, change: CodesChange, preview: readonly CodePreview[]) =>
  jobs.newJob<PromotionCodes>({ id, kind: KIND, change, rows: preview, leftOut: 0 })

export const whyNotStart = (_: CodesChange, preview: readonly CodePreview[]): "nothing" | undefined =>
  preview.length > 0 ? undefined : "nothing"

export const whyNotRollBack = (job: jobs.BulkJob<PromotionCodes>): "nothing" | undefined =>
  jobs.canBeRestored(job) ? undefined : "nothing"

/** The codes that a job has created. */
export const createdCodes = ({ results }: jobs.BulkJob<PromotionCodes>): readonly string[] =>
  results.flatMap((result) => (result.state === "done" || result.state === "kept" ? [result.after.code] : []))

/** How many codes were replaced while they were created, because they existed by then. */
export const replacedCount = ({ rows, results }: jobs.BulkJob<PromotionCodes>): number =>
  results.filter((result, index) => result.state === "done" && result.after.code !== rows[index]?.title).length
