import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { deviceItem, deviceItems, deviceKey, itemsOf } from "./device-items.ts"

/** These reach the browser's storage themselves: the access, the client kit's tokens, the demo backend, the page's head. */
const allowed = /^src\/(lib\/(storage|device-items|ahead)|sdk\/storage|mocks\/browser\/[\w-]+)\.ts$/
const raw =
  /\b(?:localStorage|sessionStorage|indexedDB|localStore|tabStore|safeStorage)\b|\bnew SharedWorker\b|document\.cookie\b/

it("is the only way to the browser's storage", async () => {
  const files = await readdir("src", { recursive: true })
  const sources = files
    .map((file) => join("src", file).replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|notes)\.tsx?$/.test(file) && !allowed.test(file))
  const found = await Promise.all(sources.map(async (file) => (raw.test(await readFile(file, "utf8")) ? [file] : [])))
  expect(found.flat()).toEqual([])
})

it("has a key of its own for every item of a place", () => {
  const keys = Object.values(deviceItems).map(({ key, place }) => `${place} ${key}`)
  expect(new Set(keys).size).toBe(keys.length)
})

it("puts a customer's id into the keys that carry one", () => {
  expect(deviceKey("savedCart", "cus_1")).toBe("app:shop_cart:cus_1")
  expect(itemsOf("customer")).toEqual(["customerToken"])
})

it("gives no access to what isn't a text", () => {
  expect(() => deviceItem("demoBackend")).toThrow()
})
