import { describe, expect, it } from "vitest"
import { movedTo } from "./moved-to.ts"

describe("where a page has moved", () => {
  it.each([
    ["/products/old", "/products/new?variant=1#care"],
    ["/products/old/", "/products/new?variant=1#care"],
    ["/products/sto%CC%88cke", "/categories/home"],
    ["/products/st%c3%b6cke", "/categories/home"],
    ["/products/austrian", "/products/new"],
    ["/a", "/c"],
  ])("%s leads to %s", (path, to) => {
    const redirects = {
      "/products/old": "/products/new?variant=1#care",
      "/products/stöcke": "/categories/home",
      "/de-at/products/austrian": "/en-us/products/new",
      "/a": "/b",
      "/b": "/c",
      "/c": "/d",
    }
    expect(movedTo(redirects, path)).toEqual({ to })
  })

  it("is nowhere if it is gone, also by way of another page", () => {
    const redirects = { "/products/gone": null, "/products/old": "/products/gone" }
    expect(movedTo(redirects, "/products/gone")).toEqual({ isGone: true })
    expect(movedTo(redirects, "/products/old")).toEqual({ isGone: true })
  })

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/.//evil.example",
    "products/new",
    "/admin/orders",
    "",
    true,
    7,
    ["/products/new"],
    { to: "/products/new" },
  ])("isn't %j", (target) => {
    expect(movedTo({ "/products/old": target }, "/products/old")).toEqual({})
  })

  it("is a path of this site, however many slashes follow a market", () => {
    expect(movedTo({ "/old": "/de-at//evil.example" }, "/old")).toEqual({ to: "/evil.example" })
  })

  it.each([
    { "/old": "/old" },
    { "/old": "/old/?again=1" },
    { "/old": "/a", "/a": "/old" },
    { "/old": "/a", "/a": "/b", "/b": "/c", "/c": "/a" },
  ])("isn't known if it leads in circles: %j", (redirects) => {
    expect(movedTo(redirects, "/old")).toEqual({})
  })

  it.each([undefined, null, "x", 7, [], ["/old"], { "/other": "/new" }, { "//old": "/new" }])(
    "isn't known from the list %j",
    (redirects) => {
      expect(movedTo(redirects, "/old")).toEqual({})
      expect(movedTo(redirects, "/__proto__")).toEqual({})
      expect(movedTo(redirects, "/%E0%A4%A")).toEqual({})
    },
  )
})
