/** Collects all values into an array, like `Array.fromAsync`, which Node 20 doesn't have. */
export async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const value of source) list.push(value)
  return list
}
