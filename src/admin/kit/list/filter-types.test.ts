import { expect, test, vi } from "vitest"
import { choiceText, dayText, type Filter, isActive } from "./filter-types.ts"

const choice = { kind: "choice", id: "status", label: "Status" } as const
const options = ["Paid", "Open", "Late"].map((label) => ({ value: label.toLowerCase(), label }))

test("a filter is active once a value is selected", () => {
  const filters: Filter[] = [
    { ...choice, options, value: [] },
    { ...choice, options, value: ["paid"] },
    { kind: "dates", id: "at", label: "Date", value: {} },
    { kind: "dates", id: "at", label: "Date", value: { to: "2026-03-10" } },
  ]
  expect(filters.map(isActive)).toEqual([false, true, false, true])
})

test("a chip shows two choices and the number of others, and unknown values unchanged", () => {
  expect(choiceText({ ...choice, options, value: ["paid", "open", "late"] })).toBe("Paid, Open +1")
  expect(choiceText({ ...choice, options, value: ["lost"] })).toBe("lost")
})

test("a day stays the same in every time zone", () => {
  const real = Intl
  for (const timeZone of [...real.supportedValuesOf("timeZone"), "Etc/GMT+12", "Etc/GMT-14"]) {
    // Simulates the machine's time zone, which applies if the code sets none.
    class LocalFormat extends real.DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        super(locale, { timeZone, ...options })
      }
    }
    vi.stubGlobal("Intl", Object.assign(Object.create(real), { DateTimeFormat: LocalFormat }))
    expect(dayText("2026-03-10", "en"), timeZone).toBe("Mar 10, 2026")
  }
})
