import { describe, expect, it, vi } from "vitest"
import { createAdminSdk } from "./admin.ts"
import { download } from "./download.ts"
import type { ClientOptions } from "./options.ts"

interface Sent {
  readonly url: string
  readonly headers: Record<string, string>
  readonly credentials: string | undefined
}
async function open(answer: (n: number) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = []
  const fetch = async (url: unknown, { headers, credentials, signal }: RequestInit = {}) => {
    signal?.throwIfAborted()
    sent.push({ url: String(url), headers: headers as Record<string, string>, credentials })
    return answer(sent.length - 1)
  }
  const headers = { "x-shop": "secret" }
  const auth = { storage: "memory" } as const
  const given = { baseUrl: "http://api.test/api/", publishableKey: "pk_1", headers, auth, retryDelay: 0 }
  const sdk = createAdminSdk({ ...given, fetch: fetch as typeof globalThis.fetch, ...options })
  await sdk.client.storage.set("t1")
  return { sdk, sent }
}
const bytes = (text: string) => new TextEncoder().encode(text)
const csv = (headers: Record<string, string> = {}) =>
  new Response("id\n1\n", { headers: { "content-type": "text/csv", "content-length": "5", ...headers } })
/** A body that stops after its first bytes: it breaks off or just gets no more. */
const stopping = (how: "lost" | "silent") => {
  let pulls = 0
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1
        if (pulls === 1) controller.enqueue(bytes("id\n"))
        else if (how === "lost") controller.error(new TypeError("terminated"))
        else return new Promise(() => {})
        return undefined
      },
    }),
  )
}
const result = (work: Promise<unknown>) => work.catch((error: unknown) => error)

describe("a download", () => {
  it("has the file's name, type, size and bytes, and reports progress", async () => {
    const { sdk } = await open(() => csv({ "content-disposition": 'attachment; filename="orders.csv"' }))
    const onProgress = vi.fn()
    const file = await download(sdk, "/static/1-orders.csv", { onProgress })
    expect(file).toMatchObject({ name: "orders.csv", type: "text/csv", size: 5 })
    expect(onProgress).not.toHaveBeenCalled()
    const blob = await file.blob()
    expect([await blob.text(), blob.type]).toEqual(["id\n1\n", "text/csv"])
    expect(onProgress.mock.lastCall).toEqual([{ loaded: 5, total: 5 }])
  })

  it("can be read as a stream", async () => {
    const { sdk } = await open(() => csv())
    const { stream } = await download(sdk, "/static/1-orders.csv")
    expect(await new Response(stream).text()).toBe("id\n1\n")
  })

  it.each([204, 200])("can be empty (%i)", async (status) => {
    const { sdk } = await open(() => new Response(status === 204 ? null : "", { status }))
    const file = await download(sdk, "/static/empty")
    expect(file).toMatchObject({ name: "empty", type: expect.any(String), size: 0 })
    expect((await file.blob()).size).toBe(0)
  })

  it("has no size if the length is that of encoded bytes, or malformed", async () => {
    for (const headers of [{ "content-encoding": "gzip" }, { "content-length": "many" }]) {
      const { sdk } = await open(() => csv(headers as Record<string, string>))
      expect((await download(sdk, "/a.csv")).size).toBe(0)
    }
  })

  it.each([
    ["attachment; filename=orders.csv", "orders.csv"],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    ["attachment; filename=\"x.csv\"; filename*=UTF-8''%E2%82%AC%20rates.csv", "€ rates.csv"],
    ['attachment; filename="../../etc/passwd"', "passwd"],
    ['attachment; filename="C:\\\\temp\\\\a.csv"', "a.csv"],
    ["attachment; filename*=UTF-8''..%2F..%2Fa.csv", "a.csv"],
    ["attachment; filename*=UTF-8''%E2%82", "%E2%82"],
    ['attachment; filename=".."', ""],
    ["attachment; filename*=UTF-8''a%2F.%00.", ""],
    ["attachment; filename*=UTF-8''orders%E2%80%AEvsc.exe", "ordersvsc.exe"],
    ["attachment", "order list.csv"],
    ["", "order list.csv"],
  ])("is named by %j", async (disposition, name) => {
    const { sdk } = await open(() => csv(disposition ? { "content-disposition": disposition } : {}))
    expect((await download(sdk, "http://files.test/a/order%20list.csv?signature=1")).name).toBe(name)
  })
})

describe("a download's request", () => {
  it.each(["read to its end", "canceled"])("leaves nothing at the caller's signal when %s", async (end) => {
    const { sdk } = await open(() => csv())
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, "addEventListener")
    const removed = vi.spyOn(signal, "removeEventListener")
    const file = await download(sdk, "/a.csv", { signal })
    await (end === "canceled" ? file.stream.cancel() : file.blob())
    expect(added).toHaveBeenCalled()
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
  })

  it("has the login on the API's origin, also below its path", async () => {
    const { sdk, sent } = await open(() => csv())
    await download(sdk, "static/a:1.csv?v=2")
    await download(sdk, "http://api.test/static/a.csv", { headers: { "X-Trace": "1" } })
    expect(sent.map(({ url }) => url)).toEqual([
      "http://api.test/api/static/a:1.csv?v=2",
      "http://api.test/static/a.csv",
    ])
    expect(sent[0]?.headers).toMatchObject({
      accept: "*/*",
      authorization: "Bearer t1",
      "x-publishable-api-key": "pk_1",
    })
    expect(sent[1]?.headers).toMatchObject({ "x-trace": "1" })
  })

  it.each([
    "https://files.test/a.csv",
    "http://api.test:8080/a.csv",
    "http://api.test.evil.test/a.csv",
    "http://api.test@evil.test/a.csv",
  ])("has neither login nor headers on another origin (%s)", async (url) => {
    const { sdk, sent } = await open(() => csv(), { auth: { type: "session" } })
    await download(sdk, url)
    expect(sent).toEqual([{ url: new URL(url).href, headers: { accept: "*/*" }, credentials: "omit" }])
  })

  it.each(["@evil.test/a.csv", "//evil.test/a.csv", ".evil.test/a.csv"])(
    "stays below the API's URL for a relative path (%s)",
    async (path) => {
      const { sdk, sent } = await open(() => csv())
      await download(sdk, path)
      expect(new URL(sent[0]?.url ?? "").host).toBe("api.test")
    },
  )

  it("is retried like every read", async () => {
    const { sdk, sent } = await open((n) => (n === 0 ? new Response("", { status: 503 }) : csv()))
    expect(await (await download(sdk, "/a.csv")).blob()).toMatchObject({ size: 5 })
    expect(sent).toHaveLength(2)
  })
})

describe("a failed download", () => {
  const location = { method: "GET", url: "http://api.test/api/a.csv" }

  it("rejects with the server's error", async () => {
    const { sdk } = await open(() => Response.json({ type: "not_found", message: "No file" }, { status: 404 }))
    await expect(download(sdk, "/a.csv")).rejects.toMatchObject({ ...location, status: 404, message: "No file" })
  })

  it("rejects when the connection is lost halfway", async () => {
    const { sdk } = await open(() => stopping("lost"))
    const file = await download(sdk, "/a.csv")
    expect(await result(file.blob())).toMatchObject({ ...location, kind: "network", message: "terminated" })
  })

  it("rejects when no data arrives in time, however long the whole download takes", async () => {
    const { sdk } = await open(() => stopping("silent"), { timeout: 20 })
    const file = await download(sdk, "/a.csv")
    expect(await result(file.blob())).toMatchObject({ ...location, kind: "timeout" })
  })

  it.each(["before", "while"])("rejects with the caller's reason %s it is read", async (when) => {
    const reason = new Error("closed")
    const controller = new AbortController()
    const { sdk } = await open(() => stopping("silent"))
    const file = await download(sdk, "/a.csv", { signal: controller.signal })
    if (when === "before") controller.abort(reason)
    const blob = result(file.blob())
    controller.abort(reason)
    expect(await blob).toMatchObject({ kind: "aborted", cause: reason })
  })

  it("closes its connection on an abort, even if nothing is being read", async () => {
    const cancel = vi.fn()
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(bytes("x")), cancel })
    const controller = new AbortController()
    const { sdk } = await open(() => new Response(body), { timeout: 1_000 })
    const file = await download(sdk, "/a.csv", { signal: controller.signal })
    controller.abort(new Error("closed"))
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(await result(file.blob())).toMatchObject({ kind: "aborted", message: "closed" })
  })

  it("closes the connection when the stream is canceled", async () => {
    const cancel = vi.fn()
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(bytes("x")), cancel })
    const { sdk } = await open(() => new Response(body))
    const { stream } = await download(sdk, "/a.csv")
    const reader = stream.getReader()
    await reader.read()
    await reader.cancel("enough")
    expect(cancel).toHaveBeenCalledWith("enough")
  })
})
