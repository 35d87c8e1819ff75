import Papa from "papaparse"
import { describe, expect, it } from "vitest"
import { startProductImport } from "#sdk/product-import.ts"
import { type LiveShop, openLiveShop } from "#tests/support/live-shop.ts"

const HEAD = "Product Handle,Product Title,Variant Title,Variant Sku,Variant Option 1 Name,Variant Option 1 Value"
const file = (...rows: string[]) => new File([[HEAD, ...rows].join("\n")], "autumn.csv", { type: "text/csv" })

const newest = async ({ admin }: LiveShop) => {
  const { notifications } = await admin.admin.notification.list({ query: { order: "-created_at", limit: 1 } })
  return notifications[0]?.data as { description: string; file?: { url: string } } | undefined
}
const handles = async ({ admin }: LiveShop) =>
  (await admin.admin.product.list({ query: { fields: "handle" } })).products.map((product) => product.handle)

describe("a product import", () => {
  it("creates its products only when it is confirmed", async () => {
    const shop = await openLiveShop()
    const { transaction_id, summary } = await startProductImport(shop.admin, file("scarf,Scarf,One,SCARF,Size,One"))
    expect(summary).toEqual({ toCreate: 1, toUpdate: 0 })
    expect(await handles(shop)).not.toContain("scarf")
    await shop.admin.admin.product.confirmImport({ transaction_id })
    expect(await handles(shop)).toContain("scarf")
    expect(await newest(shop)).toMatchObject({
      description: "Product import of file autumn.csv completed successfully!",
    })
    await expect(shop.admin.admin.product.confirmImport({ transaction_id })).rejects.toMatchObject({ status: 404 })
  })

  it("creates all of its products or none, and reports the failure", async () => {
    const shop = await openLiveShop()
    const rows = file("scarf,Scarf,One,SCARF,Size,One", "hat,Hat,One,SHIRT-M-BLACK,Size,One")
    const { transaction_id } = await startProductImport(shop.admin, rows)
    await shop.admin.admin.product.confirmImport({ transaction_id })
    expect(await handles(shop)).not.toContain("scarf")
    expect(await newest(shop)).toMatchObject({ description: "Failed to import products from file autumn.csv" })
  })

  it("sends events while it runs", async () => {
    const shop = await openLiveShop()
    const { transaction_id } = await startProductImport(shop.admin, file("scarf,Scarf,One,SCARF,Size,One"))
    const workflow_id = "import-products-as-chunks"
    const events = await shop.admin.admin.workflowExecution.subscribeTransaction({ workflow_id, transaction_id })
    await shop.admin.admin.product.confirmImport({ transaction_id })
    const names: string[] = []
    for await (const { event } of events) {
      names.push(event)
      if (event === "onFinish") break
    }
    expect(names.slice(0, 2)).toEqual(["onResume", "onStepSuccess"])
    expect(names.at(-1)).toBe("onFinish")
  })

  it("sends events to subscribers from before its start", async () => {
    const shop = await openLiveShop()
    const workflow_id = "import-products-as-chunks"
    const events = await shop.admin.admin.workflowExecution.subscribe({ workflow_id })
    const { transaction_id } = await startProductImport(shop.admin, file("scarf,Scarf,One,SCARF,Size,One"))
    await shop.admin.admin.product.confirmImport({ transaction_id })
    for await (const { event, data } of events)
      if (event === "onFinish") {
        expect(data).toMatchObject({ workflow_id, transaction_id })
        break
      }
  })

  it("is canceled when its waiting step fails", async () => {
    const shop = await openLiveShop()
    const { transaction_id } = await startProductImport(shop.admin, file("scarf,Scarf,One,SCARF,Size,One"))
    const { workflow_executions: waiting } = await shop.admin.admin.workflowExecution.list({
      query: { transaction_id },
    })
    expect(waiting.map(({ state }) => state)).toEqual(["invoking"])
    const workflow_id = "import-products-as-chunks"
    const body = { transaction_id, step_id: "wait-confirmation-product-import" }
    await shop.admin.admin.workflowExecution.failStep({ workflow_id, body })
    expect((await shop.admin.admin.workflowExecution.list({ query: { transaction_id } })).count).toBe(0)
    expect(await handles(shop)).not.toContain("scarf")
  })
})

describe("a product export", () => {
  it("fails without a notification if it meets a price of a deleted region", async () => {
    const shop = await openLiveShop()
    const { product, region } = shop.admin.admin
    const { id: region_id } = (await region.create({ body: { name: "North", currency_code: "eur" } })).region
    const prices = [{ currency_code: "eur", amount: 7, rules: { region_id } }]
    const variants = [{ title: "S", options: { Size: "S" }, prices }]
    await product.create({
      body: { title: "Cap", handle: "cap", options: [{ title: "Size", values: ["S"] }], variants },
    })
    await product.export({ query: { handle: "cap" } })
    const before = await newest(shop)
    expect(before?.file).toBeDefined()
    await region.delete({ id: region_id })
    const failures: unknown[] = []
    shop.backend.db.signals.listen(({ event_type, errors }) => {
      if (event_type === "onStepFailure") failures.push(errors)
    })
    await product.export({ query: { handle: "cap" } })
    const error = { message: `Region with id ${region_id} not found` }
    expect(failures).toMatchObject([[{ action: "export-products", error }]])
    expect(await newest(shop)).toEqual(before)
  })

  it("can be imported again without its pictures of variants, and changes only edited values", async () => {
    const shop = await openLiveShop()
    await shop.admin.admin.product.export({ query: { handle: "t-shirt" } })
    const url = (await newest(shop))?.file?.url ?? ""
    const text = await (await shop.backend.fetch(new Request(url))).text()
    const fields = "*variants,*variants.prices,*variants.options,*options.values"
    const before = await shop.admin.admin.product.list({ query: { handle: "t-shirt", fields } })
    await expect(startProductImport(shop.admin, new File([text], "as-it-is.csv"))).rejects.toThrow(
      'Invalid column name(s) "Variant Thumbnail"',
    )
    const { data, meta } = Papa.parse<Record<string, string>>(text.replaceAll("T-Shirt", "Tee"), { header: true })
    const columns = (meta.fields ?? []).filter((title) => title !== "Variant Thumbnail")
    const changed = new File([Papa.unparse(data, { columns })], "again.csv", { type: "text/csv" })
    const { transaction_id, summary } = await startProductImport(shop.admin, changed)
    expect(summary).toEqual({ toCreate: 0, toUpdate: 1 })
    await shop.admin.admin.product.confirmImport({ transaction_id })
    const after = await shop.admin.admin.product.list({ query: { handle: "t-shirt", fields } })
    const fieldsOf = ({ products: [product] }: typeof before) =>
      product?.variants?.map(({ id, sku, prices }) => [id, sku, prices?.map(({ amount }) => amount).sort()])
    expect(after.products[0]?.title).toBe("Tee")
    expect(fieldsOf(after)).toEqual(fieldsOf(before))
  })
})
