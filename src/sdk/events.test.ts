import { describe, expect, it, vi } from "vitest"
import { collect } from "#tests/support/collect.ts"
import { readEvents } from "./events.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

const inPieces = (...pieces: string[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift()
        if (piece === undefined) controller.close()
        else controller.enqueue(bytes(piece))
      },
    }),
  )
const all = (...pieces: string[]) => collect(readEvents(inPieces(...pieces)))

describe("an event stream", () => {
  it("yields messages with parsed JSON", async () => {
    expect(await all('event: finish\ndata: {"ok":true}\n\n', "data: plain\n\n")).toEqual([
      { event: "finish", data: { ok: true } },
      { event: "message", data: "plain" },
    ])
  })

  it("reassembles messages that the network has split", async () => {
    const text = 'id: 7\r\nevent: step\r\ndata: {"a":"ä",\r\ndata: "b":1}\r\n\r\n: a comment\n\ndata:x\n\n'
    expect(await all(...text)).toEqual([
      { event: "step", data: { a: "ä", b: 1 }, id: "7" },
      { event: "message", data: "x" },
    ])
  })

  it("drops an incomplete last message", async () => {
    expect(await all("data: 1\n\ndata: 2\n")).toEqual([{ event: "message", data: 1 }])
  })

  it("is closed when the loop ends early", async () => {
    const cancel = vi.fn()
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(bytes("data: 1\n\n")), cancel })
    for await (const { data } of readEvents(new Response(endless))) {
      expect(data).toBe(1)
      break
    }
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it("is empty without a body", async () => {
    expect(await collect(readEvents(new Response(null)))).toEqual([])
  })
})
