import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createBackend } from "./http/backend.ts"
import { startServer, warmUpBetweenRequests } from "./server.ts"

describe("the HTTP server", () => {
  it("serves worlds by header and by path prefix", async () => {
    const server = await startServer({ port: 0, scenario: "empty", seed: 1 })
    const login = { email: "admin@example.com", password: "supersecret" }
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const init = { method: "POST", headers: { "content-type": "application/json", ...headers } }
      const response = await fetch(server.url + path, { ...init, body: JSON.stringify(body) })
      return response.json()
    }
    try {
      await post("/_mock/worlds", { name: "a" })
      const { token } = await post("/_world/a/auth/user/emailpass", login)
      const headers = { authorization: `Bearer ${token}`, "x-mock-world": "a" }
      const { sales_channel } = await post("/admin/sales-channels", { name: "Of a" }, headers)
      const form = new FormData()
      form.set("files", new File(["hello"], "hello.txt", { type: "text/plain" }))
      const { authorization } = headers
      const upload = await fetch(`${server.url}/_world/a/admin/uploads`, {
        method: "POST",
        headers: { authorization },
        body: form,
      })
      const { files } = await upload.json()
      expect(await (await fetch(files[0].url)).text()).toBe("hello")
      expect(server.backend.worlds.get("a").db.tables.salesChannel.get(sales_channel.id)?.name).toBe("Of a")
      expect(server.backend.db.tables.salesChannel.size).toBe(1)
    } finally {
      await server.close()
    }
  })
})

describe("the warm-up between requests", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const backend = createBackend({ scenario: "empty" })

  it("runs one step after the other while no requests arrive", async () => {
    const step = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true)
    const isDone = warmUpBetweenRequests({ backend, requestCount: 0 }, step)
    vi.advanceTimersByTime(5)
    await isDone
    expect(step).toHaveBeenCalledTimes(3)
  })

  it("pauses after each step while requests arrive", async () => {
    const server = { backend, requestCount: 0 }
    const step = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true)
    const isDone = warmUpBetweenRequests(server, step)
    server.requestCount += 1
    vi.advanceTimersByTime(1)
    expect(step).toHaveBeenCalledTimes(1)
    server.requestCount += 1
    vi.advanceTimersByTime(40)
    expect(step).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(20)
    expect(step).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(100)
    await isDone
    expect(step).toHaveBeenCalledTimes(3)
  })
})
