import { expect, test } from "vitest"
import { detectLocale } from "./locale.ts"

test("a choice made before wins over the browser's languages", () => {
  expect(detectLocale("de", ["en-US"])).toBe("de")
})

test("takes the first language of the browser that we speak, whatever its region", () => {
  expect(detectLocale(null, ["fr-FR", "de-AT", "en"])).toBe("de")
})

test("falls back to English for unknown languages and for nonsense in the storage", () => {
  expect(detectLocale(null, ["fr"])).toBe("en")
  expect(detectLocale("klingon", [])).toBe("en")
})
