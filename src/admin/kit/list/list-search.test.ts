import { describe, expect, it } from "vitest"
import { listOf, oneOf } from "#lib/search-params.ts"
import { dayRange, numberRange } from "./filter-query.ts"
import { days, listSearch, numbers } from "./list-search.ts"

const read = listSearch({ status: listOf(oneOf(["open", "done"])), created_at: days, amount: numbers }, ["title"])

describe("search parameters of a list", () => {
  it("keep filters, sort order, page, page size and columns", () => {
    const all = {
      q: "tee",
      status: ["open"],
      created_at: "2026-03-01..",
      amount: "5..20.5",
      sort: "-title",
      page: 2,
      limit: 50,
      columns: "title,created_at",
    }
    expect(read({ ...all, unknown: 1 })).toEqual(all)
  })

  it("read numbers from the text in the address", () => {
    expect(read({ limit: "50", page: "2" })).toEqual({ limit: 50, page: 2 })
  })

  it.each([
    { sort: "price" },
    { sort: "--title" },
    { limit: 25 },
    { limit: "25" },
    { limit: "fifty" },
    { page: -1 },
    { columns: "title," },
    { columns: ["title"] },
    { created_at: "tomorrow" },
    { created_at: ".." },
    { created_at: "2026-02-30.." },
    { created_at: "2026-03-01" },
    { amount: ".." },
    { amount: "a..b" },
    { amount: 5 },
    { status: "open" },
  ])("drop the invalid %j", (raw) => {
    expect(read(raw)).toEqual({})
  })
})

describe("days in the URL", () => {
  const now = new Date(2026, 2, 10, 15)
  const start = (day: number, month = 2) => new Date(2026, month, day).toISOString()
  it.each([
    ["today", { $gte: start(10) }],
    ["7d", { $gte: start(4) }],
    ["30d", { $gte: start(9, 1) }],
    ["month", { $gte: start(1) }],
    ["2026-03-01..2026-03-02", { $gte: start(1), $lte: new Date(2026, 2, 2, 23, 59, 59, 999).toISOString() }],
    ["..2026-03-02", { $lte: new Date(2026, 2, 2, 23, 59, 59, 999).toISOString() }],
    [undefined, undefined],
  ])("%s is the time range %j", (value, range) => {
    expect(dayRange(value, now)).toEqual(range)
  })
})

it("numbers in the URL are a range with optional ends", () => {
  expect(numberRange("5..20.5")).toEqual({ $gte: 5, $lte: 20.5 })
  expect(numberRange("..0")).toEqual({ $lte: 0 })
  expect(numberRange(undefined)).toBeUndefined()
})
