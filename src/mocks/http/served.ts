/** Request counts of an operation since the program started. */
export interface Served {
  asked: number
  /** Authorized and well-formed requests, decided by the operation's own rules. */
  decided: number
  /** Successful requests. */
  answered: number
}

/** Counts by operation name, such as `GET /admin/orders/:id`. The tests print them as a table. */
export const served = new Map<string, Served>()

/** Counts a request; the caller counts its outcome. */
export function noteAsked(operation: string): Served {
  let counts = served.get(operation)
  if (!counts) {
    counts = { asked: 0, decided: 0, answered: 0 }
    served.set(operation, counts)
  }
  counts.asked += 1
  return counts
}
