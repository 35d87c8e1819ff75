interface Dated {
  readonly created_at: string
}
interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

/**
 * One page, newest first, of the rows that the server lists and of `others` that only the client can tell, which are all
 * known and newest first.
 */
export async function mergedPage<Row extends Dated>(
  others: readonly Row[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
  load: (window: { offset: number; limit: number }) => Promise<Rows<Row>>,
): Promise<Rows<Row>> {
  // The others before the page leave room for at most as many listed rows less.
  const start = Math.max(0, offset - others.length)
  const listed = await load({ offset: start, limit: offset + limit - start })
  const isNewer = (a: Row, b: Row) => a.created_at > b.created_at
  const placed = [
    ...listed.rows.map((row, index) => ({
      row,
      place: start + index + others.filter((other) => isNewer(other, row)).length,
    })),
    ...others.map((row, index) => ({
      row,
      place: start + index + listed.rows.filter((each) => !isNewer(row, each)).length,
    })),
  ]
  const rows = placed
    .filter(({ place }) => place >= offset && place < offset + limit)
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row)
  return { rows, count: listed.count + others.length }
}
