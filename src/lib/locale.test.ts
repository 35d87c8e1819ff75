import { expect, test } from "vitest"
import { detectLocale } from "./locale.ts"

test("prefers the stored choice over the browser's languages", () => {
  expect(detectLocale("de", ["en-US"])).toBe("de")
})

test("picks the first supported browser language, ignoring its region", () => {
  expect(detectLocale(null, ["fr-FR", "de-AT", "en"])).toBe("de")
})

test("falls back to English for unsupported languages and invalid stored values", () => {
  expect(detectLocale(null, ["fr"])).toBe("en")
  expect(detectLocale("klingon", [])).toBe("en")
})
