import { describe, expect, test } from "vitest"
import { day, flag, listOf, oneOf, searchParams, text, textOrEmpty, wholeFrom } from "./search-params.ts"

const read = searchParams({
  q: text(),
  next: text(/^\/(?!\/)/),
  token: textOrEmpty,
  page: wholeFrom(1),
  sort: oneOf(["title", "-title"]),
  status: listOf(oneOf(["open", "done"])),
  expired: flag,
  from: day,
})

describe("search parameters", () => {
  test("keep valid values and drop unknown keys", () => {
    const all = {
      q: "tee",
      next: "/cart",
      token: "t",
      from: "2026-03-10",
      page: 2,
      sort: "-title",
      status: ["open"],
      expired: true,
    }
    expect(read({ ...all, unknown: 1 })).toEqual(all)
  })

  test("read a number as text in a text parameter", () => {
    expect(read({ q: 501, token: 7 })).toEqual({ q: "501", token: "7" })
  })

  test("read numbers, flags and lists from the text of an address", () => {
    const texts = { page: "2", expired: "false", status: '["open","done"]', q: "1.50" }
    expect(read(texts)).toEqual({ page: 2, expired: false, status: ["open", "done"], q: "1.50", token: "" })
  })

  test.each([
    { page: 0 },
    { page: 1.5 },
    { page: "2e0" },
    { page: "02" },
    { page: "" },
    { sort: "price" },
    { status: ["open", "lost"] },
    { status: "open" },
    { next: "//elsewhere.example" },
    { q: ["tee"] },
    { status: "[open]" },
    { expired: "yes" },
    { from: "junk" },
    { from: "2026-02-30" },
    { from: "2026-13-01" },
    { from: 20260310 },
  ])("drop the invalid %j", (raw) => {
    expect(read(raw)).toEqual({ token: "" })
  })
})
