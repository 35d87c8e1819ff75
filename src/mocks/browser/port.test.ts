import { afterEach, describe, expect, it } from "vitest"
import { ConnectionDropped } from "#mocks/core/faults.ts"
import type { Host } from "./host.ts"
import { answerOver, askOver } from "./port.ts"

let ends: MessagePort[] = []
afterEach(() => {
  for (const end of ends) end.close()
})

/** A page and a worker that answers by this function. */
function joined(answer: Host["fetch"]): Host {
  const { port1, port2 } = new MessageChannel()
  ends = [port1, port2]
  answerOver(port2, Promise.resolve({ fetch: answer }))
  return askOver(port1)
}
const ask = (host: Host, path: string, init?: RequestInit) => host.fetch(new Request(`http://shop${path}`, init))

describe("the line between a page and the world", () => {
  it("carries requests and answers whole", async () => {
    const host = joined(async (request) =>
      Response.json(
        { method: request.method, said: await request.text(), key: request.headers.get("x-key") },
        { status: 201, headers: { "x-own": "1" } },
      ),
    )
    const response = await ask(host, "/carts", { method: "POST", body: "hello", headers: { "x-key": "k" } })
    expect([response.status, response.headers.get("x-own")]).toEqual([201, "1"])
    expect(await response.json()).toEqual({ method: "POST", said: "hello", key: "k" })
  })

  it("answers requests that overlap each with its own answer", async () => {
    const host = joined(async (request) => new Response(new URL(request.url).pathname))
    const answers = await Promise.all(["/a", "/b", "/c"].map(async (path) => (await ask(host, path)).text()))
    expect(answers).toEqual(["/a", "/b", "/c"])
  })

  it("has no body where there must be none", async () => {
    const host = joined(async () => new Response(null, { status: 204 }))
    expect((await ask(host, "/")).body).toBeNull()
  })

  it("fails where a fault cut the connection", async () => {
    const host = joined(async () => {
      throw new ConnectionDropped("cut")
    })
    await expect(ask(host, "/")).rejects.toBeInstanceOf(ConnectionDropped)
  })

  it("hands on what goes on piece by piece, until it ends", async () => {
    let say: (text: string) => void = () => undefined
    let end: () => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        say = (text) => controller.enqueue(new TextEncoder().encode(text))
        end = () => controller.close()
      },
    })
    const host = joined(async () => new Response(body, { headers: { "content-type": "text/event-stream" } }))
    const reader = (await ask(host, "/follow")).body?.pipeThrough(new TextDecoderStream()).getReader()
    say("one")
    expect(await reader?.read()).toEqual({ value: "one", done: false })
    say("two")
    expect(await reader?.read()).toEqual({ value: "two", done: false })
    end()
    expect(await reader?.read()).toEqual({ value: undefined, done: true })
  })

  it("tells the other side that the reader has enough", async () => {
    let left: (why: string) => void = () => undefined
    const leaving = new Promise<string>((resolve) => {
      left = resolve
    })
    const body = new ReadableStream<Uint8Array>({ cancel: () => left("enough") })
    const host = joined(async () => new Response(body, { headers: { "content-type": "text/event-stream" } }))
    await (await ask(host, "/follow")).body?.cancel()
    expect(await leaving).toBe("enough")
  })
})
