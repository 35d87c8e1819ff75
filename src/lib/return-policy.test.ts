import { expect, it } from "vitest"
import { readReturnDays } from "./return-policy.ts"

it("reads a whole number of days as the return period", () => {
  expect(readReturnDays({ VITE_RETURN_DAYS: " 30 " })).toBe(30)
  expect(readReturnDays({ VITE_RETURN_DAYS: "14", VITE_DEMO: true })).toBe(14)
})

it.each(["", "0", "-1", "1.5", "a month", "99999"])("has no return period for “%s”", (days) => {
  expect(readReturnDays({ VITE_RETURN_DAYS: days })).toBeUndefined()
})

it("has a return period in the demo without a setting", () => {
  expect(readReturnDays({ VITE_DEMO: true })).toBe(100)
})
