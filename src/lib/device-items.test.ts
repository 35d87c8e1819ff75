import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { allDeviceItems } from "./device-items.notes.ts"
import { deviceItem, deviceKey, itemsOf } from "./device-items.ts"

/** Files with direct access to browser storage: wrappers, the market's cookie, SDK token storage, demo backend, snapshots, and scripts in rendered pages. */
const allowed =
  /^src\/(lib\/(storage|device-items|demo-items|device-log|tab-market)|sdk\/storage|mocks\/browser\/[\w-]+|workbench\/snapshot-store|server\/prerender\/check-address|store\/api\/early-requests)\.ts$/
const raw =
  /\b(?:localStorage|sessionStorage|indexedDB|localStore|tabStore|safeStorage)\b|\bnew SharedWorker\b|document\.cookie\b/

it("provides the only access to browser storage", async () => {
  const files = await readdir("src", { recursive: true })
  const sources = files
    .map((file) => join("src", file).replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|notes)\.tsx?$/.test(file) && !allowed.test(file))
  const found = await Promise.all(sources.map(async (file) => (raw.test(await readFile(file, "utf8")) ? [file] : [])))
  expect(found.flat()).toEqual([])
})

it("has a unique key for every item of a storage place", () => {
  const keys = Object.values(allDeviceItems).map(({ key, place }) => `${place} ${key}`)
  expect(new Set(keys).size).toBe(keys.length)
})

it("adds the customer id to customer-specific keys", () => {
  expect(deviceKey("savedCart", "cus_1")).toBe("app:shop_cart:cus_1")
  expect(itemsOf("customer")).toEqual(["customerToken"])
})

it("rejects items that aren't stored as text", () => {
  expect(() => deviceItem("adminBulkEdit")).toThrow()
})
