import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.product
const shop = await openLiveShop()
const { product: products, productOption: options, inventoryItem: items } = shop.admin.admin
const { faults } = shop.backend
const world = shop.backend.db.export()
const shirt = shop.backend.db.tables.productVariant.get(shop.variant("SHIRT-M-BLACK"))
if (!shirt) throw new Error("the shop has no shirt")
const [id, variantId] = [shirt.product_id, shirt.id]

beforeEach(() => {
  faults.set([])
  shop.backend.db.import(world)
})

const open = async (path = "") => {
  const page = await renderAdminPage(`/admin/products/${id}${path}`, shop)
  await screen.findByLabelText("Title")
  return page
}
const button = (name: string | RegExp) => screen.findByRole("button", { name })
const dialog = async () => within(await screen.findByRole("dialog"))
const optionsNow = async () =>
  (await products.retrieve({ id, query: { fields: "*options,*options.values" } })).product.options ?? []
const optionNow = async (title: string) => (await optionsNow()).find((option) => option.title === title)
const valuesNow = async (title: string) =>
  [...((await optionNow(title))?.values ?? [])]
    .sort((a, b) => Number(a.rank) - Number(b.rank))
    .map(({ value }) => value)
const variantsNow = async () =>
  (await products.listVariants({ id, query: { order: "variant_rank", fields: "id,title,sku,*options,*prices" } }))
    .variants

it("says once that a product isn't published, for all regions", async () => {
  const { regions } = await shop.admin.admin.region.list({ query: { fields: "id" } })
  expect(regions.length).toBeGreaterThan(1)
  await products.update({ id, body: { status: "draft" } })
  await open()
  expect(await screen.findAllByText("Not available")).toHaveLength(regions.length)
  // The links' code is loaded after the reasons are shown.
  expect(await screen.findAllByRole("link", { name: "Change status" })).toHaveLength(1)
})

it("renames an option, and adds, renames and removes its values", async () => {
  const { user } = await open()
  await user.click(await button("Edit Size"))
  const form = await dialog()
  await user.clear(form.getByLabelText("Title"))
  await user.type(form.getByLabelText("Title"), "Cut")
  await user.click(form.getByRole("button", { name: english.admin.catalog.option.values.add }))
  const inputs = form.getAllByPlaceholderText(english.admin.catalog.option.values.value)
  await user.type(inputs.at(-1) as HTMLElement, "XXL")
  await user.click(form.getByRole("button", { name: texts.options.save }))
  await screen.findByText(texts.options.saved)
  expect((await valuesNow("Cut")).at(-1)).toBe("XXL")
  expect((await valuesNow("Cut")).slice(0, -1)).toEqual(["S", "M"])
})

it("shows that a value is in use at that value, and keeps the other entries", async () => {
  const { user } = await open()
  await user.click(await button("Edit Size"))
  const form = await dialog()
  await user.click(form.getByRole("button", { name: "Remove M" }))
  await user.click(form.getByRole("button", { name: texts.options.save }))
  await waitFor(() => expect(form.getByText(/following variant\(s\) are using it/)).toBeTruthy())
  expect(form.getByText("M")).toBeTruthy()
  expect(await valuesNow("Size")).toEqual(["S", "M"])
  expect(await domProblems()).toEqual([])
})

it("adds an option with a value for the existing variants, then offers the missing combinations", async () => {
  const count = (await variantsNow()).length
  const { user } = await open()
  await user.click(await button(texts.options.add))
  const form = await dialog()
  await user.type(form.getByLabelText("Title"), "Fit")
  await user.type(form.getByPlaceholderText(english.admin.catalog.option.values.value), "Slim")
  await user.click(form.getByRole("button", { name: english.admin.catalog.option.values.add }))
  await user.type(form.getAllByPlaceholderText(english.admin.catalog.option.values.value).at(-1) as HTMLElement, "Wide")
  await user.click(form.getByRole("button", { name: texts.options.add }))
  await screen.findByText(texts.options.added)
  expect(await valuesNow("Fit")).toEqual(["Slim", "Wide"])
  expect((await variantsNow()).every((row) => row.options?.some(({ value }) => value === "Slim"))).toBe(true)
  await user.click(await button(texts.options.createMissing))
  const missing = await dialog()
  await user.type(await missing.findByLabelText(/Price in EUR/), "12.5")
  await user.click(missing.getByRole("button", { name: /^Create \d+ variants?$/ }))
  await screen.findByText(/variants? created$/)
  const after = await variantsNow()
  expect(after.length).toBeGreaterThan(count)
  expect(after.at(-1)?.prices).toMatchObject([{ currency_code: "eur", amount: 12.5 }])
  await waitFor(() => expect(screen.queryByRole("button", { name: texts.options.createMissing })).toBeNull())
})

it("links a shared option with the chosen values", async () => {
  const { product_option } = await options.create({ body: { title: "Fabric", values: ["Linen", "Wool"] } })
  const { user } = await open()
  await user.click(await button(texts.options.add))
  const form = await dialog()
  await user.click(form.getByRole("radio", { name: new RegExp(texts.options.shared) }))
  await user.click(form.getByRole("combobox"))
  await user.click(await screen.findByRole("option", { name: /Fabric/ }))
  await user.click(form.getByRole("checkbox", { name: "Wool" }))
  await user.click(form.getByRole("button", { name: texts.options.add }))
  await screen.findByText(texts.options.added)
  expect(await optionNow("Fabric")).toMatchObject({ id: product_option?.id })
  expect(await valuesNow("Fabric")).toEqual(["Linen"])
})

it("explains at the option why it can't be removed while variants use it", async () => {
  const { user } = await open()
  await user.click(await button("Remove Size"))
  await screen.findByText(/Delete the variants that use it first/)
  expect(await optionNow("Size")).toBeTruthy()
})

it("creates a variant once, also if the response is lost, and keeps the entries of a refused one", async () => {
  const size = await optionNow("Size")
  if (!size) throw new Error("no size")
  await products.linkOptions({ id, body: { update: [{ product_option_id: size.id, add: [{ value: "XL" }] }] } })
  const before = (await variantsNow()).length
  const { user } = await open()
  await user.click(await button(texts.newVariant.create))
  const form = await dialog()
  await user.type(form.getByLabelText(/^SKU/), "SHIRT-M-BLACK")
  await user.type(await form.findByLabelText(/Price in EUR/), "1.005")
  await user.click(form.getByRole("button", { name: texts.newVariant.create }))
  await form.findByText(english.admin.form.rules.prices)
  await user.clear(form.getByLabelText(/Price in EUR/))
  await user.type(form.getByLabelText(/Price in EUR/), "30")
  await user.click(form.getByRole("button", { name: texts.newVariant.create }))
  await form.findByText("“SHIRT-M-BLACK” is already in use. Choose a different one.")
  await user.clear(form.getByLabelText(/^SKU/))
  await user.type(form.getByLabelText(/^SKU/), "SHIRT-NEW")
  faults.set([{ path: `/admin/products/${id}/variants`, method: "POST", drop: "after", times: 1 }])
  await user.click(form.getByRole("button", { name: texts.newVariant.create }))
  await screen.findByText(/created$/)
  const after = await variantsNow()
  expect(after).toHaveLength(before + 1)
  expect(after.at(-1)).toMatchObject({ sku: "SHIRT-NEW", prices: [{ amount: 30 }] })
})

it("deletes selected variants", async () => {
  const before = await variantsNow()
  const { user } = await open()
  await user.click(await screen.findByRole("checkbox", { name: `Select ${before[0]?.title}` }))
  await user.click(await button(texts.deleteVariants.label))
  await user.click((await dialog()).getByRole("button", { name: "Delete 1 variant" }))
  await waitFor(async () => expect(await variantsNow()).toHaveLength(before.length - 1))
})

it("saves the order of the variants", async () => {
  const before = (await variantsNow()).map((row) => row.id)
  const { user } = await open()
  await user.click(await button(texts.reorder.open))
  const form = await dialog()
  const handle = form.getAllByRole("button", { name: /^Move/ }).at(-1) as HTMLElement
  handle.focus()
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}")
  await user.click(form.getByRole("button", { name: texts.reorder.save }))
  await screen.findByText(texts.reorder.done)
  const after = (await variantsNow()).map((row) => row.id)
  expect(after).toEqual([...before.slice(0, -2), before.at(-1), before.at(-2)])
})

it("shows images for chosen variants, from the image and from the variant, and keeps the thumbnail among them", async () => {
  const images = [{ url: "http://shop.test/1.png" }, { url: "http://shop.test/2.png" }]
  await products.update({ id, body: { images } })
  const used = async () => {
    const { product } = await products.retrieve({ id, query: { fields: "images.id,images.url,images.variants.id" } })
    return (product.images ?? []).map((image) => image.variants?.map((row) => row.id) ?? [])
  }
  const first = await open()
  await first.user.click(await button("Choose variants for image 1"))
  const form = await dialog()
  await first.user.click(await form.findByRole("checkbox", { name: String(shirt.title) }))
  await first.user.click(form.getByRole("button", { name: texts.images.save }))
  await screen.findByText(texts.images.saved)
  expect(await used()).toEqual([[variantId], []])
})

it("keeps variants that someone else chose for an image in the meantime", async () => {
  await products.update({ id, body: { images: [{ url: "http://shop.test/1.png" }] } })
  const links = async () =>
    (await products.retrieve({ id, query: { fields: "images.id,images.variants.id" } })).product.images?.[0]
  const other = (await variantsNow()).find((row) => row.id !== variantId)
  const { user } = await open()
  await user.click(await button("Choose variants for image 1"))
  const form = await dialog()
  await user.click(await form.findByRole("checkbox", { name: String(shirt.title) }))
  await products.batchImageVariants({ id, image_id: String((await links())?.id), body: { add: [String(other?.id)] } })
  // Coming back from another tab reads the links again.
  fireEvent(window, new Event("visibilitychange"))
  await waitFor(() =>
    expect(form.getByRole<HTMLInputElement>("checkbox", { name: String(other?.title) }).checked).toBe(true),
  )
  await user.click(form.getByRole("button", { name: texts.images.save }))
  await screen.findByText(texts.images.saved)
  expect((await links())?.variants?.map((row) => row.id).sort()).toEqual([variantId, String(other?.id)].sort())
})

it("changes a variant's images and thumbnail on its page", async () => {
  const images = [{ url: "http://shop.test/1.png" }, { url: "http://shop.test/2.png" }]
  await products.update({ id, body: { images } })
  const thumbnail = async () => (await products.retrieveVariant({ id, variant_id: variantId })).variant?.thumbnail
  const { user } = await open(`/variants/${variantId}`)
  await user.click(await button("Use image 2 as thumbnail"))
  await waitFor(async () => expect(await thumbnail()).toBe("http://shop.test/2.png"))
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Show image 2" })
  await waitFor(() => expect(box.checked).toBe(true))
  await screen.findByText(texts.images.thumbnail)
  await user.click(box)
  await waitFor(async () => expect(await thumbnail()).toBeNull())
})

it("makes a kit of inventory items, once each with a whole quantity", async () => {
  const { inventory_item } = await items.create({ body: { title: "Gift box", sku: "BOX" } })
  const kit = async () =>
    (await products.retrieveVariant({ id, variant_id: variantId, query: { fields: "*inventory_items" } })).variant
      ?.inventory_items
  const itemId = (await kit())?.[0]?.inventory_item_id
  const { user } = await open(`/variants/${variantId}`)
  await user.click(await button(texts.kit.add))
  const choose = async (name: RegExp, typed: string) => {
    const input = screen.getAllByPlaceholderText(texts.kit.item).at(-1) as HTMLElement
    await user.clear(input)
    await user.type(input, typed)
    await user.click(await screen.findByRole("option", { name }))
  }
  await choose(/SHIRT-M-BLACK/, "M")
  await screen.findByText(texts.kit.problems.twice)
  await choose(/BOX/, "Gift")
  const quantity = screen.getByLabelText<HTMLInputElement>("Quantity of Gift box · BOX")
  await user.clear(quantity)
  await user.type(quantity, "0")
  await screen.findByText(texts.kit.problems.quantity)
  await user.clear(quantity)
  await user.type(quantity, "2")
  await user.click(await button(texts.kit.save))
  await screen.findByText(texts.kit.saved)
  expect((await kit())?.map((part) => [part.inventory_item_id, part.required_quantity]).sort()).toEqual(
    [
      [inventory_item.id, 2],
      [itemId, 1],
    ].sort(),
  )
  await screen.findByText(/limited by Gift box/)
})

it("keeps a quantity that is typed while the kit is saved", async () => {
  const { user } = await open(`/variants/${variantId}`)
  const quantity = await screen.findByLabelText<HTMLInputElement>(/^Quantity of /)
  await user.clear(quantity)
  await user.type(quantity, "2")
  const path = "/admin/products/:id/variants/:variant_id/inventory-items/:inventory_item_id"
  faults.set([{ method: "POST", path, times: 1, latency: 300 }])
  await user.click(await button(texts.kit.save))
  await user.clear(quantity)
  await user.type(quantity, "3")
  await screen.findByText(texts.kit.saved)
  expect(screen.getByLabelText<HTMLInputElement>(/^Quantity of /).value).toBe("3")
  await button(texts.kit.save)
})

it("says that an option was deleted by someone else, and keeps the entries", async () => {
  await products.linkOptions({ id, body: { add: [{ title: "Fit", values: ["Slim"], is_exclusive: true }] } })
  const fit = await optionNow("Fit")
  const { user } = await open()
  await user.click(await button("Edit Fit"))
  const form = await dialog()
  await user.type(form.getByLabelText("Title"), "ting")
  await products.linkOptions({ id, body: { remove: [String(fit?.id)] } })
  await user.click(form.getByRole("button", { name: texts.options.save }))
  await form.findByText(english.admin.form.failed.gone)
  expect(form.getByLabelText<HTMLInputElement>("Title").value).toBe("Fitting")
})

it("keeps values that someone else added while an option was edited", async () => {
  const size = await optionNow("Size")
  const { user } = await open()
  await user.click(await button("Edit Size"))
  const form = await dialog()
  await user.click(form.getByRole("button", { name: english.admin.catalog.option.values.add }))
  await user.type(form.getAllByPlaceholderText(english.admin.catalog.option.values.value).at(-1) as HTMLElement, "XXL")
  const add = [{ value: "XS" }]
  await products.linkOptions({ id, body: { update: [{ product_option_id: String(size?.id), add }] } })
  await user.click(form.getByRole("button", { name: texts.options.save }))
  await screen.findByText(texts.options.saved)
  expect(await valuesNow("Size")).toEqual(["S", "M", "XXL", "XS"])
})

it("continues after a lost response without adding a value twice", async () => {
  const { user } = await open()
  await user.click(await button("Edit Size"))
  const form = await dialog()
  await user.click(form.getByRole("button", { name: english.admin.catalog.option.values.add }))
  await user.type(form.getAllByPlaceholderText(english.admin.catalog.option.values.value).at(-1) as HTMLElement, "XXL")
  faults.set([{ path: `/admin/products/${id}/options/batch`, drop: "after", times: 1 }])
  await user.click(form.getByRole("button", { name: texts.options.save }))
  await form.findByText(english.admin.form.failed.title)
  await user.click(form.getByRole("button", { name: texts.options.save }))
  await screen.findByText(texts.options.saved)
  expect(await valuesNow("Size")).toEqual(["S", "M", "XXL"])
})

it("removes one item of a kit", async () => {
  const { inventory_item } = await items.create({ body: { title: "Gift box", sku: "BOX" } })
  const create = [{ variant_id: variantId, inventory_item_id: inventory_item.id, required_quantity: 2 }]
  await products.batchVariantInventoryItems({ id, body: { create } })
  const { user } = await open(`/variants/${variantId}`)
  await user.click(await button("Remove Gift box · BOX"))
  await user.click(await button(texts.kit.save))
  await screen.findByText(texts.kit.saved)
  const query = { fields: "*inventory_items" }
  const { variant } = await products.retrieveVariant({ id, variant_id: variantId, query })
  expect(variant?.inventory_items?.map((part) => part.required_quantity)).toEqual([1])
})

it("saves several changes of a kit together", async () => {
  const { inventory_item } = await items.create({ body: { title: "Gift box", sku: "BOX" } })
  const create = [{ variant_id: variantId, inventory_item_id: inventory_item.id, required_quantity: 2 }]
  await products.batchVariantInventoryItems({ id, body: { create } })
  const { user } = await open(`/variants/${variantId}`)
  await button("Remove Gift box · BOX")
  for (const quantity of screen.getAllByLabelText<HTMLInputElement>(/^Quantity of/)) {
    await user.clear(quantity)
    await user.type(quantity, "5")
  }
  await user.click(await button(texts.kit.save))
  await screen.findByText(texts.kit.saved)
  const query = { fields: "*inventory_items" }
  const { variant } = await products.retrieveVariant({ id, variant_id: variantId, query })
  expect(variant?.inventory_items?.map((part) => part.required_quantity)).toEqual([5, 5])
})

it("offers all values of a shared option that the product doesn't use yet", async () => {
  const values = Array.from({ length: 30 }, (_, at) => `Shade ${at + 1}`)
  const ranks = Object.fromEntries(values.map((value, rank) => [value, rank]))
  const { product_option } = await options.create({ body: { title: "Shade", values, ranks } })
  const value_ids = [String(product_option?.values?.find(({ value }) => value === "Shade 2")?.id)]
  await products.linkOptions({ id, body: { add: [{ id: String(product_option?.id), value_ids }] } })
  const { user } = await open()
  await user.click(await button("Edit Shade"))
  const form = await dialog()
  const boxes = await form.findAllByRole<HTMLInputElement>("checkbox")
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(values)
  expect(boxes.filter(({ checked }) => checked)).toEqual([boxes[1]])
})

it("doesn't overwrite a kit that someone else changed, and keeps the entries", async () => {
  const { inventory_item } = await items.create({ body: { title: "Gift box", sku: "BOX" } })
  const { user } = await open(`/variants/${variantId}`)
  const quantity = await screen.findByLabelText<HTMLInputElement>(/^Quantity of/)
  await user.clear(quantity)
  await user.type(quantity, "3")
  const create = [{ variant_id: variantId, inventory_item_id: inventory_item.id, required_quantity: 1 }]
  await products.batchVariantInventoryItems({ id, body: { create } })
  await user.click(await button(texts.kit.save))
  await screen.findByText(texts.kit.changed)
  expect(screen.getByLabelText<HTMLInputElement>(/^Quantity of/).value).toBe("3")
  const { variant } = await products.retrieveVariant({
    id,
    variant_id: variantId,
    query: { fields: "*inventory_items" },
  })
  expect(variant?.inventory_items?.map((part) => part.required_quantity)).toEqual([1, 1])
})

it("shows variants of other pages at once after they changed", async () => {
  const { user } = await open()
  const table = await screen.findByRole("table", { name: english.admin.products.variants.title })
  await user.click(within(table).getByRole("link", { name: String(shirt.title) }))
  const sku = await screen.findByLabelText<HTMLInputElement>("SKU")
  await user.clear(sku)
  await user.type(sku, "CHANGED")
  await user.click(await button(english.admin.products.variant.save))
  await screen.findByText(english.admin.products.variant.saved)
  await user.click(screen.getByRole("link", { name: "T-Shirt" }))
  await screen.findByText("CHANGED")
})

it("lets a variant without a value of a new option choose one", async () => {
  await products.linkOptions({ id, body: { add: [{ title: "Fit", values: ["Slim", "Wide"], is_exclusive: true }] } })
  const { user } = await open(`/variants/${variantId}`)
  await user.selectOptions(await screen.findByLabelText("Fit"), "Wide")
  await user.click(await button(english.admin.products.variant.save))
  await screen.findByText(english.admin.products.variant.saved)
  const { variant } = await products.retrieveVariant({ id, variant_id: variantId, query: { fields: "*options" } })
  expect(variant?.options?.map(({ value }) => value).sort()).toEqual(["Black", "M", "Wide"])
})
