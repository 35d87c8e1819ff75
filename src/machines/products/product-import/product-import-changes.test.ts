import { beforeEach, describe, expect, it } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { needed } from "#machines/kit/needed.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import type { ResumedImport } from "./product-import.context.ts"
import { createProductImportMachine } from "./product-import.machine.ts"
import { presentIn } from "./product-import.rules.ts"
import { GIVE_UP_AFTER } from "./product-import-setup.ts"

const shop = await openLiveShop()
const { product: products, region } = shop.admin.admin
const machine = createProductImportMachine(shop.admin)
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

const HEAD =
  "Product Handle,Product Title,Variant Title,Variant Sku,Variant Price EUR,Variant Option 1 Name,Variant Option 1 Value"
const scarf = (index: number, price = "9.50") => `scarf-${index},Scarf ${index},One,SCARF-${index},${price},Size,One`
const fileOf = (...rows: string[]) => new File([[HEAD, ...rows].join("\n")], "scarves.csv", { type: "text/csv" })

function start(clock?: SimulatedClock, resume: ResumedImport | null = null) {
  const actor = createActor(machine, { input: { resume }, ...(clock ? { clock } : {}) })
  actor.start()
  const idle = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), { timeout: 20_000 })
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    return idle()
  }
  return { actor, idle, send }
}
const choose = async (file: File, clock?: SimulatedClock) => {
  const run = start(clock)
  return { ...run, snapshot: await run.send({ type: "file.choose", file }) }
}

describe("a store that changes between the check and the confirmation", () => {
  const head = "Product Handle,Variant Sku,Variant Price EUR"
  const file = () => new File([`${head}\ncap,CAP-S,9`], "cap.csv")
  const addVariant = async (id: string, size: string) => {
    const body = { title: size, sku: `CAP-${size}`, options: { Size: size }, prices: [] }
    await products.createVariant({ id, body })
  }
  async function prepared() {
    const { product } = await products.create({
      body: {
        title: "Cap",
        handle: "cap",
        options: [{ title: "Size", values: ["S", "M", "L"] }],
        variants: [{ title: "S", sku: "CAP-S", options: { Size: "S" }, prices: [] }],
      },
    })
    const run = await choose(file())
    return { ...run, id: product.id, snapshot: await run.send({ type: "import.all" }) }
  }
  const skus = async (id: string) => {
    const { variants } = await products.listVariants({ id, query: { fields: "sku" } })
    return variants.map(({ sku }) => sku).sort()
  }

  it("names variants that others added, and deletes them only if the user agrees", async () => {
    const { id, send } = await prepared()
    await addVariant(id, "M")
    let snapshot = await send({ type: "import.confirm" })
    expect([snapshot.value, await skus(id)]).toEqual(["awaitingConfirm", ["CAP-M", "CAP-S"]])
    expect(snapshot.context.added).toMatchObject([{ title: "Cap", variants: [{ name: "M" }] }])
    expect(snapshot.can({ type: "import.confirm" })).toBe(false)
    snapshot = await send({ type: "agree", to: "added", value: true })
    await addVariant(id, "L")
    snapshot = await send({ type: "import.confirm" })
    expect(snapshot.context.added[0]?.variants.map(({ name }) => name)).toEqual(["M", "L"])
    await send({ type: "agree", to: "added", value: true })
    expect((await send({ type: "import.confirm" })).value).toBe("succeeded")
    expect(await skus(id)).toEqual(["CAP-S"])
  })

  it("names them after a reload too", async () => {
    const { id, snapshot } = await prepared()
    const { transactionId = "", fileName = "" } = snapshot.context.prepared ?? {}
    await addVariant(id, "M")
    const resume = { transactionId, fileName, counts: null, present: presentIn(snapshot.context) }
    const run = start(undefined, resume)
    expect((await run.idle()).value).toBe("awaitingConfirm")
    const { value, context } = await run.send({ type: "import.confirm" })
    expect([value, await skus(id)]).toEqual(["awaitingConfirm", ["CAP-M", "CAP-S"]])
    expect(context.added).toMatchObject([{ title: "Cap", variants: [{ name: "M" }] }])
    await run.send({ type: "agree", to: "added", value: true })
    expect((await run.send({ type: "import.confirm" })).value).toBe("succeeded")
  })

  it("keeps them if the user goes back to the check, which shows them as deletions", async () => {
    const { id, send } = await prepared()
    await addVariant(id, "M")
    await send({ type: "import.confirm" })
    await send({ type: "import.cancel" })
    const { context } = await send({ type: "retry" })
    expect(context.plan?.removedVariants).toBe(1)
    expect(await skus(id)).toEqual(["CAP-M", "CAP-S"])
  })

  const addPrice = async (id: string, price: { currency_code: string; rules?: { region_id: string } }) => {
    const [variant] = (await products.listVariants({ id, query: { fields: "id" } })).variants
    const body = { prices: [{ ...price, amount: 7 }] }
    await products.updateVariant({ id, variant_id: needed(variant).id, body })
  }
  const north = async () =>
    (await region.create({ body: { name: "North", currency_code: "eur", countries: [] } })).region.id

  it("refuses to delete a region's price that others added, and names its row", async () => {
    const { id, send } = await prepared()
    await addPrice(id, { currency_code: "eur", rules: { region_id: await north() } })
    const refused = await send({ type: "import.confirm" })
    expect([refused.value, refused.context.changed]).toEqual(["awaitingConfirm", [{ row: 2, name: "Cap, S" }]])
    expect(refused.can({ type: "import.confirm" })).toBe(false)
    const { context: again } = await send({ type: "import.cancel" })
    expect(again.checked?.problems).toEqual([{ row: 2, kind: "ruledPrices", value: "S" }])
    expect([again.plan?.sent, again.changed]).toEqual([[], []])
  })

  it("deletes other prices that others added only after another check", async () => {
    const { id, send } = await prepared()
    await addPrice(id, { currency_code: "usd" })
    expect((await send({ type: "import.confirm" })).context.changed).toEqual([{ row: 2, name: "Cap, S" }])
    expect((await send({ type: "import.cancel" })).context.plan?.removedPrices).toBe(1)
    await send({ type: "agree", to: "removals", value: true })
    await send({ type: "import.all" })
    expect((await send({ type: "import.confirm" })).value).toBe("succeeded")
  })

  it("deletes tags that others added only after another check, and only if the file has tags", async () => {
    const tag = async (value: string) => (await shop.admin.admin.productTag.create({ body: { value } })).product_tag.id
    const [ownTag, other] = [await tag("own"), await tag("other")]
    const untagged = await prepared()
    await products.update({ id: untagged.id, body: { tags: [{ id: other }] } })
    expect((await untagged.send({ type: "import.confirm" })).value).toBe("succeeded")
    const { snapshot, send } = await choose(new File([`${head},Product Tag 1\ncap,CAP-S,8,${ownTag}`], "cap.csv"))
    expect(snapshot.context.plan?.removedEntries).toBe(1)
    await send({ type: "agree", to: "removals", value: true })
    await send({ type: "import.all" })
    await products.update({ id: untagged.id, body: { tags: [{ id: other }, { id: await tag("late") }] } })
    expect((await send({ type: "import.confirm" })).context.changed).toEqual([{ row: 2, name: "Cap" }])
    expect((await send({ type: "import.cancel" })).context.plan?.removedEntries).toBe(2)
  })

  it("refuses to delete prices after a reload too", async () => {
    const { id, snapshot } = await prepared()
    const { transactionId = "", fileName = "" } = snapshot.context.prepared ?? {}
    await addPrice(id, { currency_code: "eur", rules: { region_id: await north() } })
    const run = start(undefined, { transactionId, fileName, counts: null, present: presentIn(snapshot.context) })
    await run.idle()
    const refused = await run.send({ type: "import.confirm" })
    expect([refused.value, refused.context.changed]).toEqual(["awaitingConfirm", [{ row: null, name: "Cap, S" }]])
    expect(refused.can({ type: "import.confirm" })).toBe(false)
    expect((await run.send({ type: "import.cancel" })).value).toBe("idle")
  })

  it("finds codes that other variants of the store have", async () => {
    await products.create({
      body: {
        title: "Cap",
        options: [{ title: "Size", values: ["S"] }],
        variants: [{ title: "S", ean: "4006381333931", barcode: "B-1", options: { Size: "S" }, prices: [] }],
      },
    })
    const codes = `${HEAD},Variant Ean,Variant Barcode`
    const { snapshot } = await choose(new File([`${codes}\n${scarf(1)},4006381333931,B-1`], "codes.csv"))
    expect(snapshot.context.checked?.problems).toMatchObject([
      { kind: "taken", column: "Variant Ean", value: "4006381333931" },
      { kind: "taken", column: "Variant Barcode", value: "B-1" },
    ])
  })
})

it("ends with an explanation if the server no longer lists the import and never tells its result", async () => {
  const clock = new SimulatedClock()
  const { send } = await choose(fileOf(scarf(1)), clock)
  await send({ type: "import.all" })
  const body = { notifications: [], count: 0, offset: 0, limit: 100 }
  shop.backend.faults.set([{ method: "GET", path: "/admin/notifications", status: 200, body }])
  await send({ type: "import.confirm" })
  clock.increment(GIVE_UP_AFTER)
  const snapshot = await send({ type: "progress.check" })
  expect([snapshot.value, snapshot.context.isUntold]).toEqual(["failed", true])
  expect((await send({ type: "retry" })).value).toBe("checked")
})
