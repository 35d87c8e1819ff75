import { defineConfig } from "@playwright/test"
import type { WorldTestOptions } from "fennmark-mock/playwright"

const { MOCK_PORT = "9000", PAGE_PORT = "4173", LAUNCH_OPTIONS = "{}" } = process.env
const mockUrl = `http://127.0.0.1:${MOCK_PORT}`
const pageUrl = `http://127.0.0.1:${PAGE_PORT}`

export default defineConfig<object, WorldTestOptions>({
  testMatch: "*.test.ts",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 1,
  // LAUNCH_OPTIONS names a browser on machines where Playwright has installed none, as JSON.
  use: { mockUrl, baseURL: pageUrl, launchOptions: JSON.parse(LAUNCH_OPTIONS) },
  webServer: [
    { command: `npx fennmark-mock --port ${MOCK_PORT}`, url: `${mockUrl}/health` },
    {
      command: `npx vite build && npx vite preview --host 127.0.0.1 --port ${PAGE_PORT} --strictPort`,
      url: pageUrl,
      env: { VITE_SHOP_URL: mockUrl },
    },
  ],
})
