/** What became of the requests for an operation since the program began. */
export interface Served {
  asked: number
  /** By someone who may, and well-formed: the operation's own rules had to decide. */
  decided: number
  /** With a success. */
  answered: number
}

/** By the operation's name: `GET /admin/orders/:id`. The tests print it as a table. */
export const served = new Map<string, Served>()

/** Counts a request; what becomes of it counts whoever answers. */
export function noteAsked(operation: string): Served {
  let counts = served.get(operation)
  if (!counts) {
    counts = { asked: 0, decided: 0, answered: 0 }
    served.set(operation, counts)
  }
  counts.asked += 1
  return counts
}
