import { expect, it } from "vitest"
import { plainText } from "./plain-text.ts"

it("is the same for composed and decomposed accents, and without them", () => {
  for (const text of ["Café".normalize("NFC"), "Café".normalize("NFD"), "CAFE"]) expect(plainText(text)).toBe("cafe")
})
