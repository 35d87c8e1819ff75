import { beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { EUR, saleDraft, toReview } from "#tests/support/price-list.ts"
import { columnOf } from "./price-change.ts"
import type { PriceListInput } from "./price-list.context.ts"
import { KEY } from "./price-list.draft.ts"
import { createPriceListMachine } from "./price-list.machine.ts"

const shop = await openLiveShop()
const { backend } = shop
const { priceList: lists, product: products } = shop.admin.admin
const machine = createPriceListMachine(shop.admin)
const draft = saleDraft(shop)
const [first, second] = draft.rows.map(({ id }) => id) as [string, string]
const world = backend.db.export()

beforeEach(() => {
  backend.db.import(world)
  backend.faults.set([])
})

const settled = (actor: ReturnType<typeof start>) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), { timeout: 20_000 })

function start(input: Partial<PriceListInput> = {}) {
  const actor = createActor(machine, { input: { draft, ...input } })
  actor.start()
  return actor
}
async function run(input: Partial<PriceListInput> = {}, end: "create.active" | "create.draft" = "create.active") {
  const actor = start(input)
  for (const event of toReview) actor.send(event)
  actor.send({ type: end })
  await settled(actor)
  return actor
}
const FIELDS =
  "id,title,status,type,starts_at,ends_at,metadata,price_list_rules.attribute,price_list_rules.value,prices.amount,prices.variant_id,prices.min_quantity"
const found = async () => (await lists.list({ query: { fields: FIELDS } })).price_lists
const costs = async (variant: string) => {
  const query = { region_id: shop.region, fields: "variants.id,variants.calculated_price.calculated_amount" }
  const all = (await shop.store.store.product.list({ query })).products.flatMap(({ variants }) => variants ?? [])
  return all.find(({ id }) => id === variant)?.calculated_price?.calculated_amount
}
const requests = (path: string) => backend.journal.entries({ path }).filter(({ method }) => method === "POST").length

describe("the price list wizard", () => {
  it("creates a list with its details and prices, and activates it last", async () => {
    const groups = [{ id: "cusgroup_1", name: "VIP" }]
    const actor = await run({ draft: saleDraft(shop, { groups, type: "override", endsAt: "2099-01-01T10:00" }) })
    const [list] = await found()
    expect(list).toMatchObject({
      title: "Summer sale",
      type: "override",
      status: "active",
      starts_at: null,
      ends_at: new Date("2099-01-01T10:00").toISOString(),
      metadata: {},
      rules: { "customer.groups.id": ["cusgroup_1"] },
    })
    expect(list?.prices?.map(({ amount }) => amount).sort()).toEqual([15, 16])
    expect(actor.getSnapshot().output).toEqual({ outcome: "created", id: list?.id, isActive: true, isComplete: true })
  })

  it("leaves a list as a draft that changes no price", async () => {
    const before = await costs(first)
    await run({}, "create.draft")
    expect((await found()).map(({ status }) => status)).toEqual(["draft"])
    expect(await costs(first)).toBe(before)
  })

  it("is never half-priced: shoppers see the old prices until all chunks are saved", async () => {
    const tiers = Array.from({ length: 150 }, (_, index) => ({ min: index * 2 + 2, max: index * 2 + 3 }))
    const cells = {
      [first]: Object.fromEntries([
        [EUR, { value: 1 }],
        ...tiers.map((tier) => [columnOf({ currency: "eur", rules: {}, ...tier }), { value: 1 }] as const),
      ]),
      [second]: { [EUR]: { value: 1 } },
    }
    // Only the last chunk has a price of the second variant.
    backend.faults.set([{ method: "POST", contains: second, status: 500 }])
    const actor = await run({ draft: saleDraft(shop, { tiers, cells }) })
    expect(actor.getSnapshot().value).toBe("incomplete")
    expect([await costs(first), (await found())[0]?.status]).toEqual([20, "draft"])
    backend.faults.set([])
    actor.send({ type: "retry" })
    await settled(actor)
    const [list] = await found()
    expect([await costs(first), list?.status, list?.prices?.length]).toEqual([1, "active", 152])
  })

  it("names the prices of a deleted variant, and activates the list without them", async () => {
    await products.deleteVariant({ id: String(draft.rows[0]?.productId), variant_id: first })
    const actor = await run()
    expect(actor.getSnapshot().value).toBe("incomplete")
    expect(actor.getSnapshot().context.refused).toMatchObject([{ variant: first, column: EUR, isGone: true }])
    expect((await found())[0]?.status).toBe("draft")
    actor.send({ type: "drop" })
    await settled(actor)
    expect([await costs(second), (await found())[0]?.status]).toEqual([16, "active"])
    expect(actor.getSnapshot().output?.isComplete).toBe(false)
  })

  it("keeps the draft without the refused prices, or asks for others if none is left", async () => {
    const id = String(draft.rows[0]?.productId)
    await products.deleteVariant({ id, variant_id: first })
    await products.deleteVariant({ id, variant_id: second })
    const actor = await run()
    actor.send({ type: "drop" })
    expect(actor.getSnapshot().value).toBe("incomplete")
    actor.send({ type: "keep" })
    expect(actor.getSnapshot().output).toMatchObject({ isActive: false, isComplete: false })
    expect((await found())[0]?.status).toBe("draft")
  })

  it("finds the list after a lost response instead of creating a second one", async () => {
    const created = await lists.create({
      body: { title: "Old title", description: "d", metadata: { [KEY]: draft.key } },
    })
    const actor = start({ isSent: true })
    expect(actor.getSnapshot().value).toBe("unsure")
    actor.send({ type: "retry" })
    await settled(actor)
    expect(await found()).toMatchObject([{ id: created.price_list.id, title: "Summer sale", status: "active" }])
  })

  it("continues after a reload with the prices that the list lacks", async () => {
    const price = { variant_id: first, currency_code: "eur", amount: 15 }
    const { price_list } = await lists.create({ body: { title: "Summer sale", description: "d", prices: [price] } })
    const before = requests(`/admin/price-lists/${price_list.id}/prices/batch`)
    const actor = start({ listId: price_list.id })
    await settled(actor)
    expect(requests(`/admin/price-lists/${price_list.id}/prices/batch`)).toBe(before + 1)
    expect((await found()).map(({ status, prices }) => [status, prices?.length])).toEqual([["active", 2]])
  })

  it("returns to the review if the list was deleted, and creates it again", async () => {
    const actor = start({ listId: "plist_deleted" })
    await settled(actor)
    expect(actor.getSnapshot().value).toEqual({ editing: "review" })
    expect(actor.getSnapshot().context.isDeleted).toBe(true)
    actor.send({ type: "create.active" })
    await settled(actor)
    expect((await found()).map(({ status }) => status)).toEqual(["active"])
  })
})
