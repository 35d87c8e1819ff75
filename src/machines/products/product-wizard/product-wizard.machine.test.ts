import { beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { productDraft, toReview, wizardSettings } from "#tests/support/product-wizard.ts"
import { creationOf, sentOf } from "./product-creation.ts"
import type { WizardInput } from "./product-wizard.context.ts"
import { emptyRow, type ProductDraft } from "./product-wizard.draft.ts"
import { createProductWizardMachine } from "./product-wizard.machine.ts"

const shop = await openLiveShop()
const { product: products, productOption: options } = shop.admin.admin
const machine = createProductWizardMachine(shop.admin)
const settings = wizardSettings(shop)
const draft = productDraft(settings)
const world = shop.backend.db.export()
const [location] = settings.locations.map(({ id }) => id)

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

async function run(input: Partial<WizardInput> = {}, end: "create.publish" | "create.draft" = "create.publish") {
  const actor = createActor(machine, { input: { draft, settings, ...input } })
  actor.start()
  for (const event of toReview) actor.send(event)
  actor.send({ type: end })
  await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), { timeout: 20_000 })
  return actor
}
type Actor = Awaited<ReturnType<typeof run>>

async function retry(actor: Actor) {
  actor.send({ type: "retry" })
  await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), { timeout: 20_000 })
}
const FIELDS =
  "id,title,subtitle,handle,status,thumbnail,*images,*options,*options.values,*variants,*variants.prices,*variants.options,*variants.inventory_items.inventory.location_levels,*sales_channels,*shipping_profile"
const created = async (handle = "wool-scarf") => (await products.list({ query: { handle, fields: FIELDS } })).products
const change = (part: Partial<ProductDraft>): ProductDraft => ({ ...draft, ...part })

/** A draft with this many lengths, each with a SKU and a price. */
function ribbons(count: number, quantity?: number): ProductDraft {
  const values = Array.from({ length: count }, (_, index) => `${index + 1} m`)
  const quantities = quantity === undefined ? {} : { [String(location)]: { value: quantity } }
  return change({
    title: "Ribbon",
    options: [{ key: "length", id: null, title: "Length", values, valueIds: {} }],
    rows: Object.fromEntries(
      values.map((value, index) => [
        JSON.stringify([value]),
        { ...emptyRow, sku: `RIBBON-${index}`, prices: { eur: { value: index + 1 } }, quantities },
      ]),
    ),
  })
}

describe("the product wizard", () => {
  it("keeps the order of the combinations", async () => {
    await run({ draft: ribbons(120) }, "create.draft")
    const [ribbon] = await created("ribbon")
    const query = { fields: "title", order: "variant_rank", limit: 200 }
    const { variants } = await products.listVariants({ id: String(ribbon?.id), query })
    expect(variants.map(({ title }) => title)).toEqual(Array.from({ length: 120 }, (_, index) => `${index + 1} m`))
  })

  it("sets the stock of variants whose titles are equal", async () => {
    const options = [
      { key: "a", id: null, title: "A", values: ["x / y", "x"], valueIds: {} },
      { key: "b", id: null, title: "B", values: ["z", "y / z"], valueIds: {} },
    ]
    const row = (count: number) => ({ ...emptyRow, quantities: { [String(location)]: { value: count } } })
    const rows = { '["x / y","z"]': row(1), '["x","y / z"]': row(2) }
    await run({ draft: change({ title: "Twins", options, rows }) }, "create.draft")
    const [product] = await created("twins")
    const stock = (product?.variants ?? [])
      .filter(({ title }) => title === "x / y / z")
      .map((variant) => [
        variant.options?.map(({ value }) => value).sort(),
        variant.inventory_items?.[0]?.inventory?.location_levels?.[0]?.stocked_quantity,
      ])
    expect(stock.sort()).toEqual([
      [["x / y", "z"], 1],
      [["x", "y / z"], 2],
    ])
  })

  it("creates a product with options, variants, prices, pictures and stock, published last", async () => {
    const url = "http://shop.test/static/scarf.png"
    const actor = await run({ draft: change({ pictures: [{ id: "file_1", url, name: "scarf.png" }] }) })
    const [product] = await created()
    expect(actor.getSnapshot().output).toEqual({ outcome: "created", id: product?.id, isComplete: true })
    expect(product).toMatchObject({
      status: "published",
      thumbnail: url,
      images: [{ url }],
      options: [{ title: "Size" }],
      sales_channels: [{ id: draft.channelIds[0] }],
      shipping_profile: { id: draft.profileId },
    })
    const small = product?.variants?.find(({ sku }) => sku === "SCARF-S")
    expect(small).toMatchObject({
      title: "S",
      options: [{ value: "S" }],
      inventory_items: [{ inventory: { location_levels: [{ location_id: location, stocked_quantity: 5 }] } }],
    })
    expect(small?.prices?.map(({ amount }) => Number(amount)).sort()).toEqual([19, 20])
    const ofRegion = small?.prices?.find(({ amount }) => Number(amount) === 19)
    const [rule] = shop.backend.db.tables.priceRule.by("price_id", String(ofRegion?.id))
    expect(rule).toMatchObject({ attribute: "region_id", value: settings.regions[0]?.id })
  })

  it("creates a product without options with the default option", async () => {
    const row = { ...emptyRow, sku: "PLAIN", prices: { eur: { value: 3 } } }
    await run({ draft: change({ hasOptions: false, rows: { '["Default option value"]': row } }) })
    const [product] = await created()
    expect(product).toMatchObject({
      status: "published",
      options: [{ title: "Default option", values: [{ value: "Default option value" }] }],
      variants: [{ title: "Default variant", sku: "PLAIN" }],
    })
  })

  it("uses some values of a shared option", async () => {
    const { product_option } = await options.create({ body: { title: "Width", values: ["S", "M", "L"] } })
    const valueIds = Object.fromEntries((product_option.values ?? []).map(({ value, id }) => [value, id]))
    await run({
      draft: change({
        options: [{ key: "width", id: product_option.id, title: "Width", values: ["S", "M"], valueIds }],
      }),
    })
    const [product] = await created()
    expect(product?.options?.map(({ id }) => id)).toEqual([product_option.id])
    expect(product?.variants).toHaveLength(2)
  })

  it("leaves out combinations that aren't included", async () => {
    await run({ draft: change({ rows: { ...draft.rows, '["M"]': { ...emptyRow, isIncluded: false } } }) })
    expect((await created())[0]?.variants).toMatchObject([{ sku: "SCARF-S" }])
  })

  it("creates 250 variants with stock in several requests, and publishes only then", async () => {
    const statuses: string[] = []
    const actor = createActor(machine, { input: { draft: ribbons(250, 2), settings } })
    actor.subscribe(({ value }) => {
      if (value === "completing")
        statuses.push(...shop.backend.db.tables.product.by("handle", "ribbon").map((p) => p.status))
    })
    actor.start()
    for (const event of toReview) actor.send(event)
    actor.send({ type: "create.publish" })
    await waitFor(actor, ({ status }) => status === "done", { timeout: 20_000 })
    expect(statuses).toEqual(["draft"])
    const [product] = await created("ribbon")
    expect(product?.status).toBe("published")
    expect(product?.variants).toHaveLength(250)
    const levels = product?.variants?.flatMap(
      ({ inventory_items }) => inventory_items?.[0]?.inventory?.location_levels ?? [],
    )
    expect(levels).toHaveLength(250)
  })

  it("finds the product after a lost response instead of sending it again", async () => {
    shop.backend.faults.set([{ path: "/admin/products", method: "POST", drop: "after", times: 1 }])
    const actor = await run()
    expect(actor.getSnapshot().status).toBe("done")
    expect(await created()).toHaveLength(1)
  })

  it("looks for the product first when neither its response nor the search arrived", async () => {
    shop.backend.faults.set([
      { path: "/admin/products", method: "POST", drop: "after", times: 1 },
      { path: "/admin/products", method: "GET", drop: "before", times: 1 },
    ])
    const actor = await run()
    expect(actor.getSnapshot().value).toBe("unsure")
    await retry(actor)
    expect(actor.getSnapshot().status).toBe("done")
    expect(await created()).toHaveLength(1)
  })

  it("finds the product that was sent before the page was reloaded", async () => {
    const sent = sentOf(creationOf(draft, settings, true))
    await run({}, "create.draft")
    const actor = await run({ sent, publish: true })
    expect(actor.getSnapshot().value).toBe("unsure")
    await retry(actor)
    expect(actor.getSnapshot().status).toBe("done")
    expect(await created()).toMatchObject([{ status: "published" }])
  })

  describe("that arrives late", () => {
    const price = { ...draft.rows['["S"]'], ...emptyRow, sku: "SCARF-S", prices: { eur: { value: 33 } } }
    const changed = change({ subtitle: "Soft", rows: { ...draft.rows, '["S"]': price } })
    /** Creates a product whose response was lost, as the server does after it was given up. */
    const arrive = async () => {
      const creation = creationOf(draft, settings, false)
      await products.create({ body: creation.body })
      return sentOf(creation)
    }

    it("gets the entries made since then", async () => {
      const actor = await run({ draft: changed, sent: await arrive(), publish: false }, "create.draft")
      await retry(actor)
      expect(actor.getSnapshot().status).toBe("done")
      const [product, ...others] = await created()
      expect([product?.variants?.length, others]).toEqual([2, []])
      const amounts = product?.variants?.find(({ sku }) => sku === "SCARF-S")?.prices?.map(({ amount }) => amount)
      expect(amounts).toEqual([33])
    })

    it("gets the entries made since then, even if the response to saving them was lost too", async () => {
      shop.backend.faults.set([{ path: "/admin/products", method: "POST", drop: "before", times: 1 }])
      const first = sentOf(creationOf(draft, settings, false))
      const actor = await run({ draft: changed, sent: first }, "create.draft")
      await retry(actor)
      expect(actor.getSnapshot().value).toEqual({ editing: "review" })
      await arrive()
      actor.send({ type: "create.draft" })
      await waitFor(actor, (snapshot) => snapshot.status === "done", { timeout: 20_000 })
      const [product, ...others] = await created()
      expect([product?.subtitle, others]).toEqual(["Soft", []])
      const amounts = product?.variants?.find(({ sku }) => sku === "SCARF-S")?.prices?.map(({ amount }) => amount)
      expect(amounts).toEqual([33])
    })

    it("is replaced if other options were entered since", async () => {
      const [size] = draft.options
      if (!size) throw new Error("no option")
      const options = [{ ...size, values: ["S", "M", "L"] }]
      const actor = await run({ draft: change({ options }), sent: await arrive() }, "create.draft")
      await retry(actor)
      expect(actor.getSnapshot().status).toBe("done")
      expect((await created()).map(({ variants }) => variants?.length)).toEqual([3])
    })

    it("is found again after its change was refused", async () => {
      await products.create({
        body: {
          title: "Other",
          options: [{ title: "Size", values: ["One"] }],
          variants: [{ title: "One", sku: "TAKEN", options: { Size: "One" }, prices: [] }],
        },
      })
      const taken = change({ rows: { ...draft.rows, '["S"]': { ...price, sku: "TAKEN" } } })
      const actor = await run({ draft: taken, sent: await arrive() }, "create.draft")
      await retry(actor)
      expect(actor.getSnapshot().value).toEqual({ editing: "variants" })
      actor.send({ type: "draft.change", change: changed })
      for (const event of toReview) actor.send(event)
      actor.send({ type: "create.draft" })
      await waitFor(actor, (snapshot) => snapshot.status === "done", { timeout: 20_000 })
      expect(await created()).toHaveLength(1)
    })
  })

  it("doesn't mistake another product with the same handle for its own", async () => {
    await products.create({ body: { title: "Wool Scarf", options: [{ title: "Color", values: ["Red"] }] } })
    const actor = await run({ sent: sentOf(creationOf(draft, settings, true)) })
    await retry(actor)
    const { context, value } = actor.getSnapshot()
    expect(value).toEqual({ editing: "details" })
    expect(context.placed).toEqual({ step: "details", field: "handle", kind: "taken", text: "wool-scarf" })
  })

  it("opens the variant whose SKU another product has", async () => {
    await products.create({
      body: {
        title: "Other",
        options: [{ title: "Size", values: ["One"] }],
        variants: [{ title: "One", sku: "SCARF-M", prices: [], options: { Size: "One" } }],
      },
    })
    const actor = await run()
    const { context, value } = actor.getSnapshot()
    expect(value).toEqual({ editing: "variants" })
    expect(context.placed).toEqual({ step: "variants", field: 'rows.["M"].sku', kind: "taken", text: "SCARF-M" })
    actor.send({ type: "draft.change", change: {} })
    expect(actor.getSnapshot().context.placed).toBeNull()
  })

  it("lists the remaining steps when stock can't be set, and retries only those", async () => {
    shop.backend.faults.set([{ path: "/admin/inventory-items/location-levels/batch", status: 500, times: 1 }])
    const actor = await run()
    expect(actor.getSnapshot().value).toBe("doneWithLeft")
    expect(actor.getSnapshot().context.remaining).toEqual({ variants: [], stock: ["S", "M"], publish: true })
    expect(await created()).toMatchObject([{ status: "draft" }])
    await retry(actor)
    expect(actor.getSnapshot().output).toMatchObject({ isComplete: true })
    expect(await created()).toMatchObject([{ status: "published" }])
  })

  it("ends with a draft when the user doesn't retry the remaining steps", async () => {
    shop.backend.faults.set([{ path: "/admin/inventory-items/location-levels/batch", status: 500, times: 1 }])
    const actor = await run()
    actor.send({ type: "finish" })
    expect(actor.getSnapshot().output).toMatchObject({ outcome: "created", isComplete: false })
  })

  it("continues with the remaining steps after a reload", async () => {
    shop.backend.faults.set([{ path: "/admin/products/:id/variants/batch", status: 500, times: 1 }])
    const large = ribbons(120, 1)
    const before = await run({ draft: large })
    const { remaining, productId } = before.getSnapshot().context
    expect(remaining.variants).toHaveLength(20)
    const actor = await run({ draft: large, productId, publish: true })
    expect(actor.getSnapshot().output).toEqual({ outcome: "created", id: productId, isComplete: true })
    const [product] = await created("ribbon")
    expect(product).toMatchObject({ status: "published" })
    expect(product?.variants).toHaveLength(120)
  })

  it("doesn't publish a product that shoppers can't buy, but saves it as a draft", async () => {
    const incomplete = change({ profileId: "" })
    const refused = await run({ draft: incomplete })
    expect(refused.getSnapshot().value).toEqual({ editing: "review" })
    await run({ draft: incomplete }, "create.draft")
    expect(await created()).toMatchObject([{ status: "draft" }])
  })
})
