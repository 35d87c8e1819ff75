/**
 * Runs an async function per entry with limited concurrency; results keep the order. Rejects with the first error.
 */
export async function mapConcurrent<T, R>(
  entries: readonly T[],
  limit: number,
  run: (entry: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const waiting = entries.entries()
  const work = async () => {
    for (const [index, entry] of waiting) results[index] = await run(entry)
  }
  await Promise.all(Array.from({ length: Math.min(limit, entries.length) }, work))
  return results
}
