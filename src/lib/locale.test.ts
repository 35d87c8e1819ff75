import { expect, test } from "vitest"
import { detectLocale } from "./locale.ts"

test("picks the first supported language, ignoring its region", () => {
  expect(detectLocale(["de", "en-US"])).toBe("de")
  expect(detectLocale(["", "fr-FR", "de-AT", "en"])).toBe("de")
})

test("finds none among unsupported languages and invalid stored values", () => {
  expect(detectLocale(["", "fr", "klingon", "den"])).toBeUndefined()
})
