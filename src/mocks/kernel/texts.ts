/** A body as a string, or encoded in UTF-8. */
export type Written = string | Uint8Array

/** Caches request and response texts: the journal doesn't have to read a stream again. */
const texts = new WeakMap<Request | Response, Written>()

const decoder = new TextDecoder()
export const decoded = (written: Written): string => (typeof written === "string" ? written : decoder.decode(written))

export const keepText = <T extends Request | Response>(message: T, text: Written): T => {
  texts.set(message, text)
  return message
}
/** Returns the cached text; empty for forms, files and streams. */
export const writtenOf = (message: Request | Response): Written => texts.get(message) ?? ""
export const textOf = (message: Request | Response): string => decoded(writtenOf(message))

/** The most bytes that UTF-8 needs per UTF-16 code unit. */
const WIDEST = 3
/** Returns at least the first `length` characters of the cached text, without decoding all of it. */
export function beginningOf(message: Request | Response, length: number): string {
  const written = writtenOf(message)
  return typeof written === "string" ? written : decoder.decode(written.subarray(0, length * WIDEST + WIDEST))
}
