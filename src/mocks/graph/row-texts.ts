import type { Written } from "#mocks/kernel/texts.ts"

/** Unguessable placeholder for serialized rows while the rest of a response is serialized. */
const MARK = `rows:${crypto.randomUUID()}:`
const MARKS = new RegExp(`"${MARK}(\\d+)"`)
let waiting: WrittenRows[] = []

const encoder = new TextEncoder()
const [OPEN, CLOSE, COMMA] = [91, 93, 44]

/** Rows of a response that are already serialized as JSON in UTF-8. */
export class WrittenRows {
  readonly rows: readonly Uint8Array[]

  constructor(rows: readonly Uint8Array[]) {
    this.rows = rows
  }

  toJSON(): string {
    return `${MARK}${waiting.push(this) - 1}`
  }
}

/** Serializes a response as JSON: a string, or UTF-8 if it holds serialized rows, which are copied as they are. */
export function writeJson(body: unknown): Written {
  waiting = []
  const text = JSON.stringify(body)
  if (waiting.length === 0) return text
  const written = waiting
  waiting = []
  // Every second piece is an index into `written`.
  const pieces = text
    .split(MARKS)
    .map((piece, i) => (i % 2 === 0 ? encoder.encode(piece) : (written[Number(piece)] as WrittenRows)))
  let size = 0
  for (const piece of pieces) size += sizeOf(piece)
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    if (piece instanceof WrittenRows) copyRows(piece.rows, bytes, at)
    else bytes.set(piece, at)
    at += sizeOf(piece)
  }
  return bytes
}

function sizeOf(piece: Uint8Array | WrittenRows): number {
  if (!(piece instanceof WrittenRows)) return piece.length
  // Includes the brackets, and the commas between the rows.
  let size = 1 + Math.max(1, piece.rows.length)
  for (const row of piece.rows) size += row.length
  return size
}

function copyRows(rows: readonly Uint8Array[], bytes: Uint8Array, start: number): void {
  bytes[start] = OPEN
  let at = start + 1
  for (const row of rows) {
    if (at > start + 1) bytes[at++] = COMMA
    bytes.set(row, at)
    at += row.length
  }
  bytes[at] = CLOSE
}
