/** Request counts of an operation. */
export interface OperationCounts {
  received: number
  /** Authorized and well-formed requests, decided by the operation's own rules. */
  decided: number
  /** Successful requests. */
  answered: number
}

/** Counts by operation name, such as `GET /admin/orders/:id`. */
export type CountsByOperation = Map<string, OperationCounts>

/** Counts of all requests since the program started. The tests print them as a table. */
export const served: CountsByOperation = new Map()

/** Adds the counts of one request. */
export function addCounts(to: CountsByOperation, operation: string, { received, decided, answered }: OperationCounts) {
  const counts = to.get(operation)
  if (!counts) {
    to.set(operation, { received, decided, answered })
    return
  }
  counts.received += received
  counts.decided += decided
  counts.answered += answered
}
