import { createParser, type EventSourceMessage } from "eventsource-parser"
import type { ServerEvent } from "#schema/endpoint.ts"
import { unlessAborted, wait } from "./abort.ts"
import { ApiError, hasNoResponse, parsedOr, requestIdOf, toApiError } from "./error.ts"
import type { EventOptions } from "./options.ts"
import { isOverloaded, pauseOf } from "./retry.ts"

/** Milliseconds before the first new connection, unless the server's `retry:` says otherwise; doubled with each. */
const PAUSE = 1_000
/** Limits of the server's `retry:` and of every pause. */
const MIN_PAUSE = 100
const MAX_PAUSE = 30_000

interface Options extends EventOptions {
  /** Opens the stream again with additional headers; without it, a lost connection ends the stream with its error. */
  readonly reconnect?: (headers: Record<string, string>) => Promise<Response>
}

/**
 * Reads an event stream message by message; data that is JSON is parsed. Connects again after the connection is lost,
 * until the server ends the stream or rejects the request, or the caller aborts. Leaving the loop closes the connection.
 */
export function readEvents(first: Response, options: Options = {}): AsyncGenerator<ServerEvent, undefined> {
  const { signal } = options
  const close = () => void first.body?.cancel()
  signal?.addEventListener("abort", close, { once: true })
  // From the first message on, its reader handles the abort.
  return read(first, options, () => signal?.removeEventListener("abort", close))
}

async function* read(
  first: Response,
  { signal, reconnect, onReconnect }: Options,
  onStart: () => void,
): AsyncGenerator<ServerEvent, undefined> {
  onStart()
  let response = first
  let basePause = PAUSE
  let failures = 0
  let lastId = ""
  const onRetry = (milliseconds: number) => {
    basePause = Math.min(Math.max(milliseconds, MIN_PAUSE), MAX_PAUSE)
  }
  for (;;) {
    try {
      for await (const { event = "message", data, id } of messagesOf(response, signal, onRetry)) {
        failures = 0
        if (id !== undefined) lastId = id
        yield { event, data: parsedOr(data), ...(id === undefined ? {} : { id }) }
      }
      return
    } catch (error) {
      const reason = toApiError(error, signal)
      if (!reconnect || reason.kind !== "network") throw reason
    }
    let pause = pauseOf(basePause, failures++)
    for (let isOpen = false; !isOpen; ) {
      await wait(Math.min(pause, MAX_PAUSE), signal)
      try {
        response = await reconnect(lastId ? { "last-event-id": inBytes(lastId) } : {})
        isOpen = true
      } catch (error) {
        const reason = toApiError(error, signal)
        if (!hasNoResponse(reason) && !isOverloaded(reason.status)) throw reason
        pause = Math.max(reason.retryAfter ?? 0, pauseOf(basePause, failures++))
      }
    }
    onReconnect?.()
  }
}

/** Messages of one connection; an incomplete last message is dropped. */
async function* messagesOf(
  { body, status, statusText, headers }: Response,
  signal: AbortSignal | undefined,
  onRetry: (milliseconds: number) => void,
): AsyncGenerator<EventSourceMessage, undefined> {
  if (!body) return
  const type = headers.get("content-type") ?? "text/event-stream"
  if (!type.startsWith("text/event-stream")) {
    // A page of a proxy or of a wrong URL would look like a stream that has ended.
    void body.cancel()
    const message = `expected an event stream, got ${type}`
    throw new ApiError({ kind: "schema", message, status, statusText, requestId: requestIdOf(headers) })
  }
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message), onRetry })
  try {
    for (;;) {
      const { value, done } = await unlessAborted(reader.read(), signal)
      if (done) return
      parser.feed(value)
      yield* messages.splice(0)
    }
  } finally {
    // A lost connection can't be canceled any more.
    await reader.cancel().catch(() => undefined)
  }
}

/** UTF-8 as a header's value, which can contain only single bytes. */
const inBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text))
