import { writeJson } from "#mocks/graph/row-texts.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { keepText, type Written } from "#mocks/kernel/texts.ts"

/** Statuses whose responses have no body. */
export const NULL_BODY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304])

/** Streams the parts of a body: long lists aren't copied into one. */
export function streamOf(parts: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.iterator]()
  return new ReadableStream({
    pull: (stream) => {
      const { value, done } = iterator.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
  })
}

const encoder = new TextEncoder()
/** Characters from which a text is kept in UTF-8: Node writes a long string to a socket much slower than its bytes. */
const LONG = 32_768

/** Creates a response from JSON text. */
export const jsonText = (status: number, text: Written, headers: Readonly<Record<string, string>> = {}): Response => {
  const type = { "content-type": "application/json; charset=utf-8", ...headers }
  const written = typeof text === "string" && text.length > LONG ? [encoder.encode(text)] : text
  const body = typeof written === "string" ? written : written.length === 1 ? written[0] : streamOf(written)
  return keepText(new Response(body as BodyInit, { status, headers: type }), written)
}
export const json = (status: number, body: unknown, headers?: Readonly<Record<string, string>>): Response =>
  jsonText(status, writeJson(body), headers)

const UNKNOWN = { code: "unknown_error", type: "unknown_error", message: "An unknown error occurred." }

/** Thrown to roll back a request that responds with 400 or above without a `Refusal`. */
export class RolledBack extends Error {
  override readonly name = "RolledBack"
  readonly response: Response

  constructor(response: Response) {
    super(`answered ${response.status}`)
    this.response = response
  }
}

/** Converts an exception to a response. Anything unexpected responds with 500 and is reported to `onBug`. */
export const errorResponse = (error: unknown, onBug: (error: unknown) => void): Response => {
  if (error instanceof RolledBack) return error.response
  if (error instanceof Refusal) return json(error.status, error.toBody())
  onBug(error)
  return json(500, UNKNOWN)
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
export const page404 = (request: Request): Response =>
  new Response(
    `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>Cannot ${request.method} ${escapeHtml(new URL(request.url).pathname)}</pre>\n</body>\n</html>\n`,
    { status: 404, headers: { "content-type": "text/html; charset=utf-8" } },
  )

export const flagOff = () =>
  new Refusal(404, "not_found", "Route not found", { body: { type: "not_found", message: "Route not found" } })
