import { setupServer } from "msw/node"
import { afterEach, describe, expect, it } from "vitest"
import { backendHandlers } from "#mocks/msw.ts"
import { setupBackend } from "#mocks/node.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { startServer } from "#mocks/server.ts"
import { login } from "#tests/support/callers.ts"
import { type Backend, createBackend } from "./backend.ts"

const key = { "x-publishable-api-key": PUBLISHABLE_KEY }
type Products = { readonly products: readonly { readonly thumbnail: string }[] }

const thumbnailOf = async (answer: Response | Promise<Response>): Promise<string> => {
  const response = await answer
  expect(response.status).toBe(200)
  return ((await response.json()) as Products).products[0]?.thumbnail ?? ""
}
const requestTo = (base: string, headers: Record<string, string> = {}, path = "/store/products?limit=1") =>
  new Request(base + path, { headers: { ...key, ...headers } })

const shared = createBackend({ seed: 1 })

describe("a picture's URL", () => {
  it.each([
    ["the address that was called", "http://shop.test:8000", {}, "http://shop.test:8000"],
    ["another one", "http://localhost:9611", {}, "http://localhost:9611"],
    [
      "the address that a proxy names",
      "http://10.0.0.1:9000",
      { "x-forwarded-host": "shop.example.com", "x-forwarded-proto": "https", "x-forwarded-prefix": "/api" },
      "https://shop.example.com/api",
    ],
    [
      "that of the first of several proxies",
      "http://10.0.0.1:9000",
      { "x-forwarded-host": "shop.example.com:8443, 10.0.0.2", "x-forwarded-proto": "https, http" },
      "https://shop.example.com:8443",
    ],
    [
      "the address that was called, if that of a proxy is none",
      "http://a.test",
      { "x-forwarded-host": "a b/c" },
      "http://a.test",
    ],
  ])("has %s", async (_, called, headers, expected) => {
    const url = await thumbnailOf(shared.fetch(requestTo(called, headers)))
    expect(url.startsWith(`${expected}/static/pictures/`)).toBe(true)
  })

  it("has it in long lists, in worlds and in cached responses, too", async () => {
    const world = shared.worlds.create({ scenario: "default" })
    for (const called of ["http://a.test", "http://b.test", "http://a.test"]) {
      const text = await (await shared.fetch(requestTo(called, {}, "/store/products?limit=40"))).text()
      expect(new Set(text.match(/http:\/\/[^/"]+(?=\/static\/)/g))).toEqual(new Set([called]))
      const url = await thumbnailOf(world.fetch(requestTo(called)))
      expect(url.startsWith(`${called}/static/pictures/`)).toBe(true)
    }
  })

  it("of an upload is that of the caller, however many addresses were called before", async () => {
    const backend = createBackend({ scenario: "empty", seed: 1 })
    const headers = { authorization: `Bearer ${await login(backend, "user")}` }
    const post = (url: string, body: FormData | null = null) =>
      backend.fetch(new Request(url, { method: "POST", headers, body }))
    for (let port = 9100; port < 9130; port++) await post(`http://localhost:${port}/auth/token/refresh`)
    const body = new FormData()
    body.append("files", new File(["a"], "a.txt", { type: "text/plain" }))
    const { files } = await (await post("http://localhost:9777/admin/uploads", body)).json()
    for (let port = 9200; port < 9230; port++)
      await backend.fetch(new Request(`http://localhost:${port}/admin/users/me`, { headers }))
    const read = await backend.fetch(new Request(`http://localhost:9000/admin/uploads/${files[0].id}`, { headers }))
    expect((await read.json()).file.url).toMatch(/^http:\/\/localhost:9000\/static\//)
  })

  it("has the public URL of the backend, if there is one", async () => {
    const backend = createBackend({ seed: 1, base: "https://shop.example.com/api/" })
    for (const called of ["http://10.0.0.1:9000", "https://shop.example.com", "https://shop.example.com/api"]) {
      const url = await thumbnailOf(backend.fetch(requestTo(called)))
      expect(url.startsWith("https://shop.example.com/api/static/pictures/")).toBe(true)
      const picture = await backend.fetch(new Request(url))
      expect(picture.headers.get("content-type")).toBe("image/svg+xml")
    }
  })
})

it("returns an uploaded file's URL with the address of each caller", async () => {
  const backend = createBackend({ scenario: "empty", seed: 1 })
  const headers = { authorization: `Bearer ${await login(backend, "user")}` }
  const body = new FormData()
  body.append("files", new Blob(["x"], { type: "image/png" }), "a.png")
  const uploaded = await backend.fetch(
    new Request("http://localhost:9000/admin/uploads", { method: "POST", headers, body }),
  )
  const { files } = (await uploaded.json()) as { files: { id: string; url: string }[] }
  const file = files[0] ?? { id: "", url: "" }
  expect(file.url.startsWith("http://localhost:9000/static/")).toBe(true)
  const read = await backend.fetch(new Request(`http://192.168.1.5:9000/admin/uploads/${file.id}`, { headers }))
  expect((await read.json()).file.url).toBe(file.url.replace("localhost", "192.168.1.5"))
})

describe("a backend behind MSW", () => {
  let close = () => {}
  afterEach(() => close())
  const listen = (server: ReturnType<typeof setupServer>) => {
    server.listen({ onUnhandledRequest: "error" })
    close = () => server.close()
  }

  it.each(["https://shop.example.com", "https://shop.example.com/api/"])(
    "serves its base URL %s and the pictures below it",
    async (baseUrl) => {
      const { server } = setupBackend({ baseUrl, seed: 1 })
      listen(server)
      const base = baseUrl.replace(/\/$/, "")
      const url = await thumbnailOf(fetch(requestTo(base)))
      expect(url.startsWith(`${base}/static/pictures/`)).toBe(true)
      expect((await fetch(url)).status).toBe(200)
    },
  )

  it.each(["https://other.example.com", "https://other.example.com/api"])(
    "serves %s with a backend that doesn't know it",
    async (base) => {
      listen(setupServer(...backendHandlers(shared as Pick<Backend, "fetch">, base)))
      const url = await thumbnailOf(fetch(requestTo(base)))
      expect(url.startsWith(`${base}/static/pictures/`)).toBe(true)
      expect((await fetch(url)).status).toBe(200)
    },
  )
})

describe("a server", () => {
  it.each([
    ["127.0.0.1", /^http:\/\/127\.0\.0\.1:\d+$/],
    ["0.0.0.0", /^http:\/\/localhost:\d+$/],
  ])("on %s has a URL that can be called, and pictures by the address of each caller", async (host, expected) => {
    const server = await startServer({ port: 0, host, seed: 1 })
    try {
      expect(server.url).toMatch(expected)
      for (const name of ["127.0.0.1", "localhost"]) {
        const called = `http://${name}:${new URL(server.url).port}`
        const url = await thumbnailOf(fetch(requestTo(called)))
        expect(url.startsWith(`${called}/static/pictures/`)).toBe(true)
        expect((await fetch(url)).status).toBe(200)
      }
    } finally {
      await server.close()
    }
  })
})
