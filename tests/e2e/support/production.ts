import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { devices, firefox, type PlaywrightTestConfig, webkit } from "@playwright/test"
import type { Config } from "#lib/config.ts"
import type { WorldTestOptions } from "#mocks/playwright.ts"
import { cacheDir } from "#scripts/lib/project.mjs"

type Projects = NonNullable<PlaywrightTestConfig<object, WorldTestOptions>["projects"]>
type Server = Exclude<NonNullable<PlaywrightTestConfig["webServer"]>, readonly unknown[]>

interface Production {
  readonly projects: Projects
  readonly webServer: readonly Server[]
}

/** Pages of the production build, served from files, rendered by its server, or rendered into files. */
export const productionSpec = "**/{production,served,prerendered}.spec.ts"

/**
 * Playwright projects and servers for the production build in a folder, with the mock at the build's API URL: all
 * production tests in Chromium, and those tagged `@browsers` in Firefox and WebKit if Playwright's are installed.
 */
export function productionOf(
  folder: string,
  port: string,
  served: { port: string; mockPort: string; filesPort: string },
): Production {
  const mockUrl = apiUrlOf(folder)
  const baseURL = `http://127.0.0.1:${port}`
  const filesUrl = `http://127.0.0.1:${served.filesPort}`
  const site = join(cacheDir, "e2e", "site")
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
      {
        name: "prerendered",
        testMatch: "**/prerendered.spec.ts",
        use: { ...devices["Desktop Chrome"], baseURL: filesUrl },
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
        env: {
          PORT: served.port,
          FRESH_SECONDS: "1",
          VITE_SHOP_NAME: "Nord",
          VITE_SHOP_ACCENT: "#0b6b53",
          VITE_API_URL: `http://127.0.0.1:${served.mockPort}`,
        },
      },
      {
        command: `node scripts/prerender.mjs --dir ${folder} --out ${site} --site ${filesUrl} --url http://127.0.0.1:${served.mockPort} --markets de-de,en-us && node node_modules/vite/bin/vite.js preview --outDir ${site} --port ${served.filesPort} --strictPort`,
        url: filesUrl,
        timeout: 120_000,
      },
    ],
  }
}

/** The API URL of the build; throws if it isn't made for the tests. */
function apiUrlOf(folder: string): string {
  const file = join(folder, ".headers", "settings.json")
  const build = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { settings: Config }) : undefined
  const url = build?.settings.VITE_API_URL
  if (url?.startsWith("http://127.0.0.1:")) return url
  throw new Error(`${folder} isn't a build for the tests. Run \`npm test -- --only build,build-demo,browser\`.`)
}
