import { ConnectionDropped } from "#mocks/http/faults.ts"
import { type Port, type PortRequest, type PortResponse, toMessage, toRequest, type WorkerState } from "./messages.ts"

/** Statuses whose responses must not have a body. */
const BODILESS = new Set([204, 205, 304])

interface Waiting {
  settle(response: Response): void
  drop(reason: string): void
  pieces?: ReadableStreamDefaultController<Uint8Array>
}

interface Answering {
  fetch(request: Request): Promise<Response>
}
interface Asking extends Answering {
  /** Rejects all pending and future requests. */
  fail(reason: string): void
}

/** Page side: sends requests over the port and resolves with their responses. */
export function createPortClient(
  port: Port<PortRequest, PortResponse>,
  onNews: (news: WorkerState) => void = () => undefined,
): Asking {
  let count = 0
  let failure: string | undefined
  const waiting = new Map<number, Waiting>()
  /** Creates the body of a streamed response; canceling it notifies the other side. */
  const pieces = (id: number, asked: Waiting) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        asked.pieces = controller
      },
      cancel: () => {
        waiting.delete(id)
        port.postMessage({ id, canceled: true })
      },
    })
  port.onmessage = ({ data }) => {
    if (!("id" in data)) return onNews(data)
    const asked = waiting.get(data.id)
    if (!asked) return
    if ("piece" in data) return asked.pieces?.enqueue(data.piece)
    if (!("goesOn" in data)) waiting.delete(data.id)
    if ("ended" in data) return asked.pieces?.close()
    if ("dropped" in data) return asked.drop("The connection was cut.")
    if ("failed" in data) return asked.pieces ? asked.drop(data.failed) : asked.settle(errorResponse(data.failed))
    const { status } = data
    const body = "body" in data ? data.body : pieces(data.id, asked)
    asked.settle(
      new Response(BODILESS.has(status) ? null : body, { status, headers: data.headers.map(([k, v]) => [k, v]) }),
    )
  }
  return {
    fetch: async (request) => {
      count += 1
      const message = await toMessage(count, request)
      if (failure !== undefined) throw new ConnectionDropped(failure)
      return new Promise((settle, reject) => {
        const asked: Waiting = {
          settle,
          drop: (reason) => {
            reject(new ConnectionDropped(reason))
            asked.pieces?.error(new ConnectionDropped(reason))
          },
        }
        waiting.set(message.id, asked)
        port.postMessage(message, message.body ? [message.body] : [])
      })
    },
    fail: (reason) => {
      failure = reason
      for (const asked of waiting.values()) asked.drop(reason)
      waiting.clear()
    },
  }
}

/** Response for an exception in the worker, in the format of the server's errors. */
const errorResponse = (message: string): Response => Response.json({ type: "unknown_error", message }, { status: 500 })

/** Worker side: responds to the requests received over the port. */
export function servePort(port: Port<PortResponse, PortRequest>, host: Answering): void {
  const read = new Map<number, ReadableStreamDefaultReader<Uint8Array>>()

  async function sendOn(id: number, body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader()
    read.set(id, reader)
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      port.postMessage({ id, piece: Uint8Array.from(value) })
    }
    read.delete(id)
    port.postMessage({ id, ended: true })
  }

  async function answer(asked: Exclude<PortRequest, { canceled: true }>): Promise<void> {
    const { id } = asked
    try {
      const response = await host.fetch(toRequest(asked))
      const head = { id, status: response.status, headers: [...response.headers] }
      if (response.body && response.headers.get("content-type") === "text/event-stream") {
        port.postMessage({ ...head, goesOn: true })
        return await sendOn(id, response.body)
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
}
