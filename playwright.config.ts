import { availableParallelism } from "node:os"
import { defineConfig, devices } from "@playwright/test"
import { freePort } from "./scripts/lib/free-port.mjs"
import type { WorldTestOptions } from "./src/mocks/playwright.ts"
import { browserLaunchOptions, bundledLaunchOptions } from "./tests/e2e/support/browser.ts"
import { productionOf, productionSpec } from "./tests/e2e/support/production.ts"
import type { TestOptions } from "./tests/e2e/support/test.ts"

/**
 * Runs the end-to-end tests against the demo build. When both of these are set, it runs them against a real server,
 * except for the tests that control the mock (`@mock` in their title). Tests with `@empty` in their title need a server
 * without any data of its own and run alone on it, with E2E_EMPTY=1:
 *
 *   E2E_API_URL=http://localhost:9000 E2E_PUBLISHABLE_KEY=pk_… npx playwright test
 *
 * That server must allow http://localhost:4173 as an origin. `npm test` builds the demo itself and sets E2E_BUILT. It
 * sets E2E_PRODUCTION to the folder of a production build with the mock as its API; otherwise the production tests
 * don't run.
 */
const { E2E_API_URL: apiUrl, E2E_PUBLISHABLE_KEY: publishableKey, E2E_BUILT: built, E2E_EMPTY: empty } = process.env
const { E2E_PRODUCTION: productionFolder } = process.env

// Playwright's workers evaluate this file again and must use the port that the main process chose.
process.env.E2E_PORT ??= apiUrl ? "4173" : String(await freePort())
process.env.E2E_PRODUCTION_PORT ??= String(await freePort())
process.env.E2E_SERVED_PORT ??= String(await freePort())
process.env.E2E_FILES_PORT ??= String(await freePort())
process.env.E2E_SERVED_MOCK_PORT ??= String(await freePort())
const port = process.env.E2E_PORT
const production = productionFolder
  ? productionOf(productionFolder, process.env.E2E_PRODUCTION_PORT, {
      port: process.env.E2E_SERVED_PORT,
      mockPort: process.env.E2E_SERVED_MOCK_PORT,
      filesPort: process.env.E2E_FILES_PORT,
    })
  : undefined
const host = apiUrl ? "localhost" : "127.0.0.1"
const outDir = apiUrl ? "node_modules/.cache/dist-e2e" : "dist-demo"
const vite = "node node_modules/vite/bin/vite.js"
const build = apiUrl ? `${vite} build --outDir ${outDir}` : `${vite} build --mode demo`
const preview = `${vite} preview --outDir ${outDir} --host ${host} --port ${port} --strictPort`

/** What depends most on the browser: saved data, sessions in several tabs, and a purchase. */
const coreSpecs = "**/{demo-backend,purchase,session}.spec.ts"
const launchOptions = await browserLaunchOptions()
const bundled = apiUrl ? undefined : await bundledLaunchOptions()
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 }, sharesBackend: !apiUrl }

export default defineConfig<TestOptions, WorldTestOptions>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // On the demo each test has its own browser and data. A real server is shared, so its tests run one at a time.
  workers: apiUrl ? 1 : Math.min(2, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  // Generous limits for slow machines; a passing test doesn't wait for them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  ...(apiUrl ? { grep: empty ? /@empty/ : /^(?!.*@(?:mock|empty))/ } : {}),
  use: {
    baseURL: `http://${host}:${port}`,
    locale: "en-US",
    timezoneId: "UTC",
    // Without animations, elements don't move when clicked and axe sees final colors. browse.spec.ts tests motion.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    { name: "desktop", testIgnore: productionSpec, use: desktop },
    ...(bundled && bundled.executablePath !== launchOptions.executablePath
      ? [{ name: "bundled", testMatch: coreSpecs, use: { ...desktop, launchOptions: bundled } }]
      : []),
    ...(production?.projects ?? []),
  ],
  webServer: [
    {
      command: built && !apiUrl ? preview : `${build} && ${preview}`,
      url: `http://${host}:${port}`,
      reuseExistingServer: false,
      timeout: 120_000,
      env: {
        VITE_API_URL: apiUrl ?? "",
        VITE_PUBLISHABLE_KEY: publishableKey ?? "",
        VITE_DEFAULT_MARKET: "en-us",
      },
    },
    ...(production?.webServer ?? []),
  ],
})
