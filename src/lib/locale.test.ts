import { expect, test } from "vitest"
import { detectLocale } from "./locale.ts"

test("picks the first supported language, ignoring its region", () => {
  expect(detectLocale(["de", "en-US"], "en")).toBe("de")
  expect(detectLocale(["", "fr-FR", "de-AT", "en"], "en")).toBe("de")
})

test("falls back to the default for unsupported languages and invalid stored values", () => {
  expect(detectLocale(["", "fr"], "en")).toBe("en")
  expect(detectLocale(["klingon"], "de")).toBe("de")
})
