// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { setupBackend } from "./node.ts"

const login = { email: "admin@example.com", password: "supersecret" }

describe.each(["https://shop.test", "https://shop.test/api"])("a backend behind MSW in jsdom, at %s", (baseUrl) => {
  const { backend, server } = setupBackend({ baseUrl, scenario: "empty", seed: 1 })
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }))
  afterEach(() => backend.reset())
  afterAll(() => server.close())

  const send = async (path: string, body: object | FormData, token?: string) => {
    const isForm = body instanceof FormData
    const headers = new Headers(isForm ? {} : { "content-type": "application/json" })
    if (token) headers.set("authorization", `Bearer ${token}`)
    const init = { method: "POST", headers, body: isForm ? body : JSON.stringify(body) }
    const response = await fetch(baseUrl + path, init)
    return { status: response.status, body: await response.json() }
  }

  it("receives the bodies and headers of writes", async () => {
    const { body } = await send("/auth/user/emailpass", login)
    const created = await send("/admin/sales-channels", { name: "App" }, body.token)
    expect(created).toMatchObject({ status: 200, body: { sales_channel: { name: "App" } } })
    expect(backend.journal.entries().map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /auth/user/emailpass",
      "POST /admin/sales-channels",
    ])
  })

  it("serves worlds by path prefix", async () => {
    const { name } = backend.worlds.create({ scenario: "empty" })
    expect(await send(`/_world/${name}/auth/user/emailpass`, login)).toMatchObject({
      body: { token: expect.any(String) },
    })
  })

  it("receives forms, and serves files at the same address", async () => {
    const { body } = await send("/auth/user/emailpass", login)
    const form = new FormData()
    form.append("files", new File(["hello"], "hello.txt", { type: "text/plain" }))
    const uploaded = await send("/admin/uploads", form, body.token)
    expect(uploaded).toMatchObject({
      status: 200,
      body: { files: [{ url: expect.stringContaining(`${baseUrl}/static/`) }] },
    })
    const { url } = uploaded.body.files[0]
    // The content of the file isn't compared: Vitest loses it in jsdom.
    expect((await fetch(url)).status).toBe(200)
  })
})
