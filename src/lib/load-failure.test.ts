import { expect, it } from "vitest"
import { isLoadFailure } from "./load-failure.ts"

it.each([
  "Failed to fetch dynamically imported module: https://shop.test/assets/hosted-1a2b.js",
  "error loading dynamically imported module: https://shop.test/assets/hosted-1a2b.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/page-1a2b.css",
])("recognizes %s", (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

it("doesn't report a failed API request as a load failure", () => {
  expect(isLoadFailure(new TypeError("Failed to fetch"))).toBe(false)
  expect(isLoadFailure("Importing a module script failed.")).toBe(false)
})
