import { QueryClient } from "@tanstack/react-query"
import { describe, expect, expectTypeOf, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { defineResource, type Listable, type Pickable } from "./resource.ts"

const shop = await openLiveShop()
const api = shop.admin.admin.productCollection
const collections = defineResource({
  name: "collections",
  table: () => api,
  keys: { many: "collections", one: "collection" },
  fields: { list: "id,title", one: "id,title,handle" },
  sort: "title",
  toQuery: ({ handle }: { q?: string; handle?: string; page?: number; limit?: 20 | 50 | 100 }) => ({ handle }),
  affects: ["products"],
})
const titles = ["Autumn", "Spring", "Summer"]
const ids = new Map<string, string>()
for (const title of titles) ids.set(title, (await collections.create({ title })).id)
const idOf = (title: string) => ids.get(title) ?? ""

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

describe("a resource", () => {
  it("lists a sorted page of the named fields, and counts all rows", async () => {
    const { rows, count } = await client().fetchQuery(collections.list({}))
    expect(rows.map(({ title }) => title)).toEqual(["Autumn", "Basics", "Spring", "Summer"])
    expect(count).toBe(4)
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(["id", "title"])
  })

  it("searches and filters by query parameters", async () => {
    expect((await client().fetchQuery(collections.list({ q: "umm" }))).rows).toHaveLength(1)
    expect((await client().fetchQuery(collections.list({ handle: "spring" }))).rows).toHaveLength(1)
  })

  it("loads a record, and the rows of given ids", async () => {
    expect(await client().fetchQuery(collections.one(idOf("Spring")))).toEqual(
      expect.objectContaining({ title: "Spring", handle: "spring" }),
    )
    expect(await client().fetchQuery(collections.byIds([idOf("Spring")]))).toHaveLength(1)
  })

  it("keeps records and rows apart that were loaded with other fields", async () => {
    const names = collections.withFields({ list: "id", one: "id,title" })
    const cache = client()
    const id = idOf("Spring")
    await cache.fetchQuery(names.one(id))
    await cache.fetchQuery(names.byIds([id]))
    const staleTime = Number.POSITIVE_INFINITY
    expect(await cache.fetchQuery({ ...collections.one(id), staleTime })).toMatchObject({ handle: "spring" })
    expect(await cache.fetchQuery({ ...collections.byIds([id]), staleTime })).toMatchObject([{ title: "Spring" }])
  })

  it("reads with other fields what its writes reload", async () => {
    const names = collections.withFields({ list: "id" })
    const cache = client()
    const { rows } = await cache.fetchQuery(names.list({ handle: "spring" }))
    expect(rows).toEqual([{ id: idOf("Spring") }])
    expect(names.fields.one).toBe(collections.fields.one)
    await collections.invalidate(cache, idOf("Spring"))
    expect(cache.getQueryState(names.list({ handle: "spring" }).queryKey)?.isInvalidated).toBe(true)
  })

  it("fails with not_found for an unknown id, for which the server responds with an empty object", async () => {
    await expect(client().fetchQuery(collections.one("pcol_missing"))).rejects.toMatchObject({
      status: 404,
      type: "not_found",
    })
  })

  it("loads all rows that match the search", async () => {
    const rows = await collections.all({ q: "u", page: 9 })
    expect(rows.map(({ title }) => title)).toEqual(["Autumn", "Summer"])
  })

  it("updates and removes a record", async () => {
    const { id } = await collections.create({ title: "Winter" })
    expect((await collections.update(id, { title: "Winter sale" })).title).toBe("Winter sale")
    await collections.remove(id)
    await expect(client().fetchQuery(collections.one(id))).rejects.toMatchObject({ type: "not_found" })
  })

  it("marks its lists, the changed record and dependent resources as outdated", async () => {
    const cache = client()
    const keys = {
      list: collections.list({}).queryKey,
      one: collections.one("a").queryKey,
      other: collections.one("b").queryKey,
      product: ["admin", "products", "list", {}],
    }
    for (const key of Object.values(keys)) cache.setQueryData(key, {})
    const stale = () =>
      Object.entries(keys).flatMap(([name, key]) =>
        cache.getQueryCache().find({ queryKey: key })?.state.isInvalidated ? name : [],
      )
    await collections.invalidate(cache, "a")
    expect(stale()).toEqual(["list", "one", "product"])
    await collections.forget(cache, "a")
    expect(cache.getQueryState(keys.one)).toBeUndefined()
    await collections.invalidate(cache)
    expect(stale()).toEqual(["list", "other", "product"])
  })

  it("infers rows and bodies from the endpoint table", () => {
    type Row = Awaited<ReturnType<typeof collections.all>>[number]
    expectTypeOf<Row["title"]>().toEqualTypeOf<string | undefined>()
    expectTypeOf(collections.create).parameter(0).toHaveProperty("title").toEqualTypeOf<string>()
    // @ts-expect-error: a misspelled field
    const create = () => collections.create({ title: "A", handel: "a" })
    const definition = { name: "x", table: () => api, fields: { list: "id", one: "id" } }
    // @ts-expect-error: a name that the response doesn't have
    const wrong = () => defineResource({ ...definition, keys: { many: "rows", one: "collection" } })
    expectTypeOf(collections).toExtend<Listable<Row, { handle?: string }>>()
    expectTypeOf(collections).toExtend<Pickable<Row>>()
    expect([create, wrong]).toHaveLength(2)
  })
})
