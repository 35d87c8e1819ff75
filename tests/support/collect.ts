/** Everything that comes, as a list: `Array.fromAsync`, which Node 20 does not have yet. */
export async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const value of source) list.push(value)
  return list
}
