// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { CATEGORIES, plan, REGIONS, regions, views } from "#tests/support/preload-plan.ts"
import { demoItems } from "./demo-items.ts"
import { UNKNOWN_ORIGIN } from "./first-answers.ts"
import { type Plan, send, show } from "./preload.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete window.early
})

describe("the first visit of the demo", () => {
  const local = "/store/products?region_id=reg_eu&country_code=fr"
  const home = {
    pattern: "^/$",
    files: [],
    requests: [CATEGORIES, "/store/products?region_id=__region__&country_code=__country__"],
    view: "product",
    preview: { path: CATEGORIES, rows: "product_categories" },
    answers: { de: "assets/first-answers-de", fr: "assets/first-answers-fr" },
  }
  const files = [...plan.files, "assets/backend.js"]
  const demo: Plan = { ...plan, files, pages: [home], api: null, demo: { regions: REGIONS, backend: [7] } }
  const answers = {
    [REGIONS]: { regions },
    [CATEGORIES]: { product_categories: [{ title: "Chairs", thumbnail: `${UNKNOWN_ORIGIN}/api/chair.svg` }] },
    [local]: { products: [] },
  }

  function open(path: string, databases: readonly string[] | Promise<never> = []) {
    document.head.innerHTML = ""
    document.body.innerHTML = '<div id="app"></div>'
    history.replaceState(null, "", path)
    vi.stubEnv("VITE_DEMO", "true")
    vi.stubGlobal("indexedDB", { databases: async () => (await databases).map((name) => ({ name })) })
    const sent: string[] = []
    const answer = async (input: unknown) => {
      sent.push(String(input))
      return Response.json(answers)
    }
    vi.stubGlobal("fetch", vi.fn(answer))
    send(demo)
    show(views)
    const early = (path: string) => window.early?.get(`${location.origin}/api${path}`)
    const preloaded = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"))
    return { sent, early, preloaded, app: document.getElementById("app") as HTMLElement }
  }
  const count = (sent: readonly string[], name: string) => sent.filter((url) => url.endsWith(name)).length

  afterEach(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
    delete window.firstVisit
  })

  it("takes the responses for the country from a file, with the site's origin", async () => {
    localStorage.setItem("app:shop_country", "fr")
    const { early, sent, app } = open("/")
    expect(await (await early(REGIONS))?.json()).toEqual({ regions })
    expect(await (await early(local))?.json()).toEqual({ products: [] })
    expect(count(sent, "/assets/first-answers-fr-en.json")).toBe(1)
    await vi.waitFor(() => expect(app.querySelector("img")?.src).toBe(`${location.origin}/api/chair.svg`))
  })

  it("takes the responses in the page's language", () => {
    localStorage.setItem("app:locale", "de")
    const { sent } = open("/")
    return vi.waitFor(() => expect(count(sent, "/assets/first-answers-de-de.json")).toBe(1))
  })

  it("takes the first country's if the shop doesn't sell to the visitor's", () => {
    localStorage.setItem("app:shop_country", "jp")
    const { sent } = open("/")
    return vi.waitFor(() => expect(count(sent, "/assets/first-answers-de-en.json")).toBe(1))
  })

  it("loads the backend's files after the first page", async () => {
    const { preloaded } = open("/")
    expect(await window.firstVisit).toBe(true)
    expect(preloaded()).toEqual(["/assets/frame.js", "/assets/en.js"])
  })

  it("doesn't wait for the list of databases if the browser has stored nothing", () => {
    const { sent } = open("/", new Promise(() => undefined))
    expect(count(sent, "/assets/first-answers-de-en.json")).toBe(1)
  })

  it("takes no responses from the file if the browser has data of the demo, and loads the backend's files", async () => {
    const { early, preloaded } = open("/", [demoItems.demoBackend.key])
    expect(await window.firstVisit).toBe(false)
    await expect(early(REGIONS)).rejects.toThrow("The demo has data.")
    expect(preloaded()).toContain("/assets/backend.js")
  })

  it("loads the backend's files with a page that isn't answered from a file", () => {
    expect(open("/#share=abc").preloaded()).toContain("/assets/backend.js")
  })

  it("reads no file if the browser has data of the demo and has stored something", async () => {
    localStorage.setItem("app:shop_country", "fr")
    const { early, sent } = open("/", [demoItems.demoBackend.key])
    expect(await window.firstVisit).toBe(false)
    await expect(early(REGIONS)).rejects.toThrow("The demo has data.")
    expect(count(sent, ".json")).toBe(0)
  })

  it("reads no file if the browser doesn't list its databases", async () => {
    vi.useFakeTimers()
    localStorage.setItem("app:shop_country", "fr")
    const { sent } = open("/", new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(2000)
    expect(await window.firstVisit).toBe(false)
    expect(count(sent, ".json")).toBe(0)
  })

  it.each(["/?scenario=empty", "/#share=abc", "/account"])("reads no file for %s", (path) => {
    open(path)
    expect([window.firstVisit, window.early]).toEqual([undefined, undefined])
  })

  it("reads no file for a signed-in customer", () => {
    localStorage.setItem("shop_customer_token", "t1")
    open("/")
    expect(window.firstVisit).toBeUndefined()
  })
})
