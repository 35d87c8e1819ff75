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

  it("are read once from their own keys and the shared one, in the alphabet's order", () => {
    const metadata = { "tag:b": "b", "tag:vip": "VIP", "tag:a": "a", "tag:gone": "", tags: ["vip"] }
    expect(tagsOf(metadata)).toEqual(["vip", "a", "b"])
  })

  it("are the same whatever their case and spaces", () => {
    expect(cleanTag("  gift   wrap ")).toBe("gift wrap")
    expect(hasTag(["VIP"], "vip")).toBe(true)
    expect(withTag(" Gift  wrap")).toEqual({ "tag:gift wrap": "Gift wrap" })
  })

  it("are removed from their own key and from the shared one", () => {
    expect(withoutTag({ "tag:vip": "VIP" }, "vip")).toEqual({ "tag:vip": "" })
    expect(withoutTag({ tags: ["VIP", "gift"] }, "GIFT")).toEqual({ "tag:gift": "", tags: ["VIP"] })
    expect(withoutTag({ tags: ["VIP"] }, "VIP")).toEqual({ "tag:vip": "", tags: "" })
  })

  it("are removed from the keys that other apps chose for them", () => {
    const metadata = { "tag:VIP": "VIP", "tag:1": "vip", "tag:gift": "gift" }
    expect(tagsOf({ ...metadata, ...withoutTag(metadata, "VIP") })).toEqual(["gift"])
  })
})
