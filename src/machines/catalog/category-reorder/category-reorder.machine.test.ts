import { beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { createAdminSdk } from "#sdk/admin.ts"
import { fetchOf, openLiveShop } from "#tests/support/live-shop.ts"
import { createCategoryReorderMachine } from "./category-reorder.machine.ts"
import { childrenByParent } from "./category-reorder.rules.ts"
import { BELOW_ITSELF, loadCategories } from "./move-category.ts"

const shop = await openLiveShop()
const { productCategory: categories } = shop.admin.admin
const existing = shop.backend.db.tables.productCategory.all().sort((x, y) => y.mpath.length - x.mpath.length)
for (const { id } of existing) await categories.delete({ id })
const create = async (name: string, parent_category_id?: string) =>
  (await categories.create({ body: { name, ...(parent_category_id ? { parent_category_id } : {}) } })).product_category
    .id
const [a, b, c] = [await create("A"), await create("B"), await create("C")]
const d = await create("D", b)
const world = shop.backend.db.export()
const token = String(await shop.admin.client.storage.get())
const fetch = vi.fn(fetchOf(shop.backend))
const sdk = createAdminSdk({ baseUrl: "http://shop.test", fetch, retries: 0, auth: { storage: "memory" } })
await sdk.client.storage.set(token)

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
  fetch.mockClear()
})

async function open() {
  const actor = createActor(createCategoryReorderMachine(sdk)).start()
  await waitFor(actor, (s) => s.matches("viewing"))
  const move = (id: string, parent: string | null, index: number) =>
    actor.send({ type: "category.move", id, to: { parent, index } })
  const settled = () => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 20_000 })
  return { actor, move, settled }
}
/** Names on a level, as the server has them. */
const names = async (parent: string | null = null) =>
  (childrenByParent(await loadCategories(shop.admin)).get(parent) ?? []).map(({ name }) => name).join("")
const posts = () => fetch.mock.calls.filter(([input, init]) => new Request(input, init).method === "POST")

describe("the category tree", () => {
  it("shows moves at once and saves them one after the other", async () => {
    const { actor, move, settled } = await open()
    move(c, null, 0)
    move(c, b, 0)
    move(a, null, 1)
    expect(
      childrenByParent(actor.getSnapshot().context.nodes ?? [])
        .get(null)
        ?.map(({ id }) => id),
    ).toEqual([b, a])
    expect(actor.getSnapshot().context.queue.map(({ id }) => id)).toEqual([c, c, a])
    expect((await settled()).matches("viewing")).toBe(true)
    expect([await names(), await names(b), posts().length]).toEqual(["BA", "CD", 3])
    expect(actor.getSnapshot().context).toMatchObject({ queue: [], isDifferent: false, error: null })
  })

  it("takes a drag, and a canceled one changes nothing", async () => {
    const { actor, move, settled } = await open()
    actor.send({ type: "move.start", id: a })
    actor.send({ type: "move.cancel" })
    expect(actor.getSnapshot().matches("viewing")).toBe(true)
    actor.send({ type: "move.start", id: a })
    move(a, d, 0)
    await settled()
    expect([await names(), await names(d)]).toEqual(["BC", "A"])
  })

  it("is reverted by the inverse move", async () => {
    const { move, settled } = await open()
    move(a, b, 1)
    move(a, null, 0)
    await settled()
    expect([await names(), await names(b)]).toEqual(["ABC", "D"])
  })

  it("never sends a move below the category itself", async () => {
    const { actor, move } = await open()
    move(b, b, 0)
    move(b, d, 0)
    expect(actor.getSnapshot().matches("viewing")).toBe(true)
    expect(posts()).toEqual([])
  })

  it("doesn't send a move below the category itself that someone else's move would cause", async () => {
    const { move, settled } = await open()
    await categories.update({ id: c, body: { parent_category_id: a } })
    move(a, c, 0)
    const { context, value } = await settled()
    expect([value, context.error?.code, posts().length]).toEqual(["refused", BELOW_ITSELF, 0])
    expect(await names(a)).toBe("C")
  })

  it("shows the server's tree and the reason after a refusal, and drops the other moves", async () => {
    const { actor, move, settled } = await open()
    const body = { type: "invalid_data", message: "No luck" }
    shop.backend.faults.set([{ method: "POST", path: `/admin/product-categories/${a}`, status: 400, body }])
    move(a, b, 0)
    move(c, null, 0)
    const { context, value } = await settled()
    expect([value, context.error?.message, context.queue]).toEqual(["refused", "No luck", []])
    expect(
      childrenByParent(context.nodes ?? [])
        .get(null)
        ?.map(({ id }) => id),
    ).toEqual([a, b, c])
    shop.backend.faults.set([])
    move(c, null, 0)
    await settled()
    expect([await names(), actor.getSnapshot().value]).toEqual(["CAB", "viewing"])
  })

  it("reports a category that someone else has deleted", async () => {
    const { move, settled } = await open()
    await categories.delete({ id: c })
    move(c, null, 0)
    const { context, value } = await settled()
    expect([value, context.error?.status]).toEqual(["refused", 404])
    expect(context.nodes?.some(({ id }) => id === c)).toBe(false)
  })

  it("doesn't send a move again whose response was lost", async () => {
    const { move, settled } = await open()
    shop.backend.faults.set([{ method: "POST", drop: "after", times: 1 }])
    move(c, null, 0)
    expect((await settled()).value).toBe("viewing")
    expect([await names(), posts().length]).toEqual(["CAB", 1])
  })

  it("shows an order that differs from the one it expected", async () => {
    const { actor, move, settled } = await open()
    await create("E")
    move(c, null, 0)
    expect((await settled()).context.isDifferent).toBe(true)
    expect(actor.getSnapshot().context.nodes).toHaveLength(5)
    actor.send({ type: "notice.close" })
    expect(actor.getSnapshot().context.isDifferent).toBe(false)
  })

  it("can be loaded again after a failure", async () => {
    shop.backend.faults.set([{ status: 500 }])
    const actor = createActor(createCategoryReorderMachine(sdk)).start()
    await waitFor(actor, (s) => s.matches("failed"))
    shop.backend.faults.set([])
    actor.send({ type: "tree.load" })
    await waitFor(actor, (s) => s.matches("viewing"))
  })
})
