import { keepText } from "#mocks/kernel/texts.ts"
import { Address } from "./backend-options.ts"
import { checked } from "./checked.ts"
import { ConnectionDropped } from "./connection-dropped.ts"
import { type Exchange, fingerprintOf, type Source, withoutSignatures } from "./recording.ts"
import { NULL_BODY_STATUSES } from "./responses.ts"

/** Most characters of all responses in a recording. */
const MAX_SIZE = 50_000_000

/**
 * Headers that belong to one connection, or that `fetch` sets itself, and the conditions of a client's cache: a
 * recording needs the whole response.
 */
const OWN_REQUEST_HEADERS =
  /^(?:host|connection|keep-alive|proxy-connection|expect|upgrade|te|trailer|content-length|accept-encoding|origin|transfer-encoding|if-none-match|if-modified-since)$/
/** `fetch` has decoded the body; the mock sends its own headers for other origins. */
const OWN_RESPONSE_HEADERS =
  /^(?:connection|keep-alive|content-length|content-encoding|transfer-encoding|access-control-.*)$/
/** Headers that a recorded response needs; cookies aren't recorded. */
const RECORDED_HEADERS = ["content-type", "location", "content-disposition"]

const IS_TEXT = /^(?:text\/|application\/(?:json|javascript|xml|x-www-form-urlencoded))|charset=/i

/** Sends every request to a real server, and records its responses without the signatures of tokens. */
export function passThrough(server: string, maxSize = MAX_SIZE): Source {
  checked(Address, server, "server")
  const base = server.replace(/\/+$/, "")
  const exchanges: Exchange[] = []
  let size = 0
  let isComplete = true

  function add(exchange: Exchange): void {
    size += exchange.response.length
    if (size > maxSize) isComplete = false
    if (isComplete) exchanges.push(exchange)
  }

  return {
    from: base,
    async answer(request) {
      const { method } = request
      const { pathname, search } = new URL(request.url)
      const path = pathname + search
      const { bytes, body } = await fingerprintOf(request)
      const headers = new Headers([...request.headers].filter(([name]) => !OWN_REQUEST_HEADERS.test(name)))
      const dropped = (error: unknown) => {
        const { message, cause } = error as Error
        throw new ConnectionDropped(`${base} can't be reached: ${cause instanceof Error ? cause.message : message}`)
      }
      const response = await fetch(base + path, {
        method,
        headers,
        body: bytes.byteLength > 0 ? bytes : null,
        redirect: "manual",
      }).catch(dropped)
      const { status } = response
      const answered = new Headers()
      for (const [name, value] of response.headers) if (!OWN_RESPONSE_HEADERS.test(name)) answered.append(name, value)
      const type = response.headers.get("content-type") ?? ""
      // A stream of events never ends.
      if (type.startsWith("text/event-stream")) return new Response(response.body, { status, headers: answered })
      const content = await response.arrayBuffer().catch(dropped)
      const isText = IS_TEXT.test(type)
      const text = isText ? new TextDecoder().decode(content) : ""
      const recorded = RECORDED_HEADERS.flatMap((name) => {
        const value = answered.get(name)
        return value === null ? [] : [[name, withoutSignatures(value)] as const]
      })
      add({
        method,
        path: withoutSignatures(path),
        body,
        status,
        headers: Object.fromEntries(recorded),
        response: isText ? withoutSignatures(text) : base64Of(content),
        encoding: isText ? "text" : "base64",
      })
      const result = new Response(NULL_BODY_STATUSES.has(status) ? null : content, { status, headers: answered })
      return isText ? keepText(result, text) : result
    },
    recording: () => ({ from: base, is_complete: isComplete, faults: [], exchanges }),
  }
}

function base64Of(content: ArrayBuffer): string {
  let binary = ""
  for (const byte of new Uint8Array(content)) binary += String.fromCharCode(byte)
  return btoa(binary)
}
