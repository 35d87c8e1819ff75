import { beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { type LiveShop, openLiveShop } from "#tests/support/live-shop.ts"
import type { ImportInput } from "./product-import.context.ts"
import { createProductImportMachine } from "./product-import.machine.ts"

const shop = await openLiveShop()
const { product: products } = shop.admin.admin
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

function start(input: ImportInput = {}, { admin }: Pick<LiveShop, "admin"> = shop) {
  const actor = createActor(admin === shop.admin ? machine : createProductImportMachine(admin), { input })
  actor.start()
  const idle = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), { timeout: 20_000 })
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    return idle()
  }
  return { actor, idle, send }
}
const choose = async (file: File, input?: ImportInput) => {
  const run = start(input)
  return { ...run, snapshot: await run.send({ type: "file.choose", file }) }
}
const count = async () => (await products.list({ query: { q: "Scarf", fields: "id" } })).count
const sent = (path: string, method = "POST") =>
  shop.backend.journal.entries({ path }).filter((entry) => entry.method === method)
const fault = (path: string, more: object) => shop.backend.faults.set([{ method: "POST", path, times: 1, ...more }])

describe("importing products from a file", () => {
  it("imports 497 of 500 rows and names the three bad ones", async () => {
    const rows = Array.from({ length: 500 }, (_, index) => scarf(index))
    rows[9] = scarf(9, "nine")
    rows[99] = rows[99]?.replace("SCARF-99", "SCARF-98") ?? ""
    rows[499] = rows[499]?.replace(",Size,One", ",Size,") ?? ""
    const { snapshot, send } = await choose(fileOf(...rows))
    const { checked, plan } = snapshot.context
    expect(checked?.problems).toEqual([
      { row: 11, kind: "amount", column: "Variant Price EUR", value: "nine" },
      { row: 101, kind: "twice", column: "Variant Sku", value: "SCARF-98", other: "100" },
      { row: 501, kind: "optionValue", column: "Variant Option 1 Value", value: "Size" },
    ])
    expect(plan).toMatchObject({ goodRows: 497, allRows: 500, toCreate: 497, toUpdate: 0 })
    expect(snapshot.can({ type: "import.all" })).toBe(false)
    const waiting = await send({ type: "import.rest" })
    expect(waiting.value).toBe("awaitingConfirm")
    expect(waiting.context.prepared?.counts).toEqual({ toCreate: 497, toUpdate: 0 })
    expect(await count()).toBe(0)
    expect((await send({ type: "import.confirm" })).value).toBe("succeeded")
    expect(await count()).toBe(497)
  })

  it("updates products that the file names by their handle, and asks before prices and variants are deleted", async () => {
    const head = "Product Handle,Product Title,Variant Sku,Variant Price EUR"
    const file = new File([`${head}\nt-shirt,Tee,SHIRT-M-BLACK,21`], "tee.csv")
    const { snapshot, send } = await choose(file)
    expect(snapshot.context.checked?.problems).toEqual([])
    const [diff] = snapshot.context.checked?.diffs ?? []
    expect(diff).toMatchObject({ kind: "changed", title: "T-Shirt" })
    expect(diff?.changes).toContainEqual({ row: 2, column: "Product Title", before: "T-Shirt", after: "Tee" })
    expect(diff?.removedVariants.length).toBeGreaterThan(0)
    expect(snapshot.can({ type: "import.all" })).toBe(false)
    const agreed = await send({ type: "agree", to: "removals", value: true })
    expect(agreed.can({ type: "import.all" })).toBe(true)
    await send({ type: "import.all" })
    expect((await send({ type: "import.confirm" })).value).toBe("succeeded")
    const { products: after } = await products.list({
      query: { handle: "t-shirt", fields: "title,variants.sku,*variants.prices" },
    })
    expect(after[0]).toMatchObject({ title: "Tee", variants: [{ sku: "SHIRT-M-BLACK", prices: [{ amount: 21 }] }] })
  })

  it("finds nothing to do in an unchanged export", async () => {
    await products.export({})
    const { notifications } = await shop.admin.admin.notification.list({ query: { limit: 1, order: "-created_at" } })
    const { file } = notifications.map(({ data }) => data as { file: { url: string } })[0] ?? { file: { url: "" } }
    const text = await (await shop.backend.fetch(new Request(file.url))).text()
    const { snapshot } = await choose(new File([text], "export.csv"))
    expect(snapshot.context.checked?.problems).toEqual([])
    expect(snapshot.context.checked?.diffs.flatMap(({ changes }) => changes)).toEqual([])
    expect(snapshot.context.plan).toMatchObject({ sent: [], unchanged: 3 })
  })

  it("returns to the row that the server refuses", async () => {
    const { send } = await choose(fileOf(scarf(1), scarf(2), scarf(3)))
    fault("/admin/products/imports", {
      status: 400,
      body: { type: "invalid_data", message: "Row 5: Something is wrong" },
    })
    const refused = await send({ type: "import.all" })
    expect(refused.value).toBe("checked")
    expect(refused.context.checked?.problems).toEqual([{ row: 3, kind: "server", other: "Something is wrong" }])
    expect(refused.context.plan).toMatchObject({ goodRows: 2 })
  })

  it("asks again if the server counts other products than the check", async () => {
    const { send } = await choose(fileOf(scarf(1)))
    const summary = { toCreate: 0, toUpdate: 1 }
    fault("/admin/products/imports", { status: 202, body: { transaction_id: "t1", summary } })
    const waiting = await send({ type: "import.all" })
    expect(waiting.can({ type: "import.confirm" })).toBe(false)
    const agreed = await send({ type: "agree", to: "difference", value: true })
    expect(agreed.can({ type: "import.confirm" })).toBe(true)
  })

  it("doesn't confirm twice if the response to the confirmation is lost", async () => {
    const { send } = await choose(fileOf(scarf(1)))
    await send({ type: "import.all" })
    shop.backend.journal.clear()
    fault("/admin/products/imports/:id/confirm", { drop: "after" })
    expect((await send({ type: "import.confirm" })).value).toBe("succeeded")
    expect(sent("/confirm").length).toBeLessThanOrEqual(1)
    expect(await count()).toBe(1)
  })

  it("prepares an import again that the server no longer knows", async () => {
    const { send, actor } = await choose(fileOf(scarf(1)))
    await send({ type: "import.all" })
    const first = actor.getSnapshot().context.prepared?.transactionId
    for (const { id } of shop.backend.db.tables.workflowExecution.all())
      shop.backend.db.tables.workflowExecution.erase(id)
    const again = await send({ type: "import.confirm" })
    expect(again.value).toBe("awaitingConfirm")
    expect(again.context.prepared?.transactionId).not.toBe(first)
    expect((await send({ type: "import.confirm" })).value).toBe("succeeded")
  })

  it("says that an import failed, and compares the file again", async () => {
    const { send } = await choose(fileOf(scarf(1)))
    await send({ type: "import.all" })
    await products.create({
      body: { title: "Other", handle: "scarf-1", options: [{ title: "Size", values: ["One"] }] },
    })
    expect((await send({ type: "import.confirm" })).value).toBe("failed")
    const again = await send({ type: "retry" })
    expect(again.value).toBe("checked")
    expect(again.context.plan).toMatchObject({ toCreate: 0, toUpdate: 1 })
  })

  it.each([["/admin/uploads/presigned-urls"], ["/admin/products/imports"]])(
    "uses the older import of a server without %s",
    async (path) => {
      const { send } = await choose(fileOf(scarf(1)))
      fault(path, { status: 404, body: { message: "Not found" } })
      const waiting = await send({ type: "import.all" })
      expect(waiting.context.error).toBeNull()
      expect(waiting.context.checked?.problems).toEqual([])
      expect(waiting.context.prepared?.workflow).toBe("import-products")
      expect((await send({ type: "import.confirm" })).value).toBe("succeeded")
      expect(await count()).toBe(1)
    },
  )

  it("asks again before deletions if the file was checked again", async () => {
    const head = "Product Handle,Product Title,Variant Sku,Variant Price EUR"
    const { send } = await choose(new File([`${head}\nt-shirt,Tee,SHIRT-M-BLACK,21`], "tee.csv"))
    await send({ type: "agree", to: "removals", value: true })
    fault("/admin/uploads/presigned-urls", { status: 500, body: { message: "Down" } })
    await send({ type: "import.all" })
    const again = await send({ type: "retry" })
    expect([again.value, again.context.agreed.removals, again.can({ type: "import.all" })]).toEqual([
      "checked",
      false,
      false,
    ])
  })

  it("finds rows that mean the same variant", async () => {
    const head = "Product Handle,Variant Sku,Variant Option 1 Name,Variant Option 1 Value,Variant Id"
    const { product } = await products.create({
      body: {
        title: "Cap",
        handle: "cap",
        options: [{ title: "Size", values: ["S", "M"] }],
        variants: ["S", "M"].map((size) => ({ title: size, sku: `CAP-${size}`, options: { Size: size }, prices: [] })),
      },
      query: { fields: "id,*variants" },
    })
    const small = product.variants?.find(({ title }) => title === "S")?.id
    const { snapshot } = await choose(new File([`${head}\ncap,CAP-S,,,\ncap,,Size,S,\ncap,,,,${small}`], "cap.csv"))
    expect(snapshot.context.checked?.problems.filter(({ kind }) => kind === "sameVariant")).toEqual([
      { row: 3, kind: "sameVariant", column: "Variant Option 1 Value", other: "2" },
      { row: 4, kind: "sameVariant", column: "Variant Id", other: "2" },
    ])
  })

  it("finds rows that name the same product by its id and by its handle", async () => {
    const { products: found } = await products.list({ query: { handle: "t-shirt", fields: "id" } })
    const file = `Product Id,Product Handle,Product Title\n${found[0]?.id},,Tee\n,t-shirt,Tee`
    const { snapshot } = await choose(new File([file], "tee.csv"))
    expect(snapshot.context.checked?.problems.filter(({ kind }) => kind === "sameProduct")).toEqual([
      { row: 2, kind: "sameProduct", column: "Product Id", other: "3" },
      { row: 3, kind: "sameProduct", column: "Product Handle", other: "2" },
    ])
    expect(snapshot.context.plan?.sent).toEqual([])
  })

  it("compares the tags of all rows of a product, and asks before tags are removed", async () => {
    const { productTag } = shop.admin.admin
    const ids = []
    for (const value of ["New", "Sale", "Warm"]) ids.push((await productTag.create({ body: { value } })).product_tag.id)
    const [fresh, sale, warm] = ids.map((id) => ({ id }))
    if (!fresh || !sale || !warm) throw new Error("a tag is missing")
    await products.create({
      body: {
        title: "Cap",
        handle: "cap",
        tags: [fresh, sale, warm],
        options: [{ title: "Size", values: ["S", "M"] }],
        variants: ["S", "M"].map((size) => ({ title: size, sku: `CAP-${size}`, options: { Size: size }, prices: [] })),
      },
    })
    const head = "Product Handle,Variant Sku,Product Tag 1,Product Tag 2,Product Tag 3"
    const all = await choose(new File([`${head}\ncap,CAP-S,New,Sale,\ncap,CAP-M,New,,Warm`], "cap.csv"))
    expect(all.snapshot.context.plan).toMatchObject({ unchanged: 1, sent: [] })
    const less = await choose(new File([`${head}\ncap,CAP-S,New,,\ncap,CAP-M,New,Sale,`], "cap.csv"))
    expect(less.snapshot.context.plan).toMatchObject({ toUpdate: 1, removedEntries: 1 })
    expect(less.snapshot.can({ type: "import.all" })).toBe(false)
  })

  it("cancels the import on the server", async () => {
    const { send } = await choose(fileOf(scarf(1)))
    await send({ type: "import.all" })
    expect((await send({ type: "import.cancel" })).value).toBe("checked")
    await vi.waitFor(() => expect(shop.backend.db.tables.workflowExecution.all()).toEqual([]))
  })
})

describe("an import in the page's address", () => {
  async function prepared() {
    const { send } = await choose(fileOf(scarf(1)))
    const { context } = await send({ type: "import.all" })
    const { transactionId = "", fileName = "" } = context.prepared ?? {}
    return { transactionId, fileName, counts: { toCreate: 1, toUpdate: 0 } }
  }

  it("waits for its confirmation again after a reload", async () => {
    const run = start({ resume: await prepared() })
    const snapshot = await run.idle()
    expect(snapshot.value).toBe("awaitingConfirm")
    expect(snapshot.context.prepared?.counts).toEqual({ toCreate: 1, toUpdate: 0 })
    expect((await run.send({ type: "import.confirm" })).value).toBe("succeeded")
    expect(await count()).toBe(1)
  })

  it("shows the result of a finished import", async () => {
    const resume = await prepared()
    await products.confirmImport({ transaction_id: resume.transactionId })
    expect((await start({ resume }).idle()).value).toBe("succeeded")
  })

  it("says that an unknown import has expired", async () => {
    const resume = { transactionId: "auto-unknown", fileName: "unknown.csv", counts: null }
    const snapshot = await start({ resume }).idle()
    expect(snapshot.value).toBe("failed")
    expect(snapshot.context.isExpired).toBe(true)
  })

  it("can be looked up again after a lost connection", async () => {
    const resume = await prepared()
    shop.backend.faults.set([{ method: "GET", path: "/admin/notifications", drop: "before", times: 1 }])
    const run = start({ resume })
    expect((await run.idle()).context.error).not.toBeNull()
    expect((await run.send({ type: "retry" })).value).toBe("awaitingConfirm")
  })
})
