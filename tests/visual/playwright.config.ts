import { defineConfig, devices } from "@playwright/test"
import { freePort } from "#scripts/lib/free-port.mjs"
import { root } from "#scripts/lib/project.mjs"
import { browserLaunchOptions, bundledLaunchOptions } from "#tests/e2e/support/browser.ts"

// Playwright's workers evaluate this file again and must use the port that the main process chose.
process.env.VISUAL_PORT ??= String(await freePort())
const url = `http://127.0.0.1:${process.env.VISUAL_PORT}`

/** Compares screenshots of the built demo; run it with `npm run visual`. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/visual",
  snapshotPathTemplate: "{testDir}/screenshots/{projectName}/{arg}{ext}",
  workers: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { animations: "disabled", caret: "hide", maxDiffPixelRatio: 0.002 } },
  reporter: "list",
  use: {
    baseURL: url,
    locale: "en-US",
    timezoneId: "UTC",
    // The font and the style that hides the workbench aren't in the content security policy.
    bypassCSP: true,
    contextOptions: { reducedMotion: "reduce" },
    // The same browser everywhere, if possible: text looks different in each.
    launchOptions: (await bundledLaunchOptions()) ?? (await browserLaunchOptions()),
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
    { name: "phone", use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 } },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir dist-demo --host 127.0.0.1 --port ${process.env.VISUAL_PORT} --strictPort`,
    cwd: root,
    url,
    reuseExistingServer: false,
  },
})
