import { expect, test, vi } from "vitest"
import { choiceText, dayText, type Filter, isActive } from "./filter-types.ts"

const choice = { kind: "choice", id: "status", label: "Status" } as const
const options = ["Paid", "Open", "Late"].map((label) => ({ value: label.toLowerCase(), label }))

test("a filter counts as soon as something is chosen", () => {
  const filters: Filter[] = [
    { ...choice, options, value: [] },
    { ...choice, options, value: ["paid"] },
    { kind: "dates", id: "at", label: "Date", value: {} },
    { kind: "dates", id: "at", label: "Date", value: { to: "2026-03-10" } },
  ]
  expect(filters.map(isActive)).toEqual([false, true, false, true])
})

test("a chip names two choices and counts the others; an unknown one is shown as it came", () => {
  expect(choiceText({ ...choice, options, value: ["paid", "open", "late"] })).toBe("Paid, Open +1")
  expect(choiceText({ ...choice, options, value: ["lost"] })).toBe("lost")
})

test("a day stays that day in every time zone", () => {
  const real = Intl
  for (const timeZone of [...real.supportedValuesOf("timeZone"), "Etc/GMT+12", "Etc/GMT-14"]) {
    // The time zone of the machine: it holds where the code names none.
    class LocalFormat extends real.DateTimeFormat {
      constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
        super(locale, { timeZone, ...options })
      }
    }
    vi.stubGlobal("Intl", Object.assign(Object.create(real), { DateTimeFormat: LocalFormat }))
    expect(dayText("2026-03-10", "en"), timeZone).toBe("Mar 10, 2026")
  }
})
