import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.products
const shop = await openLiveShop()
const { product: products, productTag: tags } = shop.admin.admin
const { faults, journal } = shop.backend
const world = shop.backend.db.export()

const shirt = shop.backend.db.tables.productVariant.get(shop.variant("SHIRT-M-BLACK"))
if (!shirt) throw new Error("the shop has no shirt")
const [id, variantId] = [shirt.product_id, shirt.id]
const saved = async () => (await products.retrieve({ id, query: { fields: "*tags,*images" } })).product
const savedVariant = async () =>
  (await products.retrieveVariant({ id, variant_id: variantId, query: { fields: "*prices,prices.price_rules.*" } }))
    .variant

beforeEach(() => {
  faults.set([])
  shop.backend.db.import(world)
})

async function open(path = "") {
  const page = await renderAdminPage(`/admin/products/${id}${path}`, shop)
  await screen.findByLabelText("Title")
  return page
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const button = (name: string | RegExp) => screen.findByRole("button", { name })
async function type(user: Awaited<ReturnType<typeof open>>["user"], label: string, text: string) {
  const input = await field(label)
  await user.clear(input)
  await user.type(input, text)
}
const sentBody = (): unknown =>
  JSON.parse(
    String(journal.entries({ path: `/admin/products/${id}` }).findLast(({ method }) => method === "POST")?.request),
  )

it("keeps a variant's prices when the language changes", async () => {
  const prices = [
    { currency_code: "kwd", amount: 1.5 },
    { currency_code: "eur", amount: 20 },
  ]
  await products.updateVariant({ id, variant_id: variantId, body: { prices } })
  const { user } = await open(`/variants/${variantId}`)
  await type(user, "Price in EUR", "18.5")
  await user.selectOptions(screen.getByLabelText("Language"), "Deutsch")
  await waitFor(() =>
    expect(document.querySelector<HTMLInputElement>("#price-eur input")).toHaveProperty("value", "18,50"),
  )
  await user.click(await button("Variante speichern"))
  await screen.findByText("Variante gespeichert")
  const amounts = (await savedVariant())?.prices?.map((price) => [price.currency_code, price.amount]).sort()
  expect(amounts).toEqual([
    ["eur", 18.5],
    ["kwd", 1.5],
  ])
})

it("saves only the changed fields of a product", async () => {
  const { user } = await open()
  await type(user, "Title", "Linen shirt")
  await type(user, "Weight", "180.5")
  await user.click(await button(texts.save))
  await screen.findByText(texts.saved)
  expect(await saved()).toMatchObject({ title: "Linen shirt", weight: 180.5 })
  expect(sentBody()).toEqual({ title: "Linen shirt", weight: 180.5 })
})

it("shows a duplicate handle at its field and keeps the input", async () => {
  const taken = (await products.list({ query: { fields: "id,handle" } })).products.find((row) => row.id !== id)?.handle
  const { user } = await open()
  await type(user, "Handle", String(taken))
  await user.click(await button(texts.save))
  await screen.findByText(`“${taken}” is already in use. Choose a different one.`)
  expect((await field("Handle")).value).toBe(taken)
})

it("keeps a tag that someone else added before saving", async () => {
  const { product_tag: tag } = await tags.create({ body: { value: "summer" } })
  const { user } = await open()
  await type(user, "Subtitle", "Light and airy")
  await products.update({ id, body: { tags: [{ id: tag.id }] } })
  await user.click(await button(texts.save))
  await screen.findByText(texts.saved)
  expect((await saved()).tags?.map(({ value }) => value)).toEqual(["summer"])
  expect((await saved()).subtitle).toBe("Light and airy")
})

it("asks which title to save if someone else changed it too", async () => {
  const { user } = await open()
  await type(user, "Title", "Mine")
  await products.update({ id, body: { title: "Theirs" } })
  await user.click(await button(texts.save))
  const dialog = await screen.findByRole("dialog")
  await user.click(within(dialog).getByRole("radio", { name: /Theirs/ }))
  await user.click(within(dialog).getByRole("button", { name: "Save" }))
  await waitFor(async () => expect((await saved()).title).toBe("Theirs"))
})

it("replaces the thumbnail when its image is removed, and rejects files that aren't images", async () => {
  const images = [{ url: "http://shop.test/1.png" }, { url: "http://shop.test/2.png" }]
  await products.update({ id, body: { images, thumbnail: images[0]?.url ?? null } })
  const { user } = await open()
  await user.click(await button("Remove image 1"))
  const file = new File(["text"], "notes.txt", { type: "text/plain" })
  // Dropped files and "All files" in the browser's dialog aren't filtered by type.
  fireEvent.change(await screen.findByLabelText(texts.media.upload, { selector: "input" }), {
    target: { files: [file] },
  })
  await screen.findByText(texts.media.problems.type.replace("{name}", "notes.txt"))
  await user.click(await button(texts.save))
  await screen.findByText(texts.saved)
  const product = await saved()
  expect(product.images?.map(({ url }) => url)).toEqual(["http://shop.test/2.png"])
  expect(product.thumbnail).toBe("http://shop.test/2.png")
})

it("names the variants that are deleted with a product", async () => {
  const { user, address } = await open()
  await user.click(await button(texts.delete.label))
  const dialog = await screen.findByRole("dialog")
  await within(dialog).findByText(/SHIRT-M-BLACK/)
  await user.click(within(dialog).getByRole("button", { name: texts.delete.label }))
  await waitFor(() => expect(address()).toBe("/admin/products"))
  await expect(products.retrieve({ id })).rejects.toMatchObject({ status: 404 })
})

it("lists the variants, and says where customers can buy them", async () => {
  const { user } = await open()
  const table = await screen.findByRole("table", { name: texts.variants.title })
  const link = await within(table).findByRole("link", { name: String(shirt.title) })
  expect(within(link.closest("tr") as HTMLElement).getByText("SHIRT-M-BLACK")).toBeTruthy()
  await screen.findAllByText(/^(Available|Not available)$/)
  expect(await domProblems()).toEqual([])
  await user.click(link)
  await screen.findByRole("heading", { level: 1, name: String(shirt.title) })
})

it("says what is missing before customers can buy a draft", async () => {
  await products.update({ id, body: { status: "draft", sales_channels: [] } })
  await open()
  expect((await screen.findAllByText(texts.sales.missing.published, { exact: false })).length).toBeGreaterThan(0)
  expect((await screen.findAllByRole("link", { name: texts.sales.fix.channel })).length).toBeGreaterThan(0)
})

it("leads from what is missing to the field that fixes it, also a second time", async () => {
  await products.update({ id, body: { status: "draft", sales_channels: [] } })
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined
  const { user } = await open()
  const follow = async (name: string) => {
    const [link] = await screen.findAllByRole("link", { name })
    await user.click(link as HTMLElement)
  }
  const hasFocus = (label: string) => waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  await follow(texts.sales.fix.published)
  await hasFocus(texts.fields.status)
  await follow(texts.sales.fix.channel)
  await hasFocus(texts.fields.sales_channels)
  await user.click(document.body)
  await follow(texts.sales.fix.channel)
  await hasFocus(texts.fields.sales_channels)
})

it("says in the list what a draft lacks, with links that fix it", async () => {
  await products.update({ id, body: { status: "draft", sales_channels: [] } })
  await renderAdminPage("/admin/products", shop)
  const row = (await screen.findByRole("link", { name: (await saved()).title })).closest("tr") as HTMLElement
  const badge = within(row).getByRole("button", { name: texts.sales.none })
  const panel = document.getElementById(String(badge.getAttribute("popovertarget"))) as HTMLElement
  // jsdom has no popovers: opens it as the browser would.
  panel.removeAttribute("popover")
  act(() => void panel.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" })))
  const list = within(panel)
  expect(await list.findByText(texts.sales.missing.published, { exact: false })).toBeTruthy()
  const link = await list.findByRole("link", { name: texts.sales.fix.channel })
  expect(link.getAttribute("href")).toMatch(new RegExp(`^/admin/products/${id}#sales-channels$`))
})

it("names the button of a row while the availability of its product is loading", async () => {
  faults.set([{ path: "/admin/regions", latency: 60_000 }])
  await renderAdminPage("/admin/products", shop)
  const buttons = await screen.findAllByRole("button", { name: english.ui.loading })
  const published = shop.backend.db.tables.product.all().filter(({ status }) => status === "published")
  expect(buttons).toHaveLength(published.length)
})

it("leads from a missing price to its field", async () => {
  await products.updateVariant({ id, variant_id: variantId, body: { prices: [] } })
  Element.prototype.scrollIntoView = () => undefined
  const { user } = await open(`/variants/${variantId}`)
  const [link] = await screen.findAllByRole("link", { name: texts.sales.fix.price })
  await user.click(link as HTMLElement)
  const currency = String(link?.getAttribute("href")).split("#price-")[1]?.toUpperCase()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(`Price in ${currency}`)))
})

it("leads to the shipping option that a product lacks, with its profile chosen", async () => {
  const { shipping_profile } = await shop.admin.admin.shippingProfile.create({ body: { name: "Heavy", type: "heavy" } })
  await products.update({ id, body: { shipping_profile_id: shipping_profile.id } })
  const { user, address } = await open()
  const [link] = await screen.findAllByRole("link", { name: texts.sales.fix.shipping })
  await user.click(link as HTMLElement)
  // The product's page has a field of the same name.
  await screen.findByRole("heading", { level: 1, name: english.admin.locations.option.create })
  const profile = await screen.findByLabelText<HTMLSelectElement>(english.admin.locations.option.profile)
  await waitFor(() => expect(profile.value).toBe(shipping_profile.id))
  expect(address()).toContain("/zones/")
})

it("changes a price and keeps the quantity prices, regions' prices and their ids", async () => {
  const tier = { currency_code: "eur", amount: 9, min_quantity: 10, max_quantity: 19 }
  const regional = { currency_code: "eur", amount: 8, rules: { region_id: shop.region } }
  const prices = [{ currency_code: "eur", amount: 20 }, tier, regional]
  await products.updateVariant({ id, variant_id: variantId, body: { prices } })
  const before = (await savedVariant())?.prices ?? []
  const { user } = await open(`/variants/${variantId}`)
  await type(user, "Price in EUR", "18.5")
  await user.click(await button(texts.variant.save))
  await screen.findByText(texts.variant.saved)
  const after = (await savedVariant())?.prices ?? []
  const byId = new Map(after.map((price) => [price.id, price]))
  expect(after).toHaveLength(3)
  for (const price of before) {
    const amount = price.amount === 20 ? 18.5 : price.amount
    const { min_quantity, max_quantity, rules } = price
    expect(byId.get(price.id)).toMatchObject({ amount, min_quantity, max_quantity, rules })
  }
  const { product } = await shop.store.store.product.retrieve({
    id,
    query: { region_id: shop.region, fields: "*variants.calculated_price" },
  })
  expect(product.variants?.find((row) => row.id === variantId)?.calculated_price?.calculated_amount).toBe(8)
})

it("shows a duplicate SKU at its field, and rejects an amount with too many decimals", async () => {
  const other = shop.backend.db.tables.productVariant.all().find((row) => row.id !== variantId && row.sku)?.sku
  const { user } = await open(`/variants/${variantId}`)
  expect(await domProblems()).toEqual([])
  await type(user, "Price in EUR", "1.234")
  await user.click(await button(texts.variant.save))
  await screen.findByText(english.admin.form.rules.prices)
  await type(user, "Price in EUR", "1.23")
  await type(user, "SKU", String(other))
  await user.click(await button(texts.variant.save))
  await screen.findByText(`“${other}” is already in use. Choose a different one.`)
})

it("says that another variant has the chosen option values", async () => {
  const { user } = await open(`/variants/${variantId}`)
  await user.selectOptions(await screen.findByLabelText("Size"), "S")
  await user.click(await button(texts.variant.save))
  await screen.findByText(texts.fields.combinationTaken)
})

it("deletes a variant and returns to its product", async () => {
  const { user, address } = await open(`/variants/${variantId}`)
  await user.click(await button(texts.variant.delete.label))
  const dialog = await screen.findByRole("dialog")
  await within(dialog).findByText(texts.variant.delete.text)
  await user.click(within(dialog).getByRole("button", { name: texts.variant.delete.label }))
  await waitFor(() => expect(address()).toBe(`/admin/products/${id}`))
  expect(await savedVariant()).toBeUndefined()
})

it.each(["/admin/products/prod_missing", `/admin/products/${id}/variants/variant_missing`])(
  "reports an unknown record",
  async (path) => {
    await renderAdminPage(path, shop)
    await screen.findByRole("heading", { name: english.admin.detail.notFound.title })
  },
)
