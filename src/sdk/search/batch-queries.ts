/** Collects the queries of one microtask and sends them in batches of at most `most`. */
export function batchQueries<Q, A>(send: (queries: readonly Q[]) => Promise<readonly A[]>, most: number) {
  interface Waiting {
    readonly query: Q
    readonly resolve: (answer: A) => void
    readonly reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  const sendPart = async (part: readonly Waiting[]) => {
    try {
      const answers = await send(part.map(({ query }) => query))
      for (const [i, { resolve, reject }] of part.entries()) {
        const answer = answers[i]
        if (answer === undefined) reject(new Error("the search left a query unanswered"))
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of part) reject(error)
    }
  }
  const flush = () => {
    const all = waiting
    waiting = []
    for (let i = 0; i < all.length; i += most) void sendPart(all.slice(i, i + most))
  }
  return (query: Q): Promise<A> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(flush)
      waiting.push({ query, resolve, reject })
    })
}
