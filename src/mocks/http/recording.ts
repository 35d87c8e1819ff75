import { z } from "zod"
import { Fault } from "#mocks/kernel/fault.ts"
import { notFound, Refusal } from "#mocks/kernel/refusal.ts"
import { keepText } from "#mocks/kernel/texts.ts"
import { checked } from "./checked.ts"
import { controlRefusal } from "./control-refusal.ts"
import { errorResponse, NULL_BODY_STATUSES } from "./responses.ts"

const Exchange = z.strictObject({
  method: z.string(),
  /** Path with query. */
  path: z.string(),
  /** SHA-256 of the request's body, in hexadecimal; "" without a body. Bodies can hold passwords. */
  body: z.string(),
  status: z.number().int().min(100).max(599),
  headers: z.record(z.string(), z.string()),
  /** The response's body as text, or in base64 if it isn't text. */
  response: z.string(),
  encoding: z.enum(["text", "base64"]),
})
export type Exchange = z.infer<typeof Exchange>

/** Requests to a real server with its responses, in their order, and the faults that apply when it is played. */
const Recording = z.strictObject({
  /** Address of the server. */
  from: z.string(),
  /** False if later exchanges are missing, because the recording had become too large. */
  is_complete: z.boolean(),
  faults: z.array(Fault),
  exchanges: z.array(Exchange),
})
export type Recording = z.infer<typeof Recording>

/** Responds to the API's requests in place of the in-memory data: a real server, or a recording of one. */
export interface Source {
  /** Address of the real server: URLs of files in its responses get that of the mock. */
  readonly from?: string
  answer(request: Request): Promise<Response>
  /** Faults that apply from the start. */
  readonly faults?: readonly Fault[]
  /** What a real server has answered so far; a recording has none. */
  recording?(): Recording
  /** Starts a recording again. */
  restart?(): void
  /** Responds to another world in the same way, without what the requests of others have changed. */
  ofWorld?(): Source
}

const notARecording = (reason: string) => controlRefusal("not_a_recording", { reason })

/** Throws a refusal if the text isn't a recording. */
export function parseRecording(text: string): Recording {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw notARecording("it isn't JSON.")
  }
  if (typeof value !== "object" || value === null || !("exchanges" in value))
    throw notARecording('it has no "exchanges".')
  try {
    return checked(Recording, value)
  } catch (error) {
    throw error instanceof Refusal ? notARecording(error.message) : error
  }
}

/** Removes the signatures of tokens, and secret keys, so that a saved recording gives no access to the server. */
export const withoutSignatures = (text: string): string =>
  text.replace(/\b(eyJ[\w-]+\.[\w-]+)\.[\w-]+/g, "$1.removed").replace(/\bsk_[0-9a-f]{64}\b/g, "sk_removed")

const isRead = ({ method }: { readonly method: string }): boolean => method === "GET" || method === "HEAD"

/** The request's body as text if it isn't a form, and its fingerprint as in `Exchange.body`. */
export async function fingerprintOf(request: Request): Promise<{ bytes: ArrayBuffer; body: string }> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) return { bytes, body: "" }
  const type = request.headers.get("content-type") ?? ""
  // Every form has another boundary.
  const boundary = /boundary=("?)([^";]+)\1/.exec(type)?.[2]
  if (!type.startsWith("multipart/")) keepText(request, new TextDecoder().decode(bytes))
  const text = new TextDecoder("latin1").decode(bytes)
  const compared = withoutSignatures(boundary ? text.replaceAll(boundary, "boundary") : text)
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(compared)))
  return { bytes, body: Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") }
}

/**
 * Responds as in the recording. A request gets its response from after the last write that was repeated, so that reads
 * show the state that they showed then. A read that is repeated without a write gets its next response up to the
 * recording's next write: pages that wait for the server see it finish. `/health` is that of the mock. Other requests are
 * refused with 404. Each world is at its own place in the recording.
 */
export function playback(recording: Recording): Source {
  const byRequest = new Map<string, number[]>()
  for (const [index, exchange] of recording.exchanges.entries()) {
    const key = keyOf(exchange)
    byRequest.set(key, [...(byRequest.get(key) ?? []), index])
  }
  const ofWorld = () => play(recording, byRequest)
  return { ...ofWorld(), ofWorld }
}

const keyOf = ({ method, path, body }: Pick<Exchange, "method" | "path" | "body">) => `${method} ${path} ${body}`

function play({ from, exchanges, faults }: Recording, byRequest: ReadonlyMap<string, readonly number[]>): Source {
  /** Index of the last write that was repeated. */
  let position = -1
  /** Index of the response that each read got last. */
  const lastReads = new Map<string, number>()

  function indexOf(key: string): number | undefined {
    const found = byRequest.get(key) ?? []
    const index = found.find((candidate) => candidate > position) ?? found.at(-1)
    const last = lastReads.get(key)
    if (index === undefined || last === undefined || last < index) return index
    const next = found.find((candidate) => candidate > last)
    return next !== undefined && exchanges.slice(last, next).every(isRead) ? next : last
  }

  return {
    faults,
    ...(URL.canParse(from) ? { from } : {}),
    async answer(request) {
      const url = new URL(request.url)
      if (url.pathname === "/health") return new Response("OK")
      const { method } = request
      const { body } = await fingerprintOf(request)
      const path = withoutSignatures(url.pathname + url.search)
      const key = keyOf({ method, path, body })
      const index = indexOf(key)
      const exchange = index === undefined ? undefined : exchanges[index]
      if (index === undefined || !exchange) {
        const message = `The recording has no response to ${method} ${path}${body && " with this body"}.`
        return errorResponse(notFound(message), () => undefined)
      }
      if (isRead(exchange)) lastReads.set(key, index)
      else position = Math.max(position, index)
      return responseOf(exchange)
    },
    restart() {
      position = -1
      lastReads.clear()
    },
  }
}

function responseOf({ status, headers, response, encoding }: Exchange): Response {
  if (NULL_BODY_STATUSES.has(status)) return new Response(null, { status, headers })
  if (encoding === "text") return keepText(new Response(response, { status, headers }), response)
  return new Response(
    Uint8Array.from(atob(response), (char) => char.charCodeAt(0)),
    { status, headers },
  )
}
