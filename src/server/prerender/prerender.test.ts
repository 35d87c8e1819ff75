import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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
    dir,
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
    expect(page).toContain('<link rel="modulepreload" href="/assets/product.js" fetchpriority="low">')
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

  it("are rendered again if a search finds something else, and only then", async () => {
    const { write } = site()
    const includes = (path: string) => ["/search", "/cart"].includes(path)
    await write({ includes })
    expect(api.sent.some((url) => url.endsWith("/store/search"))).toBe(true)
    expect(await write({ includes })).toMatchObject({ written: 0, unchanged: 2 })
    api.reply = (url) =>
      url.endsWith("/store/search") ? Promise.resolve(Response.json({}, { status: 404 })) : undefined
    expect(await write({ includes })).toMatchObject({ written: 1, unchanged: 1 })
    expect(await write({ includes })).toMatchObject({ written: 0, unchanged: 2 })
  })

  it("are listed again if the API's first response isn't JSON", async () => {
    const { write } = site()
    let count = 0
    api.reply = (url) =>
      url.includes("order=id") && url.includes("/store/products?") && count++ === 0
        ? Promise.resolve(new Response("<html>"))
        : undefined
    expect(await write()).toMatchObject({ written: few.length, failed: [] })
  })

  it("stay if the API lists many products but finds none of them, unless that is allowed", async () => {
    const { write, has } = site()
    const includes = (path: string) => path.startsWith("/products/") || path === "/cart"
    const { written } = await write({ includes })
    expect(written).toBeGreaterThan(20)
    api.reply = (url) =>
      url.includes("handle=") ? Promise.resolve(Response.json({ products: [], collections: [], count: 0 })) : undefined
    const { failed, removed } = await write({ includes })
    expect([removed, failed.length]).toEqual([0, written - 1])
    expect(failed[0]?.reason).toContain("doesn't find it")
    expect(has(PRODUCT)).toBe(true)
    expect(await write({ includes, allowsRemoval: true })).toMatchObject({ removed: written - 1, failed: [] })
    expect(has(PRODUCT)).toBe(false)
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

  it("aren't removed if the shop suddenly has less than half of them, unless that is allowed", async () => {
    const { out, write, has } = site()
    const names = Array.from({ length: 30 }, (_, i) => `/products/chair-${i}`)
    const pages = Object.fromEntries(names.map((path) => [path, { digest: "", uses: [] }]))
    mkdirSync(join(out, ".prerender"))
    mkdirSync(join(out, "products"))
    writeFileSync(join(out, ".prerender", "default.json"), JSON.stringify({ build: "", requests: [], pages }))
    for (const path of names) writeFileSync(join(out, `${path}.html`), "Earlier")
    await expect(write()).rejects.toThrow("30 of 30 earlier pages would be removed")
    expect(has("products/chair-0.html")).toBe(true)
    expect(has("products.html")).toBe(false)
    expect(await write({ allowsRemoval: true })).toMatchObject({ removed: 30, written: few.length })
    expect(has("products/chair-0.html")).toBe(false)
  })

  it("aren't written while another run writes to the folder", async () => {
    const { out, write, has } = site()
    const lock = join(out, ".prerender", "lock")
    mkdirSync(join(out, ".prerender"))
    writeFileSync(lock, String(process.ppid))
    await expect(write()).rejects.toThrow(`process ${process.ppid} writes to ${out} already`)
    expect(has("products.html")).toBe(false)
    // No process can have this id.
    writeFileSync(lock, String(2 ** 30))
    expect(await write()).toMatchObject({ written: few.length })
    expect(has(".prerender/lock")).toBe(false)
  })

  it("keep the files of their build and of the one before", async () => {
    const { dir, write, has } = site()
    const includes = (path: string) => path === "/cart"
    const assets = (...builds: number[]) => builds.map((build) => has(`assets/${build}.js`))
    const build = (number: number) => {
      for (const name of readdirSync(join(dir, "assets"))) rmSync(join(dir, "assets", name))
      writeFileSync(join(dir, "assets", `${number}.js`), "")
      writeFileSync(join(dir, "index.html"), readFileSync(join(dir, "index.html"), "utf8").replace("<body>", "<body> "))
    }
    build(1)
    await write({ includes })
    build(2)
    await write({ includes })
    await write({ includes })
    expect(assets(1, 2)).toEqual([true, true])
    build(3)
    const lists = /\/store\/(?:products|collections|product-categories)\?.*order=id|\/store\/regions.*limit=100/
    api.reply = (url) => (lists.test(url) ? undefined : Promise.resolve(new Response("", { status: 400 })))
    expect((await write({ includes })).failed).toHaveLength(1)
    expect(assets(1, 2, 3)).toEqual([true, true, true])
    api.reply = undefined
    await write({ includes })
    expect(assets(1, 2, 3)).toEqual([false, true, true])
  })

  it.each(["<!doctype html><title>Please wait</title>", '{"products":[{"id":'])(
    "are rendered although the API first responds with %s",
    async (body) => {
      const { write } = site()
      let count = 0
      api.reply = (url) =>
        url.includes("handle=window-chair") && count++ === 0 ? Promise.resolve(new Response(body)) : undefined
      expect(await write()).toMatchObject({ written: few.length, failed: [] })
    },
  )

  it("stay as they are, with their inline styles allowed, if the API responds with something else than JSON", async () => {
    const { dir, write, read } = site()
    const addStyle = (style: string) => {
      const file = join(dir, "index.html")
      writeFileSync(
        file,
        readFileSync(file, "utf8").replace(/<style>.*<\/style>|(?=<\/head>)/, `<style>${style}</style>`),
      )
    }
    const hashOf = (style: string) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`
    addStyle("a{}")
    await write()
    const before = read(PRODUCT)
    addStyle("b{}")
    api.reply = (url) => (url.includes("handle=window-chair") ? Promise.resolve(new Response("<html>")) : undefined)
    expect((await write()).failed).toEqual([
      { path: "/products/window-chair", reason: expect.stringContaining("isn't JSON: <html>") },
    ])
    expect(read(PRODUCT)).toBe(before)
    expect(read("_headers")).toContain(hashOf("a{}"))
    expect(read("_headers")).toContain(hashOf("b{}"))
    api.reply = undefined
    await write()
    expect(read("_headers")).not.toContain(hashOf("a{}"))
  })

  it("are written before the headers and the page for other addresses", async () => {
    const { write, has } = site()
    const late = ["_headers", "_redirects", "200.html", "404.html"]
    let early: string[] = []
    await write({ onPage: () => (early = late.filter(has)) })
    expect(early).toEqual([])
    expect(late.filter(has)).toEqual(late)
  })
})
