import { describe, expect, it } from "vitest"
import type { Locale } from "#lib/locale.ts"
import { findHelp } from "./find-help.ts"
import { loadHelpPage } from "./load-help-page.ts"

const slugs = ["contact", "shipping", "returns", "imprint", "privacy", "terms"]
async function found(locale: Locale, query: string, anywhere = false) {
  const pages = await Promise.all(
    slugs.map(async (slug) => {
      const loaded = await loadHelpPage(slug, locale)
      if (!loaded) throw new Error(`no page ${slug}`)
      return { slug, page: loaded.page }
    }),
  )
  return findHelp(pages, query, anywhere).map(({ slug }) => slug)
}

describe("the search for help", () => {
  it.each([
    ["en", "return policy", "returns"],
    ["en", "Shipping costs", "shipping"],
    ["en", "delivery time", "shipping"],
    ["en", "contact", "contact"],
    ["de", "Rückgabe", "returns"],
    ["de", "Versandkosten", "shipping"],
    ["de", "AGB", "terms"],
    ["de", "datenschutz", "privacy"],
  ] as const)("finds in %s for “%s” the page %s", async (locale, query, slug) => {
    expect((await found(locale, query))[0]).toBe(slug)
  })

  it("finds words of the text only if no product has them", async () => {
    expect(await found("en", "refund")).not.toContain("terms")
    expect(await found("en", "business days", true)).toContain("shipping")
  })

  it.each(["mug", "blue shirt", "%", "😀", ""])("finds nothing for “%s”", async (query) => {
    expect(await found("en", query)).toEqual([])
    expect(await found("de", query)).toEqual([])
  })
})
