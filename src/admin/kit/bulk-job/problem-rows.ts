import type { BulkJob, BulkRow, JobTypes } from "#machines/kit/bulk-job/bulk-job.rules.ts"

/** A row that failed, wasn't rolled back, or whose result is unknown. */
export interface ProblemRow<T extends JobTypes> extends BulkRow {
  readonly reason: T["reason"] | { readonly kind: "unknown" }
}

export function problemRows<T extends JobTypes>({ rows, results }: BulkJob<T>): readonly ProblemRow<T>[] {
  return rows.flatMap((row, index): ProblemRow<T>[] => {
    const result = results[index]
    if (result?.state === "sent") return [{ ...row, reason: { kind: "unknown" } }]
    return result && "reason" in result ? [{ ...row, reason: result.reason }] : []
  })
}
