import { describe, expect, it, vi } from "vitest"
import { createAdminSdk } from "./admin.ts"
import { startProductImport } from "./product-import.ts"

const file = new File(["Product Title\nMug"], "mugs.csv", { type: "text/csv" })

/** A server with this upload URL, which returns the import's request body. */
function open(url: string, put = new Response(null)) {
  const sent: string[] = []
  const fetch = async (address: unknown, { method, body }: RequestInit = {}) => {
    sent.push(`${method} ${address}`)
    if (method === "PUT") return put
    if (String(address).endsWith("presigned-urls"))
      return Response.json({ url, filename: "stored.csv", extension: "csv", mime_type: "text/csv", size: 17 })
    if (String(address).endsWith("uploads")) return Response.json({ files: [{ id: "private-mugs.csv" }] })
    return Response.json({ transaction_id: "t1", given: JSON.parse(String(body)) }, { status: 202 })
  }
  const auth = { storage: "nostore" } as const
  return { sent, sdk: createAdminSdk({ baseUrl: "http://api.test", fetch: fetch as typeof globalThis.fetch, auth }) }
}

describe("importing products from a file", () => {
  it("uploads the file to the server's presigned URL", async () => {
    const { sdk, sent } = open("https://storage.test/up?key=1")
    const started = await startProductImport(sdk, file)
    expect(started).toMatchObject({ transaction_id: "t1", given: { file_key: "stored.csv", originalname: "mugs.csv" } })
    expect(sent).toEqual([
      "POST http://api.test/admin/uploads/presigned-urls",
      "PUT https://storage.test/up?key=1",
      "POST http://api.test/admin/products/imports",
    ])
  })

  it("sends the type of a CSV file if the browser doesn't know the file's type", async () => {
    const { sdk } = open("/admin/uploads")
    const untyped = new File(["Product Title\nMug"], "mugs")
    expect(await startProductImport(sdk, untyped)).toMatchObject({ given: { mime_type: "text/csv" } })
  })

  it("uploads the file to the server if it stores files itself", async () => {
    const { sdk, sent } = open("/admin/uploads")
    expect(await startProductImport(sdk, file)).toMatchObject({ given: { file_key: "private-mugs.csv" } })
    expect(sent[1]).toBe("POST http://api.test/admin/uploads")
  })

  it("sends the file elsewhere without the login, through the middleware and within the time limit", async () => {
    const seen: unknown[] = []
    const fetch = async (address: unknown, { method, headers, signal }: RequestInit = {}) => {
      if (method !== "PUT") return Response.json({ url: "https://storage.test/up", filename: "f", extension: "csv" })
      seen.push([String(address), headers])
      return new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)))
    }
    const sdk = createAdminSdk({
      baseUrl: "http://api.test",
      fetch,
      auth: { storage: "memory" },
      headers: { "x-shop": "secret" },
      middleware: [(request, next) => next({ ...request, headers: { ...request.headers, "x-seen": request.method } })],
    })
    await sdk.client.storage.set("t1")
    const call = startProductImport(sdk, file, { timeout: 20 })
    await expect(call).rejects.toMatchObject({ kind: "timeout", method: "PUT", url: "https://storage.test/up" })
    expect(seen).toEqual([["https://storage.test/up", { "x-seen": "PUT" }]])
  })

  it("reports only the progress of the file", async () => {
    const { sdk } = open("https://storage.test/up")
    const onProgress = vi.fn()
    await startProductImport(sdk, file, { onProgress })
    expect(onProgress).toHaveBeenCalledTimes(1)
  })

  it("doesn't start the import when the upload is rejected", async () => {
    const { sdk, sent } = open("https://storage.test/up", new Response("", { status: 403, statusText: "Forbidden" }))
    await expect(startProductImport(sdk, file)).rejects.toMatchObject({ kind: "http", status: 403 })
    expect(sent).toHaveLength(2)
  })
})
