/** A body as a string, or in parts that are encoded in UTF-8. */
export type Written = string | readonly Uint8Array[]

/** Caches request and response texts: the journal doesn't have to read a stream again. */
const texts = new WeakMap<Request | Response, Written>()

/** The most bytes that UTF-8 needs per UTF-16 code unit. */
const WIDEST = 3

/** Decodes a body, or at least its first `length` characters. */
export function decoded(written: Written, length = Number.POSITIVE_INFINITY): string {
  if (typeof written === "string") return written
  const decoder = new TextDecoder()
  let text = ""
  for (const part of written) {
    const left = length - text.length
    if (left <= 0) break
    text += decoder.decode(part.subarray(0, left * WIDEST), { stream: true })
  }
  return text
}

/** Returns the size of a body in characters or bytes. */
export const sizeOf = (written: Written): number =>
  typeof written === "string" ? written.length : written.reduce((size, part) => size + part.length, 0)

export const keepText = <T extends Request | Response>(message: T, text: Written): T => {
  texts.set(message, text)
  return message
}
/** Returns the cached body; empty for forms, files and streams. */
export const writtenOf = (message: Request | Response): Written => texts.get(message) ?? ""
export const textOf = (message: Request | Response): string => decoded(writtenOf(message))
