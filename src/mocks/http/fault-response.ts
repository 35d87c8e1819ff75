import type { Fault } from "#mocks/kernel/fault.ts"
import { keepText, textOf } from "#mocks/kernel/texts.ts"
import { copyOf } from "./moved.ts"
import { NULL_BODY_STATUSES } from "./responses.ts"

const INJECTED = { type: "unknown_error", message: "An injected fault." }

/** The response of a fault with a status. A text is sent as it is, such as a proxy's HTML page or damaged JSON. */
export function faultResponse({ status = 500, body = INJECTED, headers }: Fault): Response {
  if (NULL_BODY_STATUSES.has(status)) return new Response(null, { status, headers: headers ?? {} })
  const isText = typeof body === "string"
  const text = isText ? body : JSON.stringify(body)
  const type = `${isText ? "text/plain" : "application/json"}; charset=utf-8`
  return keepText(
    new Response(text, { status, headers: new Headers({ "content-type": type, ...lower(headers) }) }),
    text,
  )
}

const lower = (headers: Fault["headers"] = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

/** The beginning of a response, if the fault says so. Files and streams aren't cut. */
export function cutResponse(response: Response, fault: Fault | undefined): Response {
  const text = textOf(response)
  if (fault?.cut === undefined || text === "") return response
  const rest = text.slice(0, fault.cut)
  const headers = copyOf(response.headers)
  headers.delete("content-length")
  return keepText(new Response(rest, { status: response.status, headers }), rest)
}
