import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { Market } from "#store/market/region.ts"
import { searchClient } from "./client.ts"

const hosted = vi.hoisted(() => ({ isBroken: true }))
vi.mock("#sdk/search/hosted.ts", () => ({
  get hostedSearch() {
    if (hosted.isBroken) throw new TypeError("Importing a module script failed.")
    return () => ({ search: async () => ({ results: [] }) })
  },
}))

beforeEach(() => {
  vi.stubEnv("VITE_API_URL", "http://shop.test")
  vi.stubEnv("VITE_PUBLISHABLE_KEY", "pk_1")
  vi.stubEnv("VITE_SEARCH_APP_ID", "APP")
  vi.stubEnv("VITE_SEARCH_KEY", "public")
})
afterEach(() => vi.unstubAllEnvs())

it("retries after its client failed to load and reuses the loaded client", async () => {
  const market = { country: "de", region: { id: "reg_1", currency_code: "eur" } } as Market
  await expect(searchClient(market)).rejects.toThrow("Importing a module script failed.")
  hosted.isBroken = false
  const client = await searchClient(market)
  expect(await client.search([])).toEqual({ results: [] })
  expect(await searchClient({ ...market })).toBe(client)
})
