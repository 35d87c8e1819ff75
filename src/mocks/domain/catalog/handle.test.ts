import { describe, expect, it } from "vitest"
import { isHandle, toCategoryHandle, toHandle } from "./handle.ts"

describe("product handle", () => {
  it.each([
    ["iPhone 15 Pro", "iphone-15-pro"],
    ['A & B\'s "Best"', "a-bs-best"],
    ["  lead  trail  ", "lead-trail"],
    ["under_score__two", "under-score-two"],
    ["Straße Nr. 5", "strasse-nr-5"],
    ["Éclair à la crème", "éclair-à-la-crème"],
    ["“quotes” – dash", "quotes-dash"],
    ["日本語 タイトル", "日本語-タイトル"],
    ["プレゼント", "プレゼント"],
    ["한국어 책", "한국어-책"],
    ["हिन्दी किताब", "हनद-कतब"],
    ["เสื้อยืด", "เสอยด"],
    ["🎁 Gift", "gift"],
    ["🎁", ""],
    ["!!!", ""],
    ["…", ""],
  ])("converts %j to %j", (title, handle) => {
    expect(toHandle(title)).toBe(handle)
  })

  it.each(["a-b", "1", "ü", "ß", "日本", "プレゼント", "한국어"])("accepts %j", (handle) => {
    expect(isHandle(handle)).toBe(true)
  })

  it.each(["", "Upper", "a b", "a_b", "a--b", "-a", "a-", "a.b", "a/b", "Ü", "हिन्दी", "🎁"])("rejects %j", (handle) => {
    expect(isHandle(handle)).toBe(false)
  })
})

describe("category and collection handle", () => {
  it.each([
    ["Shoes & Boots", "shoes-&-boots"],
    ["CamelCase Title", "camel-case-title"],
    ["  lead  trail  ", "-lead-trail-"],
    ["Straße Nr. 5", "straße-nr.-5"],
    ["हिन्दी किताब", "हिन्दी-किताब"],
    ["🎁", "🎁"],
    ["…", "…"],
  ])("converts %j to %j", (name, handle) => {
    expect(toCategoryHandle(name)).toBe(handle)
  })
})
