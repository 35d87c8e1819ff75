import type { Written } from "#mocks/kernel/texts.ts"

/** Unguessable placeholder for serialized rows while the rest of a response is serialized. */
const MARK = `rows:${crypto.randomUUID()}:`
const MARKS = new RegExp(`"${MARK}(\\d+)"`)
let waiting: Uint8Array[] = []

const encoder = new TextEncoder()

/** A list in a response that is already serialized as JSON in UTF-8. */
export class WrittenRows {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  toJSON(): string {
    return `${MARK}${waiting.push(this.bytes) - 1}`
  }
}

/** Serializes a response as JSON: a string, or parts in UTF-8 if it holds serialized lists, which aren't copied. */
export function writeJson(body: unknown): Written {
  waiting = []
  const text = JSON.stringify(body)
  if (waiting.length === 0) return text
  const lists = waiting
  waiting = []
  // Every second piece is an index into `lists`.
  return text.split(MARKS).map((part, i) => (i % 2 === 0 ? encoder.encode(part) : (lists[Number(part)] as Uint8Array)))
}
