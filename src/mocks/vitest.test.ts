import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, it } from "vitest"
import { startServer } from "./server.ts"
import { test as base } from "./vitest.ts"
import { createWorldOn } from "./world-client.ts"

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of other fixtures from the pattern
  .extend("mockUrl", { scope: "file" }, async ({}, { onCleanup }) => {
    const server = await startServer({ port: 0, scenario: "empty", seed: 1 })
    onCleanup(() => server.close())
    return server.url
  })
  .extend("worldOptions", { scope: "file" }, { scenario: "empty", at: "2026-05-01T12:00:00Z" })

const AT = "2026-05-01T12:00:00.000Z"

describe.sequential("the world of a Vitest file", () => {
  test("starts with its options and is used by header or by URL", async ({ world, mockUrl }) => {
    expect(await world.control("GET", "clock")).toMatchObject({ now: AT, is_stopped: true })
    await fetch(`${mockUrl}/store/regions`, { headers: world.headers })
    await fetch(`${world.url}/store/carts`)
    const { entries } = await world.control("GET", "journal")
    expect(entries.map(({ path }) => path)).toEqual(["/store/regions", "/store/carts"])
    await world.control("PUT", "clock", { move: 1000 })
  })

  test("is reset before the next test", async ({ world }) => {
    expect((await world.control("GET", "clock")).now).toBe(AT)
    expect((await world.control("GET", "journal")).entries).toEqual([])
  })

  test("is the same for all tests of the file", async ({ world, fileWorld, mockUrl }) => {
    expect(world).toBe(fileWorld)
    const { worlds } = await (await fetch(`${mockUrl}/_mock/worlds`)).json()
    expect(worlds).toHaveLength(1)
  })
})

describe("a world used over HTTP", () => {
  it("rejects with the server's message", async () => {
    const server = await startServer({ port: 0, scenario: "empty" })
    try {
      await expect(createWorldOn(server.url, { scenario: "nothing" })).rejects.toThrow(
        'There is no scenario "nothing".',
      )
      const world = await createWorldOn(`${server.url}/`)
      const falts = "falts" as "faults"
      await expect(world.control("PUT", falts, { faults: [] })).rejects.toThrow(
        'There is no control request "PUT /_mock/falts". Did you mean "PUT /_mock/faults"?',
      )
      const withPrefix = "/_mock/clock" as "clock"
      expect(await world.control("GET", withPrefix)).toMatchObject({ is_stopped: false })
      await world.delete()
      await expect(world.reset()).rejects.toThrow(`There is no world "${world.name}".`)
    } finally {
      await server.close()
    }
  })
})

describe("the address of the mock server", () => {
  const withServer = async (answer: RequestListener, check: (url: string) => Promise<void>) => {
    const server = createServer(answer).listen(0, "127.0.0.1")
    await once(server, "listening")
    try {
      await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    } finally {
      server.close()
    }
  }

  it("is named, with the command that starts the server, if nothing responds there", async () => {
    let free = ""
    await withServer(
      () => undefined,
      async (url) => {
        free = url
      },
    )
    const { port } = new URL(free)
    const error = `No mock server responds at ${free} (ECONNREFUSED). Start it with "npx fennmark-mock --port ${port}"`
    await expect(createWorldOn(free)).rejects.toThrow(error)
  })

  it.each([
    ["a page", 404, "text/html", "<!DOCTYPE html>"],
    ["JSON without a code", 404, "application/json", '{"type":"not_found","message":"Not found"}'],
    ["other JSON", 200, "application/json", "{}"],
  ])("is refused if another server responds with %s", async (_, status, type, body) => {
    await withServer(
      (_, response) => response.writeHead(status, { "content-type": type }).end(body),
      async (url) => {
        const refused = createWorldOn(url)
        await expect(refused).rejects.toThrow(`${url} isn't a mock server`)
        await expect(refused).rejects.toThrow("start the mock on another one")
      },
    )
  })

  it("is named if the mock runs there without the path", async () => {
    const server = await startServer({ port: 0, scenario: "empty" })
    await expect(createWorldOn(`${server.url}/api`)).rejects.toThrow(
      `${server.url}/api isn't the address of the mock server: POST ${server.url}/api/_mock/worlds returned 404 with ` +
        `text/html; charset=utf-8, not JSON. Use ${server.url}, or start the mock with "--public-url ${server.url}/api".`,
    )
    await server.close()
  })

  it.each(["localhost:9000", "127.0.0.1:9000", "", "ftp://localhost", "http://localhost:9000/?x=1"])(
    "is refused if it isn't a URL: %j",
    async (url) => {
      await expect(createWorldOn(url)).rejects.toThrow(
        `"${url}" isn't the URL of a mock server: expected one such as http://localhost:9000.`,
      )
    },
  )
})
