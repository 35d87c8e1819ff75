import { beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { needed } from "#machines/kit/needed.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { createProductImportMachine } from "./product-import.machine.ts"

const shop = await openLiveShop()
const { product: products, region, notification } = shop.admin.admin
const machine = createProductImportMachine(shop.admin)
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

async function check(text: string) {
  const actor = createActor(machine, { input: { resume: null } })
  actor.start()
  actor.send({ type: "file.choose", file: new File([text], "caps.csv", { type: "text/csv" }) })
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), { timeout: 20_000 })
  return { problems: context.checked?.problems, plan: context.plan }
}

/** A cap with a price for the region "NORTH_europe", in the store's export. */
async function exported() {
  const body = { name: "NORTH_europe", currency_code: "eur", countries: [] }
  const { id: region_id } = (await region.create({ body })).region
  const prices = [
    { currency_code: "eur", amount: 40 },
    { currency_code: "eur", amount: 45, rules: { region_id } },
  ]
  const { product } = await products.create({
    body: {
      title: "Cap",
      handle: "cap",
      options: [{ title: "Size", values: ["S", "M"] }],
      variants: [{ title: "S", sku: "CAP-S", options: { Size: "S" }, prices }],
    },
  })
  await products.export({ query: { id: [product.id] } })
  const { notifications } = await notification.list({ query: { limit: 1, order: "-created_at" } })
  const { file } = needed(notifications[0]).data as { file: { url: string } }
  return (await shop.backend.fetch(new Request(file.url))).text()
}

describe("prices of regions", () => {
  it("are unchanged in the store's own export, which isn't sent", async () => {
    const text = await exported()
    expect(text).toContain("Variant Price North Europe [EUR]")
    expect(await check(text)).toMatchObject({ problems: [], plan: { unchanged: 1, sent: [], removedPrices: 0 } })
  })

  it.each([
    ["its title", "Cap", "Hat"],
    ["a price", ",40,", ",41,"],
    ["the region's price", ",45,", ",46,"],
  ])("keep a product from being changed by an import: %s", async (_, before, after) => {
    const text = (await exported()).replaceAll(before, after)
    expect(await check(text)).toMatchObject({
      problems: [{ row: 2, kind: "ruledPrices", value: "S" }],
      plan: { sent: [], rejected: [{ number: 2 }] },
    })
  })

  it("keep a product from being changed by a file that doesn't have them", async () => {
    await exported()
    const { problems, plan } = await check("Product Handle,Variant Sku,Variant Price EUR\ncap,CAP-S,41")
    expect(problems).toEqual([{ row: 2, kind: "ruledPrices", value: "S" }])
    expect(plan?.sent).toEqual([])
  })

  it("aren't accepted for new products and variants", async () => {
    await exported()
    const head = "Product Handle,Product Title,Variant Title,Variant Option 1 Name,Variant Option 1 Value"
    const column = "Variant Price North Europe [EUR]"
    const file = [`${head},${column}`, "hat,Hat,S,Size,S,9", "scarf,Scarf,S,Size,S,", "cap,Cap,M,Size,M,8"]
    const { problems, plan } = await check(file.join("\n"))
    expect(problems).toEqual([
      { row: 2, kind: "regionPrice", column, value: "9" },
      { row: 4, kind: "regionPrice", column, value: "8" },
    ])
    expect(plan?.sent.map(({ title }) => title)).toEqual(["Scarf"])
  })
})
