import { type ApiError, toApiError } from "#sdk/error.ts"
import { isLost } from "./lost-response.ts"

/** Why saving stopped: no response, or an error of the server that other rows would get too. */
export type StopReason = "lost" | "server" | "session"

interface Refused<Row> {
  readonly row: Row
  readonly error: ApiError
}

export interface SendResult<Row> {
  readonly saved: readonly Row[]
  readonly refused: readonly Refused<Row>[]
  /** Rows that weren't sent, or whose result is unknown. */
  readonly left: readonly Row[]
  readonly stop?: StopReason | undefined
}

interface SendJob<Row> {
  readonly chunks: readonly (readonly Row[])[]
  readonly send: (rows: readonly Row[]) => Promise<unknown>
  /** Reads the rows after a lost response: which are saved, and the others with their present state. */
  readonly recheck: (rows: readonly Row[]) => Promise<{ saved: readonly Row[]; unsaved: readonly Row[] }>
  readonly onProgress: (rows: number) => void
  /** Errors that concern what the rows belong to, such as a deleted record: thrown instead of halving the chunk. */
  readonly isFatal?: (error: ApiError) => boolean
}

/** Why an error of the server stops saving; undefined if it concerns only the rows that were sent. */
function stopOf(error: ApiError): StopReason | undefined {
  if (isLost(error) || error.kind === "aborted") return "lost"
  if (error.status === 401 || error.status === 403) return "session"
  return error.status === 429 || error.status >= 500 ? "server" : undefined
}

/**
 * Sends rows in chunks, one after the other. The server saves a chunk as a whole or not at all: a refused one is halved
 * until the refused rows are alone, so that the others are saved. Rows refused at first are tried again at the end,
 * because they may have waited for another row, for example for its SKU. After a lost response the rows are read before
 * they are sent again.
 */
export async function sendRows<Row>({
  chunks,
  send,
  recheck,
  onProgress,
  isFatal,
}: SendJob<Row>): Promise<SendResult<Row>> {
  const saved: Row[] = []
  const left: Row[] = []
  let refused: Refused<Row>[] = []
  let stop: StopReason | undefined

  const done = (rows: readonly Row[]) => {
    saved.push(...rows)
    onProgress(rows.length)
  }
  async function sendChunk(rows: readonly Row[], isRepeated = false): Promise<void> {
    if (stop !== undefined) return void left.push(...rows)
    if (rows.length === 0) return
    try {
      await send(rows)
      done(rows)
    } catch (thrown) {
      const error = toApiError(thrown)
      if (isFatal?.(error)) throw error
      const reason = stopOf(error)
      if (reason === "lost" && !isRepeated) return repeat(rows)
      if (reason) {
        stop = reason
        left.push(...rows)
      } else if (rows.length === 1) refused.push(...rows.map((row) => ({ row, error })))
      else {
        const middle = Math.ceil(rows.length / 2)
        await sendChunk(rows.slice(0, middle))
        await sendChunk(rows.slice(middle))
      }
    }
  }
  async function repeat(rows: readonly Row[]): Promise<void> {
    const found = await recheck(rows).catch(() => undefined)
    if (!found) {
      stop = "lost"
      left.push(...rows)
      return
    }
    done(found.saved)
    await sendChunk(found.unsaved, true)
  }

  for (const chunk of chunks) await sendChunk(chunk)
  for (let before = 0; refused.length > 0 && saved.length > before && stop === undefined; ) {
    before = saved.length
    const again = refused
    refused = []
    for (const { row } of again) await sendChunk([row])
  }
  return { saved, refused, left, stop }
}

/** Why saving stops if the rows can't be read. */
export const stopOfReading = (error: ApiError): StopReason =>
  isLost(error) ? "lost" : [401, 403].includes(error.status) ? "session" : "server"
