/** Request counts of an operation since the program started. */
export interface OperationCounts {
  received: number
  /** Authorized and well-formed requests, decided by the operation's own rules. */
  decided: number
  /** Successful requests. */
  answered: number
}

/** Counts by operation name, such as `GET /admin/orders/:id`. The tests print them as a table. */
export const served = new Map<string, OperationCounts>()

/** Counts a request; the caller counts its outcome. */
export function countRequest(operation: string): OperationCounts {
  let counts = served.get(operation)
  if (!counts) {
    counts = { received: 0, decided: 0, answered: 0 }
    served.set(operation, counts)
  }
  counts.received += 1
  return counts
}
