import { ConnectionDropped } from "#mocks/http/connection-dropped.ts"
import { type Port, type PortRequest, type PortResponse, toMessage, toRequest, type WorkerState } from "./messages.ts"

/** Statuses whose responses must not have a body. */
const NULL_BODY_STATUSES = new Set([204, 205, 304])

interface PendingRequest {
  settle(response: Response): void
  drop(reason: string): void
  body?: ReadableStreamDefaultController<Uint8Array>
}

interface RequestHandler {
  fetch(request: Request): Promise<Response>
}
interface PortClient extends RequestHandler {
  /** Rejects all pending and future requests. */
  fail(reason: string): void
}

/** Page side: sends requests over the port and resolves with their responses. */
export function createPortClient(
  port: Port<PortRequest, PortResponse>,
  onStateChange: (state: WorkerState) => void = () => undefined,
): PortClient {
  let count = 0
  let failure: string | undefined
  const waiting = new Map<number, PendingRequest>()
  /** Creates the body of a streamed response; canceling it notifies the other side. */
  const streamedBody = (id: number, pending: PendingRequest) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        pending.body = controller
      },
      cancel: () => {
        waiting.delete(id)
        port.postMessage({ id, canceled: true })
      },
    })
  port.onmessage = ({ data }) => {
    if (!("id" in data)) return onStateChange(data)
    const pending = waiting.get(data.id)
    if (!pending) return
    if ("chunk" in data) return pending.body?.enqueue(data.chunk)
    if (!("isStreamed" in data)) waiting.delete(data.id)
    if ("isLast" in data) return pending.body?.close()
    if ("dropped" in data) return pending.drop("The connection was cut.")
    if ("failed" in data) return pending.body ? pending.drop(data.failed) : pending.settle(errorResponse(data.failed))
    const { status } = data
    const body = "body" in data ? data.body : streamedBody(data.id, pending)
    pending.settle(
      new Response(NULL_BODY_STATUSES.has(status) ? null : body, {
        status,
        headers: data.headers.map(([k, v]) => [k, v]),
      }),
    )
  }
  return {
    fetch: async (request) => {
      count += 1
      const message = await toMessage(count, request)
      if (failure !== undefined) throw new ConnectionDropped(failure)
      return new Promise((settle, reject) => {
        const pending: PendingRequest = {
          settle,
          drop: (reason) => {
            reject(new ConnectionDropped(reason))
            pending.body?.error(new ConnectionDropped(reason))
          },
        }
        waiting.set(message.id, pending)
        port.postMessage(message, message.body ? [message.body] : [])
      })
    },
    fail: (reason) => {
      failure = reason
      for (const pending of waiting.values()) pending.drop(reason)
      waiting.clear()
    },
  }
}

/** Response for an exception in the worker, in the format of the server's errors. */
const errorResponse = (message: string): Response => Response.json({ type: "unknown_error", message }, { status: 500 })

/** Worker side: responds to the requests received over the port. */
export function servePort(port: Port<PortResponse, PortRequest>, host: RequestHandler): void {
  const read = new Map<number, ReadableStreamDefaultReader<Uint8Array>>()

  async function sendStream(id: number, body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader()
    read.set(id, reader)
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      port.postMessage({ id, chunk: Uint8Array.from(value) })
    }
    read.delete(id)
    port.postMessage({ id, isLast: true })
  }

  async function answer(request: Exclude<PortRequest, { canceled: true }>): Promise<void> {
    const { id } = request
    try {
      const response = await host.fetch(toRequest(request))
      const head = { id, status: response.status, headers: [...response.headers] }
      if (response.body && response.headers.get("content-type") === "text/event-stream") {
        port.postMessage({ ...head, isStreamed: true })
        return await sendStream(id, response.body)
      }
      const body = await response.arrayBuffer()
      port.postMessage({ ...head, body }, [body])
    } catch (error) {
      read.delete(id)
      port.postMessage(error instanceof ConnectionDropped ? { id, dropped: true } : { id, failed: String(error) })
    }
  }

  port.onmessage = ({ data }) => {
    if ("canceled" in data) void read.get(data.id)?.cancel()
    else void answer(data)
  }
  port.addEventListener("close", () => {
    for (const reader of read.values()) void reader.cancel()
  })
}
