import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect } from "@playwright/test"
import { test as worldTest } from "#mocks/playwright.ts"
import type * as Server from "#mocks/server.ts"
import { loadTs } from "#scripts/lib/load-ts.mjs"

interface Site {
  readonly url: string
  /** Headers of the requests so far, by path. */
  readonly received: Map<string, IncomingHttpHeaders>
}

interface Sites {
  /** Serves pages and, on the server, sends their header on to the mock. */
  readonly shop: Site
  /** Allows requests of every origin, but not with headers of their own. */
  readonly thirdParty: Site
}

async function serve(answer: RequestListener): Promise<Site & { close: () => void }> {
  const received = new Map<string, IncomingHttpHeaders>()
  const server = createServer((request, response) => {
    received.set(request.url ?? "", request.headers)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received, close: () => server.close() }
}

const test = worldTest.extend<object, Sites>({
  mockUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from the pattern
    async ({}, use) => {
      const { startServer }: typeof Server = await loadTs("src/mocks/server.ts")
      const server = await startServer({ port: 0, scenario: "empty" })
      await use(server.url)
      await server.close()
    },
    { scope: "worker" },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await serve((_, response) => response.setHeader("content-type", "text/html").end("<h1>Shop</h1>"))
      await use(site)
      site.close()
    },
    { scope: "worker" },
  ],
  thirdParty: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const site = await serve((request, response) => {
        response.setHeader("access-control-allow-origin", "*")
        response.statusCode = request.method === "OPTIONS" ? 403 : 200
        response.setHeader("content-type", request.url?.endsWith(".js") ? "text/javascript" : "application/json")
        response.end(request.url?.endsWith(".js") ? "globalThis.isLoaded = true" : "{}")
      })
      await use(site)
      site.close()
    },
    { scope: "worker" },
  ],
})

for (const hasBaseURL of [true, false])
  test.describe(hasBaseURL ? "with a base URL" : "without a base URL", () => {
    if (hasBaseURL) test.use({ baseURL: async ({ shop }, use) => use(shop.url) })
    else test.use({ baseURL: undefined })

    test("sends the world's header to the mock and to the pages' server, and to no one else", async ({
      page,
      request,
      browser,
      world,
      shop,
      thirdParty,
      mockUrl,
    }) => {
      const call = (url: string) => page.evaluate(async (to) => (await fetch(to)).status, url)
      await page.goto(`${shop.url}/start`)
      expect(shop.received.get("/start")).toMatchObject(world.headers)
      expect(await call(`${mockUrl}/health`)).toBe(200)
      expect(await call(`${thirdParty.url}/data`)).toBe(200)
      await page.addScriptTag({ url: `${thirdParty.url}/widget.js` })
      expect(await page.evaluate(() => Reflect.get(globalThis, "isLoaded"))).toBe(true)
      await page.route("**/health*", (route) => route.continue())
      expect(await call(`${mockUrl}/health?again`)).toBe(200)

      const other = await (await browser.newContext()).newPage()
      await other.goto(`${shop.url}/other`)
      await other.evaluate(async (to) => (await fetch(to)).status, `${thirdParty.url}/other`)
      expect(shop.received.get("/other")).toMatchObject(world.headers)
      await other.context().close()

      // The server listens on one of the machine's own addresses; the page calls it by another name.
      const named = mockUrl.replace("127.0.0.1", "localhost")
      expect(named).not.toBe(mockUrl)
      expect(await call(`${named}/health?named`)).toBe(200)
      await request.get(`${mockUrl}/health?request`)
      await request.get(`${named}/health?named-request`)
      await request.get(`${thirdParty.url}/request`)
      if (hasBaseURL) {
        await request.get("/request")
        expect(shop.received.get("/request")).toMatchObject(world.headers)
      }
      for (const path of ["/data", "/widget.js", "/other", "/request"])
        expect([path, thirdParty.received.get(path)?.["x-mock-world"]]).toEqual([path, undefined])
      const { entries } = await world.control("GET", "journal?path=/health")
      expect(entries.map(({ path }) => path)).toEqual([
        "/health",
        "/health?again",
        "/health?named",
        "/health?request",
        "/health?named-request",
      ])
    })
  })
