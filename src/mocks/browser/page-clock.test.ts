import { afterEach, describe, expect, it, vi } from "vitest"
import { followClock } from "./page-clock.ts"

const RealDate = Date
const HOUR = 3_600_000
const running = { fixed: null, offset: 0 }

afterEach(() => {
  followClock(running)
  vi.restoreAllMocks()
})

describe("the page's clock", () => {
  it("is ahead by as much as the backend's", () => {
    vi.spyOn(RealDate, "now").mockReturnValue(RealDate.UTC(2026, 4, 1))
    followClock({ fixed: null, offset: HOUR })
    const expected = "2026-05-01T01:00:00.000Z"
    expect(new Date(Date.now()).toISOString()).toBe(expected)
    expect(new Date().toISOString()).toBe(expected)
    expect(Date()).toBe(new RealDate(expected).toString())
  })

  it("continues from the time at which the backend's is stopped", () => {
    const real = vi.spyOn(RealDate, "now").mockReturnValue(RealDate.UTC(2026, 4, 1))
    followClock({ fixed: RealDate.UTC(2030, 0, 1), offset: HOUR })
    expect(new Date().toISOString()).toBe("2030-01-01T01:00:00.000Z")
    real.mockReturnValue(RealDate.UTC(2026, 4, 1) + 5)
    expect(new Date().toISOString()).toBe("2030-01-01T01:00:00.005Z")
  })

  it("changes only the present time", () => {
    followClock({ fixed: null, offset: HOUR })
    const date = new Date("2026-05-01T00:00:00Z")
    expect(date.getTime()).toBe(Date.UTC(2026, 4, 1))
    expect(date).toBeInstanceOf(Date)
    expect(date).toBeInstanceOf(RealDate)
    expect(new Date(2026, 4, 1)).toEqual(new RealDate(2026, 4, 1))
  })

  it("is the browser's again once the backend's clock shows the real time", () => {
    followClock({ fixed: 0, offset: 0 })
    expect(Date).not.toBe(RealDate)
    followClock(running)
    expect(Date).toBe(RealDate)
  })
})
