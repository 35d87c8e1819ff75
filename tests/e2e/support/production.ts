import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { devices, firefox, type PlaywrightTestConfig, webkit } from "@playwright/test"
import type { WorldTestOptions } from "#mocks/playwright.ts"

type Projects = NonNullable<PlaywrightTestConfig<object, WorldTestOptions>["projects"]>
type Server = Exclude<NonNullable<PlaywrightTestConfig["webServer"]>, readonly unknown[]>

interface Production {
  readonly projects: Projects
  readonly webServer: readonly Server[]
}

/** Pages of the production build, served from files or rendered by its server. */
export const productionSpec = "**/{production,served}.spec.ts"

/**
 * Playwright projects and servers for the production build in a folder, with the mock at the build's API URL: all
 * production tests in Chromium, and those tagged `@browsers` in Firefox and WebKit if Playwright's are installed.
 */
export function productionOf(folder: string, port: string, served: { port: string; mockPort: string }): Production {
  const mockUrl = apiUrlOf(folder)
  const baseURL = `http://127.0.0.1:${port}`
  const others = [
    { name: "firefox", type: firefox, device: devices["Desktop Firefox"] },
    { name: "webkit", type: webkit, device: devices["Desktop Safari"] },
  ].filter(({ type }) => existsSync(type.executablePath()))
  return {
    projects: [
      {
        name: "production",
        testMatch: "**/production.spec.ts",
        use: { ...devices["Desktop Chrome"], baseURL, mockUrl },
      },
      {
        name: "served",
        testMatch: "**/served.spec.ts",
        use: { ...devices["Desktop Chrome"], baseURL: `http://127.0.0.1:${served.port}` },
      },
      ...others.map(({ name, device }) => ({
        name,
        testMatch: "**/production.spec.ts",
        grep: /@browsers/,
        use: { ...device, baseURL, mockUrl, launchOptions: {} },
      })),
    ],
    webServer: [
      {
        command: `node scripts/mock.mjs --port ${new URL(mockUrl).port}`,
        url: `${mockUrl}/health`,
        timeout: 120_000,
      },
      {
        command: `node node_modules/vite/bin/vite.js preview --outDir ${folder} --port ${port} --strictPort`,
        url: baseURL,
      },
      {
        // Its pages are rendered from a mock of its own, because a server's requests belong to no world.
        command: `node scripts/mock.mjs --port ${served.mockPort}`,
        url: `http://127.0.0.1:${served.mockPort}/health`,
        timeout: 120_000,
      },
      {
        command: `node dist-server/serve.js ${folder}`,
        url: `http://127.0.0.1:${served.port}/_health`,
        env: { PORT: served.port, FRESH_SECONDS: "1", VITE_API_URL: `http://127.0.0.1:${served.mockPort}` },
      },
    ],
  }
}

/** The API URL in the build's index.html; throws if the build isn't made for the tests. */
function apiUrlOf(folder: string): string {
  const page = join(folder, "index.html")
  const html = existsSync(page) ? readFileSync(page, "utf8") : ""
  const [, url] = /"VITE_API_URL":"(http:\/\/127\.0\.0\.1:\d+)"/.exec(html) ?? []
  if (url) return url
  throw new Error(`${page} isn't a build for the tests. Run \`npm test -- --only build,build-demo,browser\`.`)
}
