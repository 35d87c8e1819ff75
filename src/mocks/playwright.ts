import { type BrowserContext, type BrowserContextOptions, test as base, type Request } from "@playwright/test"
import { WORLD_HEADER } from "./http/world-address.ts"
import type { WorldOptions } from "./http/worlds.ts"
import { createWorldOn, serverUrlOf, type WorldClient } from "./world-client.ts"

export interface WorldTestOptions {
  /** URL of the mock server; http://localhost:9000 if omitted. */
  readonly mockUrl: string
  /** How the world of each worker is created: its scenario, seed and time. */
  readonly worldOptions: Omit<WorldOptions, "name">
}

interface WorkerFixtures extends WorldTestOptions {
  readonly workerWorld: WorldClient
}

const withoutWorld = (headers: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== WORLD_HEADER))

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether the address is the mock's: the names of the own machine are the same. */
function isOfMock(mockUrl: string): (address: URL) => boolean {
  const { origin, protocol, port, hostname } = new URL(mockUrl)
  const isLocal = LOOPBACK.test(hostname)
  return (address) =>
    address.origin === origin ||
    (isLocal && LOOPBACK.test(address.hostname) && address.protocol === protocol && address.port === port)
}

/** Whether the request loads the page itself. */
const opensPage = (request: Request): boolean => {
  if (!request.isNavigationRequest()) return false
  const frame = request.frame()
  return frame === frame.page().mainFrame()
}

/**
 * Removes the world's header from requests to other origins than the mock and the pages: they would have to allow it
 * for CORS. The origin of the pages is that of `baseURL`, or of the first page that is opened.
 */
async function removeFromOthers(context: BrowserContext, mockUrl: string, baseURL: string | undefined): Promise<void> {
  const isMock = isOfMock(mockUrl)
  let ownOrigin = baseURL === undefined ? undefined : new URL(baseURL).origin
  await context.route(
    (address) => !isMock(address) && address.origin !== ownOrigin,
    async (route, request) => {
      if (ownOrigin === undefined && opensPage(request)) ownOrigin = new URL(request.url()).origin
      const isOwn = new URL(request.url()).origin === ownOrigin
      await route.fallback(isOwn ? {} : { headers: withoutWorld(request.headers()) })
    },
  )
}

/**
 * Gives each worker a world of the mock server, which is reset before each test. Requests of the test's browser contexts
 * and of `request` to the mock, and to the origin of the pages, have the header `x-mock-world`.
 */
export const test = base.extend<{ readonly world: WorldClient }, WorkerFixtures>({
  mockUrl: ["http://localhost:9000", { option: true, scope: "worker" }],

  worldOptions: [{}, { option: true, scope: "worker" }],

  workerWorld: [
    async ({ mockUrl, worldOptions }, use) => {
      const world = await createWorldOn(mockUrl, worldOptions)
      await use(world)
      await world.delete()
    },
    { scope: "worker" },
  ],

  browser: [
    async ({ browser, mockUrl }, use) => {
      const { newContext } = browser
      browser.newContext = async (given: BrowserContextOptions = {}) => {
        // Playwright adds the options of the test to these.
        const options = { ...given }
        const context = await newContext.call(browser, options)
        await removeFromOthers(context, serverUrlOf(mockUrl), options.baseURL)
        return context
      }
      await use(browser)
      browser.newContext = newContext
    },
    { scope: "worker" },
  ],

  world: async ({ workerWorld }, use) => {
    await workerWorld.reset()
    await use(workerWorld)
  },

  extraHTTPHeaders: async ({ extraHTTPHeaders, world }, use) => use({ ...extraHTTPHeaders, ...world.headers }),

  request: async ({ playwright, extraHTTPHeaders, world, mockUrl, baseURL }, use) => {
    const isMock = isOfMock(serverUrlOf(mockUrl))
    const context = await playwright.request.newContext({ extraHTTPHeaders: withoutWorld(extraHTTPHeaders) })
    const fetch = context.fetch.bind(context)
    // The other methods call this one.
    context.fetch = <T>(to: string | Request, options: Parameters<typeof fetch>[1] = {}) => {
      const address = new URL(typeof to === "string" ? to : to.url(), baseURL)
      const isOwn = isMock(address) || (baseURL !== undefined && address.origin === new URL(baseURL).origin)
      return fetch<T>(to, isOwn ? { ...options, headers: { ...world.headers, ...options.headers } } : options)
    }
    await use(context)
    await context.dispose()
  },
})
