import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, vi } from "vitest"
import { answerRequests, api, backend, buildFolder, settings } from "#tests/support/storefront.ts"
import { type PrerenderOptions, prerender } from "./prerender.ts"
import { startHere } from "./renderers.ts"

answerRequests()

const few = ["/", "/products", "/products/window-chair", "/categories/home", "/cart"]

/** A site that is written again and again from one build. */
function site() {
  const dir = buildFolder()
  const out = mkdtempSync(join(tmpdir(), "site-"))
  return {
    out,
    write: (options: Partial<PrerenderOptions> = {}) =>
      prerender({
        dir,
        out,
        settings,
        origin: "https://shop.example",
        prefixes: [""],
        includes: (path) => few.includes(path),
        start: startHere,
        ...options,
      }),
    read: (name: string) => readFileSync(join(out, name), "utf8"),
    has: (name: string) => existsSync(join(out, name)),
  }
}

const PRODUCT = "products/window-chair.html"

describe("prerendered pages", () => {
  it("are files with their content, beside those of the build", async () => {
    const { write, read } = site()
    expect(await write()).toMatchObject({ written: few.length, missing: 0, failed: [] })
    expect(read("index.html")).toContain("Just arrived")
    expect(read("products.html")).toContain("40 products")
    const page = read(PRODUCT)
    expect(page).toMatch(/<h1[^>]*>Window Chair<\/h1>/)
    expect(page).toContain('<link data-page rel="canonical" href="https://shop.example/products/window-chair"/>')
    expect(page).toContain('<link rel="modulepreload" href="/assets/product.js">')
    expect(page.indexOf('id="page-address"')).toBeLessThan(page.indexOf("<title>"))
    expect(read("assets/index.js")).toBe("export {}")
  })

  it("are written for each market, in its language and with its prices", async () => {
    const { write, read } = site()
    await write({ prefixes: ["", "/de-de", "/en-us"] })
    expect(read(PRODUCT)).toContain("€379.61")
    expect(read(`de-de/${PRODUCT}`)).toMatch(/<html lang="de"[\s\S]*379,61.€/)
    expect(read(`en-us/${PRODUCT}`)).toContain("$379.08")
    expect(read("de-de.html")).toContain('<html lang="de"')
  })

  it("send every other address to the empty page, which the app fills", async () => {
    const { write, read } = site()
    await write()
    for (const name of ["200.html", "404.html"])
      expect(read(name)).toContain('<div id="app"><div class="boot-sign"></div></div>')
    expect(read("_redirects")).toBe("/* /index.html 200\n")
  })

  it("have headers that allow their inline scripts", async () => {
    const { write, read } = site()
    await write()
    const [, policy = ""] = /Content-Security-Policy: (.*)/.exec(read("_headers")) ?? []
    expect(policy).toContain("'sha256-")
    expect(policy).not.toContain("unsafe-inline")
    expect(policy).toContain("http://shop.test")
  })

  it("aren't rendered again while the API responds as before", async () => {
    const { write } = site()
    await write()
    expect(await write()).toMatchObject({ written: 0, unchanged: few.length })
  })

  it("are rendered again if what they show has changed, and only these", async () => {
    const { write, read } = site()
    await write()
    const change = (from: string, to: string) => (url: string) =>
      url.includes("/store/products?") && url.includes("handle=window-chair")
        ? backend
            .fetch(new Request(url, { headers: { "x-publishable-api-key": settings.VITE_PUBLISHABLE_KEY } }))
            .then(async (response) => Response.json(JSON.parse((await response.text()).replaceAll(from, to))))
        : undefined
    api.reply = change("Window Chair", "Bay Window Chair")
    expect(await write()).toMatchObject({ written: 1, unchanged: few.length - 1 })
    expect(read(PRODUCT)).toMatch(/<h1[^>]*>Bay Window Chair<\/h1>/)
  })

  it("are all rendered again for another build or other settings", async () => {
    const { write } = site()
    await write()
    expect(await write({ settings: { ...settings, VITE_RETURN_DAYS: "14" } })).toMatchObject({
      written: few.length,
      unchanged: 0,
    })
  })

  it("are removed with what they show", async () => {
    const { write, has } = site()
    await write()
    expect(await write({ includes: (path) => path !== "/products/window-chair" && few.includes(path) })).toMatchObject({
      removed: 1,
    })
    expect(has(PRODUCT)).toBe(false)
    expect(has("products.html")).toBe(true)
  })

  it("stay as they are if the API fails, and are rendered by the next run", async () => {
    const { write, read } = site()
    await write()
    const before = read(PRODUCT)
    api.reply = (url) =>
      url.includes("handle=window-chair") ? Promise.resolve(new Response("", { status: 500 })) : undefined
    const { failed } = await write({ settings: { ...settings, VITE_RETURN_DAYS: "14" } })
    expect(failed.map(({ path }) => path)).toEqual(["/products/window-chair"])
    expect(read(PRODUCT)).toBe(before)
    api.reply = undefined
    expect(await write({ settings: { ...settings, VITE_RETURN_DAYS: "14" } })).toMatchObject({ written: 1, failed: [] })
  })

  it("aren't touched if the API doesn't say which pages there are", async () => {
    const { write, read, has } = site()
    await write()
    const before = read(PRODUCT)
    api.reply = () => Promise.resolve(new Response("Bad gateway", { status: 502 }))
    await expect(write()).rejects.toThrow()
    expect(read(PRODUCT)).toBe(before)
    expect(has("products.html")).toBe(true)
  })

  it("are removed with their market", async () => {
    const { write, has } = site()
    await write({ prefixes: ["", "/de-de"] })
    expect(await write()).toMatchObject({ removed: few.length })
    expect(has(`de-de/${PRODUCT}`)).toBe(false)
    expect(has("de-de.html")).toBe(false)
    expect(has(PRODUCT)).toBe(true)
    expect(await write()).toMatchObject({ removed: 0, unchanged: few.length })
  })

  it("are written once for the default market, also if it is named", async () => {
    expect(await site().write({ prefixes: ["", "/en-de"] })).toMatchObject({ written: few.length })
  })

  it("are rendered again if they show results of a search, whose requests can't be repeated", async () => {
    const { write } = site()
    const includes = (path: string) => ["/search", "/cart"].includes(path)
    await write({ includes })
    expect(await write({ includes })).toMatchObject({ written: 1, unchanged: 1 })
  })

  it("are rendered again in another year, which their footer shows", async () => {
    const { write, read } = site()
    await write()
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(new Date().getFullYear() + 1, 5, 1) })
    expect(await write()).toMatchObject({ written: few.length })
    expect(read("products.html")).toContain(`© ${new Date().getFullYear()}`)
  })

  it("are rendered again if the record of the last run can't be read", async () => {
    const { out, write } = site()
    await write()
    writeFileSync(join(out, ".prerender", "default.json"), "")
    expect(await write()).toMatchObject({ written: few.length })
  })

  it("can be in the build's folder, which is then built again before the next run", async () => {
    const dir = buildFolder()
    const { write } = site()
    await write({ dir, out: dir })
    await expect(write({ dir, out: dir })).rejects.toThrow(`${dir} contains rendered pages`)
  })

  it("aren't written for a market that the shop doesn't have", async () => {
    await expect(site().write({ prefixes: ["/en-zz"] })).rejects.toThrow("the shop has no market en-zz")
  })
})
