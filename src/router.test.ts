import { createMemoryHistory } from "@tanstack/react-router"
import { describe, expect, it } from "vitest"
import { parseQuery, writeQuery } from "#lib/search-params.ts"
import { createAppRouter } from "./router.tsx"
import { routeTree } from "./routeTree.gen.ts"

const router = createAppRouter(routeTree, {} as Parameters<typeof createAppRouter>[1])
type Read = (raw: Record<string, unknown>) => Record<string, unknown>
const readers = Object.values(router.routesById).flatMap((route) => {
  const read = route.options.validateSearch
  return typeof read === "function" ? [[route.fullPath, read as Read] as const] : []
})
// Facets and the parameters of providers have names that no page declares.
const names = new Set([...readers.flatMap(([, read]) => Object.keys(read({}))), "q", "color", "code", "payment_intent"])
const accepts = (read: Read, name: string) => (value: unknown) => read({ [name]: value })[name] === value
const textNames = (read: Read) => [...names].filter((name) => accepts(read, name)("red tee"))

const words = [
  "662E41",
  "1.50",
  "1e5",
  "007",
  "-0",
  "0x10",
  "Infinity",
  "723421968459640832",
  "501",
  "true",
  "false",
  "null",
  "undefined",
  '"red"',
  '"',
  "'1'",
  "[1]",
  '["a"]',
  "[",
  '{"a":1}',
  "{",
  "a&b=c",
  "50 % + 1",
  "#1",
  " 12 ",
  "größe 42,5",
  "🎁",
]

/** What a page reads from an address, as it is typed. */
const opened = (path: string, query: string): Record<string, unknown> => {
  const history = createMemoryHistory({ initialEntries: [`${path}?${query}`] })
  return router.parseLocation(history.location).search
}

describe("search parameters in the address", () => {
  it("are those of all pages", () => {
    expect(readers.length).toBeGreaterThan(70)
    const texts = new Map(readers.map(([path, read]) => [path, textNames(read)]))
    expect(texts.get("/search")).toEqual(expect.arrayContaining(["q", "color"]))
    expect(texts.get("/account/reset")).toEqual(expect.arrayContaining(["token", "email"]))
    expect(texts.get("/admin/invite")).toEqual(["token"])
    expect(texts.get("/admin/products/")).toEqual(expect.arrayContaining(["q"]))
  })

  it.each(readers)("%s reads text as it is typed", (path, read) => {
    for (const name of textNames(read))
      for (const word of words) {
        expect(read(opened(path, `${name}=${encodeURIComponent(word)}`))[name]).toBe(word)
        expect(read(opened(path, writeQuery({ [name]: word }).slice(1)))[name]).toBe(word)
      }
  })

  it.each(readers)("%s reads its own links", (_path, read) => {
    const samples = [1, 2, 50, 100, true, false, ["a"], ["1e5"], "2026-03-10", "5..20", "2026-03-10..", ...words]
    for (const name of Object.keys(read({})))
      for (const value of samples) {
        const search = read({ [name]: value })
        expect(read(parseQuery(writeQuery(search)))).toEqual(search)
      }
  })

  it("keep the format of links that were saved earlier", () => {
    const saved =
      "?q=%22501%22&tag=%22true%22&page=2&limit=50&is_active=true&status=%5B%22open%22%2C%221e5%22%5D&ids=a&ids=b"
    expect(parseQuery(saved)).toEqual({
      q: "501",
      tag: "true",
      page: "2",
      limit: "50",
      is_active: "true",
      status: '["open","1e5"]',
      ids: ["a", "b"],
    })
    expect(writeQuery({ q: "tee", page: 2, status: ["open"], flag: true, none: undefined })).toBe(
      "?q=tee&page=2&status=%5B%22open%22%5D&flag=true",
    )
  })
})
