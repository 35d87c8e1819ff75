import { expect, it } from "vitest"
import { statusOf } from "./key.ts"
import { secondsUntil } from "./revocation.ts"

const now = new Date(2026, 2, 10, 12, 0, 0).getTime()
const revocation = { when: "now", amount: "2", unit: "hours", at: "" } as const

it("is active until its revocation time", () => {
  expect(statusOf({ revoked_at: null }, now)).toBe("active")
  expect(statusOf({ revoked_at: new Date(now + 1_000).toISOString() }, now)).toBe("planned")
  expect(statusOf({ revoked_at: new Date(now - 1_000).toISOString() }, now)).toBe("revoked")
})

it("is revoked now, after some time, or at a time of the local time zone", () => {
  expect(secondsUntil(revocation, now)).toBe(0)
  expect(secondsUntil({ ...revocation, when: "in" }, now)).toBe(7_200)
  expect(secondsUntil({ ...revocation, when: "in", amount: "3", unit: "days" }, now)).toBe(259_200)
  expect(secondsUntil({ ...revocation, when: "at", at: "2026-03-10T12:30" }, now)).toBe(1_800)
})

it("names the field with an amount or a time that isn't possible", () => {
  for (const amount of ["", "0", "-1", "1.5", "x", "100001"])
    expect(secondsUntil({ ...revocation, when: "in", amount }, now)).toBe("amount")
  for (const at of ["", "2026-03-10T11:59", "2026-03-10T12:00"])
    expect(secondsUntil({ ...revocation, when: "at", at }, now)).toBe("at")
})
