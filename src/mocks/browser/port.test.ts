import { afterEach, describe, expect, it } from "vitest"
import { ConnectionDropped } from "#mocks/http/connection-dropped.ts"
import type { Port, PortRequest, PortResponse, WorkerState } from "./messages.ts"
import { createPortClient, servePort } from "./port.ts"

type Fetch = (request: Request) => Promise<Response>

let ends: MessagePort[] = []
afterEach(() => {
  for (const end of ends) end.close()
})

/** Connects a page to a worker that responds with this function. */
function joined(answer: Fetch): ReturnType<typeof createPortClient> {
  const { port1, port2 } = new MessageChannel()
  ends = [port1, port2]
  servePort(port2, { fetch: answer })
  return createPortClient(port1)
}
const send = (host: { fetch: Fetch }, path: string, init?: RequestInit) =>
  host.fetch(new Request(`http://shop${path}`, init))

describe("the message port between a page and the worker", () => {
  it("carries requests and responses unchanged", async () => {
    const host = joined(async (request) =>
      Response.json(
        { method: request.method, said: await request.text(), key: request.headers.get("x-key") },
        { status: 201, headers: { "x-own": "1" } },
      ),
    )
    const response = await send(host, "/carts", { method: "POST", body: "hello", headers: { "x-key": "k" } })
    expect([response.status, response.headers.get("x-own")]).toEqual([201, "1"])
    expect(await response.json()).toEqual({ method: "POST", said: "hello", key: "k" })
  })

  it("matches overlapping requests with their responses", async () => {
    const host = joined(async (request) => new Response(new URL(request.url).pathname))
    const answers = await Promise.all(["/a", "/b", "/c"].map(async (path) => (await send(host, path)).text()))
    expect(answers).toEqual(["/a", "/b", "/c"])
  })

  it("returns no body for a status that must not have one", async () => {
    const host = joined(async () => new Response(null, { status: 204 }))
    expect((await send(host, "/")).body).toBeNull()
  })

  it("rejects when a fault drops the connection", async () => {
    const host = joined(async () => {
      throw new ConnectionDropped("cut")
    })
    await expect(send(host, "/")).rejects.toBeInstanceOf(ConnectionDropped)
  })

  it("streams a response in pieces until it ends", async () => {
    let say: (text: string) => void = () => undefined
    let end: () => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        say = (text) => controller.enqueue(new TextEncoder().encode(text))
        end = () => controller.close()
      },
    })
    const host = joined(async () => new Response(body, { headers: { "content-type": "text/event-stream" } }))
    const reader = (await send(host, "/follow")).body?.pipeThrough(new TextDecoderStream()).getReader()
    say("one")
    expect(await reader?.read()).toEqual({ value: "one", done: false })
    say("two")
    expect(await reader?.read()).toEqual({ value: "two", done: false })
    end()
    expect(await reader?.read()).toEqual({ value: undefined, done: true })
  })

  it("cancels the worker's stream when the reader cancels", async () => {
    let left: (why: string) => void = () => undefined
    const leaving = new Promise<string>((resolve) => {
      left = resolve
    })
    const body = new ReadableStream<Uint8Array>({ cancel: () => left("enough") })
    const host = joined(async () => new Response(body, { headers: { "content-type": "text/event-stream" } }))
    await (await send(host, "/follow")).body?.cancel()
    expect(await leaving).toBe("enough")
  })

  it("cancels the worker's streams when the page is closed", async () => {
    let cancel: () => void = () => undefined
    const canceled = new Promise<void>((resolve) => {
      cancel = resolve
    })
    const body = new ReadableStream<Uint8Array>({ cancel: () => cancel() })
    const host = joined(async () => new Response(body, { headers: { "content-type": "text/event-stream" } }))
    await send(host, "/follow")
    ends[0]?.close()
    await canceled
  })

  it("responds with 500 when the worker throws", async () => {
    const host = joined(async () => {
      throw new TypeError("broken")
    })
    const response = await send(host, "/")
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ type: "unknown_error", message: "TypeError: broken" })
  })

  it("ends a stream with an error when the worker throws during it", async () => {
    let breakOff: (reason: Error) => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        breakOff = (reason) => controller.error(reason)
      },
    })
    const host = joined(async () => new Response(body, { headers: { "content-type": "text/event-stream" } }))
    const reader = (await send(host, "/follow")).body?.getReader()
    breakOff(new Error("broken"))
    await expect(reader?.read()).rejects.toThrow("broken")
  })

  it("rejects pending and later requests after the worker has ended", async () => {
    let receive: () => void = () => undefined
    const received = new Promise<void>((resolve) => {
      receive = resolve
    })
    const host = joined(() => {
      receive()
      return new Promise(() => undefined)
    })
    const waiting = expect(send(host, "/waiting")).rejects.toBeInstanceOf(ConnectionDropped)
    await received
    host.fail("The worker has ended.")
    await waiting
    await expect(send(host, "/later")).rejects.toThrow("The worker has ended.")
  })

  it("forwards state reports from the worker", async () => {
    const { port1, port2 } = new MessageChannel()
    ends = [port1, port2]
    const news = new Promise<WorkerState>((resolve) =>
      createPortClient(port1 as Port<PortRequest, PortResponse>, resolve),
    )
    port2.postMessage({ problem: { kind: "blocked" } } satisfies WorkerState)
    expect(await news).toEqual({ problem: { kind: "blocked" } })
  })
})
