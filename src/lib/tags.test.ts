import { describe, expect, it } from "vitest"
import { cleanTag, hasTag, tagsOf, withoutTag, withTag } from "./tags.ts"

describe("tags", () => {
  it.each([
    [{ tags: ["VIP", " gift  wrap ", "", 7] }, ["VIP", "gift wrap"]],
    [{ tags: "VIP, gift wrap" }, ["VIP", "gift wrap"]],
    [{ tags: { a: 1 } }, []],
    [{}, []],
    [null, []],
  ])("are read from %o", (metadata, expected) => {
    expect(tagsOf(metadata)).toEqual(expected)
  })

  it("are added once, whatever their case and spaces", () => {
    expect(cleanTag("  gift   wrap ")).toBe("gift wrap")
    expect(hasTag(["VIP"], "vip")).toBe(true)
    expect(withTag({ tags: ["VIP"] }, " gift  wrap")).toEqual({ tags: ["VIP", "gift wrap"] })
    expect(withTag({ tags: ["VIP"] }, "vip")).toEqual({ tags: ["VIP"] })
  })

  it("are removed, and the last one with its key", () => {
    expect(withoutTag({ tags: ["VIP", "gift"] }, "GIFT")).toEqual({ tags: ["VIP"] })
    expect(withoutTag({ tags: ["VIP"] }, "VIP")).toEqual({ tags: "" })
  })
})
