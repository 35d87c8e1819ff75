import type { BulkJob, BulkRow, RowReason } from "#machines/bulk-edit/bulk-edit.rules.ts"

/** A row that failed, wasn't rolled back, or whose result is unknown. */
export interface ProblemRow extends BulkRow {
  readonly reason: RowReason | { readonly kind: "unknown" }
}

export function problemRows({ rows, results }: BulkJob): readonly ProblemRow[] {
  return rows.flatMap((row, index): ProblemRow[] => {
    const result = results[index]
    if (result?.state === "sent") return [{ ...row, reason: { kind: "unknown" } }]
    return result && "reason" in result ? [{ ...row, reason: result.reason }] : []
  })
}
