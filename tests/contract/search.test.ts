import { beforeAll, describe, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { login, send } from "#tests/support/callers.ts"

interface Group {
  readonly entity: string
  readonly data: readonly Record<string, unknown>[]
  readonly count: number
}
interface Result {
  readonly hits: readonly { readonly id: string; readonly document: Record<string, unknown> }[]
  readonly metadata: { readonly count: number; readonly next_cursor?: string }
}

let backend: Backend
let token: string
beforeAll(async () => {
  backend = createBackend({ seed: 1, check: "journal" })
  token = await login(backend, "user")
})
const admin = (method: string, path: string, body?: unknown) => send(backend, method, `/admin/${path}`, { token, body })
const store = (body: unknown) => send(backend, "POST", "/store/search", { key: PUBLISHABLE_KEY, body })
const results = async <T>(answer: ReturnType<typeof send>): Promise<T[]> =>
  ((await answer)[1] as { results: T[] }).results

describe("the admin search", () => {
  it("searches all entities in a fixed order, and returns a page of each", async () => {
    const groups = await results<Group>(admin("GET", "search?q=mug&limit=1"))
    expect(groups).toHaveLength(22)
    expect(groups.slice(0, 3).map(({ entity }) => entity)).toEqual(["order", "product", "product_variant"])
    expect(groups[1]).toMatchObject({ count: 1, data: [{ title: "Morning Mug" }], offset: 0, limit: 1 })
  })

  it("finds an order by its number with a leading #", async () => {
    const [group] = await results<Group>(admin("GET", "search?entity=order&limit=100&q=%2312"))
    expect(group?.data.some((order) => order.display_id === 12)).toBe(true)
  })

  it("searches the given entities in the given order, and rejects an unknown one", async () => {
    const kinds = await results<Group>(admin("GET", "search?entity=customer,order&limit=1"))
    expect(kinds.map(({ entity }) => entity)).toEqual(["customer", "order"])
    const [status, body] = await admin("GET", "search?entity=planet")
    expect([status, (body as { message: string }).message]).toEqual([
      404,
      expect.stringMatching(/^No search entity registered for "planet"\. Registered entities: order, product, /),
    ])
  })

  it("lists, fills and deletes search indexes", async () => {
    const fresh = createBackend({ scenario: "empty", seed: 1 })
    const user = await login(fresh, "user")
    expect((await send(fresh, "GET", "/admin/search-indexes", { token: user }))[1]).toEqual({
      search_indexes: [],
      enabled: true,
    })
    expect(await admin("POST", "search-indexes/product/reindex", {})).toEqual([
      202,
      { job_id: expect.any(String), indexes: ["product"] },
    ])
    const other = createBackend({ seed: 1 })
    const deleted = await send(other, "DELETE", "/admin/search-indexes/product", { token: await login(other, "user") })
    expect(deleted[1]).toEqual({ id: "product", object: "search_index", deleted: true, deleted_versions: 1 })
    const after = await send(other, "POST", "/store/search", { key: PUBLISHABLE_KEY, body: { entity: "product" } })
    expect(after).toEqual([404, { type: "not_found", message: 'No search index named "product"' }])
  })
})

describe("the store search", () => {
  it("answers several queries in one request", async () => {
    const queries = ["mug", "tee"].map((q) => ({ entity: "product", fields: ["title"], filters: { q } }))
    const titles = (await results<Result>(store({ queries }))).map(({ hits }) => hits[0]?.document.title)
    expect(titles).toEqual(["Morning Mug", "Harbor Tee"])
  })

  it("pages through all hits with cursors", async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const pagination = { take: 15, ...(cursor ? { cursor } : {}) }
      const [result] = await results<Result>(store({ entity: "product", fields: ["id"], pagination }))
      seen.push(...(result?.hits.map(({ id }) => id) ?? []))
      cursor = result?.metadata.next_cursor
    } while (cursor)
    expect(new Set(seen).size).toBe(backend.db.tables.product.size)
    expect(seen).toHaveLength(backend.db.tables.product.size)
  })

  it("returns only products published in the key's sales channels, regardless of filters", async () => {
    const [, made] = await admin("POST", "products", {
      title: "Hidden Lamp",
      status: "draft",
      options: [{ title: "Size", values: ["One"] }],
    })
    const { id } = (made as { product: { id: string } }).product
    for (const filters of [{ q: "hidden lamp" }, { id }, { $or: [{ status: "draft" }, { id }] }]) {
      const [result] = await results<Result>(store({ entity: "product", filters }))
      expect(result?.hits.map((hit) => hit.id)).not.toContain(id)
    }
  })

  it("rejects fields that the index can't return, filter by or sort by", async () => {
    const refused = async (body: object) =>
      ((await store({ entity: "product", ...body }))[1] as { message: string }).message
    expect(await refused({ fields: ["secret", "title"] })).toBe(
      `Search index "product" can't return the fields: secret`,
    )
    expect(await refused({ filters: { $and: [{ secret: 1 }] } })).toContain("can't filter by the fields: secret")
    expect(await refused({ pagination: { order: { tags: "ASC" } } })).toContain("can't sort by the fields: tags")
    expect(await refused({ pagination: { cursor: "elsewhere" } })).toBe("The search cursor is not valid")
  })
})
