import { availableParallelism } from "node:os"
import { defineConfig, devices } from "@playwright/test"
import { freePort } from "./scripts/lib/free-port.mjs"
import { browserLaunchOptions } from "./tests/e2e/support/browser.ts"
import { productionOf, productionSpec } from "./tests/e2e/support/production.ts"

/**
 * Runs against the demo build. The same tests run against a real server, as far as they do not steer the mock (`@mock`
 * in their title), when both of these are set:
 *
 *   E2E_API_URL=http://localhost:9000 E2E_PUBLISHABLE_KEY=pk_… npx playwright test
 *
 * That server must allow http://localhost:4173 as an origin. `npm test` builds the demo itself and sets E2E_BUILT; it sets
 * E2E_PRODUCTION to the folder of a production build whose API is the mock, and only then are those tests run too.
 */
const { E2E_API_URL: apiUrl, E2E_PUBLISHABLE_KEY: publishableKey, E2E_BUILT: built } = process.env
const { E2E_PRODUCTION: productionFolder } = process.env

// The tests' workers read this file again and must find the port that the first reading chose.
process.env.E2E_PORT ??= apiUrl ? "4173" : String(await freePort())
process.env.E2E_PRODUCTION_PORT ??= String(await freePort())
const port = process.env.E2E_PORT
const production = productionFolder ? productionOf(productionFolder, process.env.E2E_PRODUCTION_PORT) : undefined
const host = apiUrl ? "localhost" : "127.0.0.1"
const outDir = apiUrl ? "node_modules/.cache/dist-e2e" : "dist-demo"
const vite = "node node_modules/vite/bin/vite.js"
const build = apiUrl ? `${vite} build --outDir ${outDir}` : `${vite} build --mode demo`
const preview = `${vite} preview --outDir ${outDir} --host ${host} --port ${port} --strictPort`

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Each has a browser and a world of its own; a real server they would share.
  workers: apiUrl ? 1 : Math.min(2, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  // A patience that costs nothing as long as all is well: a slow machine is no fault of the app.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  ...(apiUrl ? { grepInvert: /@mock/ } : {}),
  use: {
    baseURL: `http://${host}:${port}`,
    locale: "en-US",
    timezoneId: "UTC",
    // Nothing flies in: what is clicked stands still, and what is looked at has its colours. Motion has a test of its own.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: await browserLaunchOptions(),
  },
  projects: [
    {
      name: "desktop",
      testIgnore: productionSpec,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    ...(production?.projects ?? []),
  ],
  webServer: [
    {
      command: built && !apiUrl ? preview : `${build} && ${preview}`,
      url: `http://${host}:${port}`,
      reuseExistingServer: false,
      timeout: 120_000,
      env: { VITE_API_URL: apiUrl ?? "", VITE_PUBLISHABLE_KEY: publishableKey ?? "" },
    },
    ...(production?.webServer ?? []),
  ],
})
