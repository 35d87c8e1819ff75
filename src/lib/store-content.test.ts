import { describe, expect, it } from "vitest"
import {
  isAnnounced,
  isContentLink,
  isPictureAddress,
  readHomeContent,
  readPageContent,
  textIn,
} from "./store-content.ts"

describe("the home page's content", () => {
  it("has the usual sections until a shop has arranged them", () => {
    const kinds = (metadata: unknown) => readHomeContent(metadata).sections.map(({ kind }) => kind)
    expect(kinds(undefined)).toEqual(["categories", "newest", "recommended", "recent"])
    expect(kinds({ sections: [] })).toEqual([])
    expect(kinds({ sections: [{ kind: "text" }, { kind: "video" }, null, { kind: "newest" }] })).toEqual([
      "text",
      "newest",
    ])
  })

  it.each([null, "text", 3, [], { announcement: "x", hero: [], sections: {} }, { hero: { heading: ["x"] } }])(
    "is the usual one where %j is stored",
    (metadata) => {
      expect(readHomeContent(metadata)).toEqual(readHomeContent(undefined))
    },
  )

  it("has an id of its own for each section, also where others have given two the same", () => {
    const sections = [
      { kind: "text", id: "1" },
      { kind: "newest" },
      { kind: "text", id: "1" },
      { kind: "recent", id: "" },
    ]
    expect(new Set(readHomeContent({ sections }).sections.map(({ id }) => id)).size).toBe(4)
    expect(readHomeContent({ sections }).sections[0]?.id).toBe("1")
  })

  it("has no links and pictures that run a script or lead elsewhere than they say", () => {
    const hero = { link: "javascript:alert(1)", picture: "data:image/svg+xml,<svg onload=alert(1)>" }
    expect(readHomeContent({ hero }).hero).toMatchObject({ link: "", picture: "" })
    expect(["//evil.test", "/\\evil.test", "JavaScript:alert(1)", "products", ""].filter(isContentLink)).toEqual([])
    expect(["//evil.test/a.png", "blob:x", "a.png"].filter(isPictureAddress)).toEqual([])
    expect(["/products?page=2", "https://example.com", "mailto:a@example.com"].every(isContentLink)).toBe(true)
  })
})

it("a text that is missing in a language is shown in another one", () => {
  expect(textIn({ en: "Sale", de: "Ausverkauf" }, "de")).toBe("Ausverkauf")
  expect(textIn({ en: "Sale" }, "de")).toBe("Sale")
  expect(textIn({ en: "", de: "Ausverkauf" }, "en")).toBe("Ausverkauf")
  expect(textIn({}, "en")).toBe("")
})

it.each([
  ["without dates", null, null, true],
  ["from the first moment", "2026-12-01T00:00:00Z", null, true],
  ["not before it", "2026-12-01T00:00:01Z", null, false],
  ["not from its end on", null, "2026-12-01T00:00:00Z", false],
  ["between its dates", "2026-11-01T00:00:00Z", "2026-12-24T00:00:00Z", true],
])("an announcement is shown %s", (_when, from, until, isShown) => {
  const { announcement } = readHomeContent({ announcement: { text: { en: "Sale" }, from, until } })
  expect(isAnnounced(announcement, Date.parse("2026-12-01T00:00:00Z"))).toBe(isShown)
})

it("an announcement without a text isn't shown", () => {
  expect(isAnnounced(readHomeContent({ announcement: { text: { en: " " } } }).announcement, 0)).toBe(false)
})

it("a help page has only its own texts", () => {
  const metadata = { shipping: { text: { en: "We ship." } }, contact: { text: "x" } }
  expect(readPageContent(metadata, "shipping")).toEqual({ description: {}, text: { en: "We ship." } })
  expect(readPageContent(metadata, "contact")).toEqual({ description: {}, text: {} })
  expect(readPageContent(metadata, "constructor")).toEqual({ description: {}, text: {} })
})
