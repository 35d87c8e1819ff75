import { beforeEach, describe, expect, it } from "vitest"
import { answerRequests, api, openStorefront } from "#tests/support/storefront.ts"

answerRequests()

/** What the shop's collection for the storefront says. */
let metadata: object | null
beforeEach(() => {
  metadata = {
    redirects: {
      "/products/old-chair": "/products/window-chair?variant=1",
      "/categories/chairs": "/categories/home",
      "/collections/spring": "/collections/storefront",
      "/collections/storefront": "/products",
      "/pages/about": "/pages/contact",
      "/old/shop.html": "/",
      "/products/gone": null,
      "/products/evil": "//evil.example",
      "/products/circle": "/products/circle",
      "/products/morning-mug": "/products",
    },
  }
  api.reply = (url) => {
    const { pathname, searchParams } = new URL(url)
    const isAsked = pathname === "/store/collections" && searchParams.get("handle") === "storefront"
    return isAsked && searchParams.get("fields")?.includes("+metadata")
      ? Promise.resolve(
          Response.json({
            collections: [{ id: "col_1", handle: "storefront", metadata }],
            count: 1,
            offset: 0,
            limit: 1,
          }),
        )
      : undefined
  }
})
const asked = () => api.sent.filter((url) => /handle=storefront(?:&|$)/.test(url)).length

describe("a page that the shop has moved or removed", () => {
  it.each([
    ["/products/old-chair", "/products/window-chair?variant=1"],
    ["/products/old-chair?variant=0&utm_source=mail", "/products/window-chair?variant=1"],
    ["/categories/chairs", "/categories/home"],
    ["/collections/spring", "/products"],
    ["/collections/storefront", "/products"],
    ["/pages/about", "/pages/contact"],
    ["/old/shop.html", "/"],
    ["/de-us/products/old-chair", "/de-us/products/window-chair?variant=1"],
    ["/de-us/old/shop.html", "/de-us"],
  ])("%s leads to %s for good", async (path, location) => {
    const response = await openStorefront().get(path)
    expect([response.status, response.headers.get("location")]).toEqual([301, location])
  })

  it("is gone, with the page for what isn't found", async () => {
    const response = await openStorefront().get("/de-us/products/gone")
    expect(response.status).toBe(410)
    const html = await response.text()
    expect(html).toContain("Produkt nicht gefunden")
    expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/)
    expect(html).not.toContain("old-chair")
  })

  it.each(["/products/evil", "/products/circle", "/products/unknown"])("%s isn't found", async (path) => {
    expect((await openStorefront().get(path)).status).toBe(404)
  })

  it.each([null, { redirects: "x" }, {}])("isn't known from the metadata %j", async (other) => {
    metadata = other
    expect((await openStorefront().get("/products/old-chair")).status).toBe(404)
  })

  it("isn't asked for while the page exists", async () => {
    const response = await openStorefront().get("/products/morning-mug")
    expect([response.status, asked()]).toEqual([200, 0])
  })

  it("isn't said to be missing while the list can't be read", async () => {
    const { reply } = api
    api.reply = (url) =>
      /handle=storefront(?:&|$)/.test(url) ? Promise.resolve(Response.json({}, { status: 500 })) : reply?.(url)
    const response = await openStorefront().get("/products/old-chair")
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"])
  })

  it("is kept until the collection's tag is purged", async () => {
    const { get, purge } = openStorefront()
    for (const path of ["/products/old-chair", "/products/gone", "/products/unknown"]) await get(path)
    const before = asked()
    await get("/products/old-chair")
    expect(asked()).toBe(before)
    expect(await (await purge("?tag=collection:storefront")).json()).toEqual({ removed: 3 })
    metadata = { redirects: { "/products/old-chair": null } }
    expect((await get("/products/old-chair")).status).toBe(410)
  })
})
