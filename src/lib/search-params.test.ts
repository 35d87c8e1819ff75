import { describe, expect, test } from "vitest"
import { flag, listOf, oneOf, searchParams, text, textOrEmpty, wholeFrom } from "./search-params.ts"

const read = searchParams({
  q: text(),
  next: text(/^\/(?!\/)/),
  token: textOrEmpty,
  page: wholeFrom(1),
  sort: oneOf(["title", "-title"]),
  status: listOf(oneOf(["open", "done"])),
  expired: flag,
})

describe("an address", () => {
  test("keeps what makes sense", () => {
    const all = { q: "tee", next: "/cart", token: "t", page: 2, sort: "-title", status: ["open"], expired: true }
    expect(read({ ...all, unknown: 1 })).toEqual(all)
  })

  test("takes a number for the text that somebody typed", () => {
    expect(read({ q: 501, token: 7 })).toEqual({ q: "501", token: "7" })
  })

  test.each([
    { page: 0 },
    { page: 1.5 },
    { page: "2" },
    { sort: "price" },
    { status: ["open", "lost"] },
    { status: "open" },
    { next: "//elsewhere.example" },
    { q: ["tee"] },
    { expired: "yes" },
  ])("leaves %j away", (raw) => {
    expect(read(raw)).toEqual({ token: "" })
  })
})
