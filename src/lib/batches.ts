/** The most rows and bytes of one request; the server rejects bodies over 100 kB. */
export const MAX_ROWS = 100
export const MAX_BYTES = 90_000

/** Size of a value as JSON, in bytes. */
export const jsonBytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

interface BatchOptions<Row> {
  /** What a row adds to the body; the row itself if missing. */
  readonly bodyOf?: (row: Row) => unknown
  /** Bytes that the rest of the body takes. */
  readonly reserved?: number
}

/** Splits rows into batches of at most `MAX_ROWS` rows and `MAX_BYTES` bytes. A larger row is a batch of its own. */
export function batchesOf<Row>(rows: readonly Row[], options: BatchOptions<Row> = {}): Row[][] {
  const { bodyOf = (row: Row) => row, reserved = 100 } = options
  const batches: Row[][] = []
  let bytes = 0
  for (const row of rows) {
    const size = jsonBytes(bodyOf(row)) + 1
    const last = batches.at(-1)
    if (last && last.length < MAX_ROWS && bytes + size <= MAX_BYTES) last.push(row)
    else {
      batches.push([row])
      bytes = reserved
    }
    bytes += size
  }
  return batches
}
