import { expect, test, vi } from "vitest"
import { formatDate, formatExact, formatHuman, formatMoment, timeZoneName, toDate } from "./dates.ts"

const now = new Date(2026, 2, 10, 15, 0, 0)
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts)
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ")

test("formats the last hour in minutes", () => {
  expect(formatHuman(at(2026, 2, 10, 14, 55), "en", now)).toBe("5 minutes ago")
  expect(formatHuman(now, "de", now)).toBe("in dieser Minute")
})

test("formats today, yesterday and tomorrow with the time", () => {
  expect(plain(formatHuman(at(2026, 2, 10, 9, 12), "en", now))).toBe("today, 9:12 AM")
  expect(plain(formatHuman(at(2026, 2, 9, 23, 59), "en", now))).toBe("yesterday, 11:59 PM")
  expect(plain(formatHuman(at(2026, 2, 11, 8, 0), "de", now))).toBe("morgen, 08:00")
})

test("formats the nearest days as a number of days, and other dates without the current year", () => {
  expect(formatHuman(at(2026, 2, 7, 9), "en", now)).toBe("3 days ago")
  expect(formatHuman(at(2026, 0, 4), "en", now)).toBe("Jan 4")
  expect(formatHuman(at(2024, 0, 4), "en", now)).toBe("Jan 4, 2024")
  expect(formatDate(at(2026, 0, 4), "de")).toBe("4. Jan. 2026")
})

test("formats dates in the regional variant of the browser", () => {
  vi.stubGlobal("navigator", { languages: ["de-AT", "en-GB", "en-US"] })
  expect(formatDate(at(2026, 0, 4), "en")).toBe("4 Jan 2026")
  expect(formatDate(at(2026, 0, 4), "de")).toBe("4. Jän. 2026")
  vi.unstubAllGlobals()
  expect(formatDate(at(2026, 0, 4), "en")).toBe("Jan 4, 2026")
})

test("formats dates in the page's language if the browser lists a tag that isn't valid", () => {
  vi.stubGlobal("navigator", { languages: ["en-US@posix", "de_DE"] })
  expect(formatDate(at(2026, 0, 4), "en")).toBe("Jan 4, 2026")
  expect(formatDate(at(2026, 0, 4), "de")).toBe("4. Jan. 2026")
  vi.unstubAllGlobals()
})

test("formats an invalid date as an empty string", () => {
  expect(formatHuman("yesterday-ish", "en", now)).toBe("")
  expect(formatExact(null, "en")).toBe("")
  expect(toDate(undefined)).toBeUndefined()
})

test("includes the time zone in the exact time", () => {
  expect(formatExact(at(2026, 2, 10, 9, 12), "en")).toMatch(/Tue, March 10, 2026.*9:12:00.AM.+/)
})

test("formats when something starts or ends with its time and time zone, and names the device's time zone", () => {
  expect(plain(formatMoment(at(2026, 11, 6, 0, 0), "en"))).toMatch(/^Dec 6, 2026, 12:00 AM \S+/)
  expect(formatMoment(null, "en")).toBe("")
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(timeZoneName("de")).toContain(timeZone)
})
