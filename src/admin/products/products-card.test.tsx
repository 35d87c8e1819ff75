import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { productCollection: collections, product: products } = shop.admin.admin
const { faults } = shop.backend

beforeEach(() => faults.set([]))

const all = (await products.list({ query: { fields: "id,title", order: "title" } })).products
let number = 0
async function addCollection(productIds: string[] = []) {
  number += 1
  const { collection } = await collections.create({ body: { title: `Collection ${number}` } })
  if (productIds.length > 0) await collections.updateProducts({ id: collection.id, body: { add: productIds } })
  return collection
}
async function open(id: string) {
  const page = await renderAdminPage(`/admin/collections/${id}`, shop)
  const card = (await screen.findByRole("heading", { level: 2, name: "Products" })).closest("section") as HTMLElement
  return { ...page, card: within(card) }
}
const idsIn = async (collection_id: string) =>
  (await products.list({ query: { collection_id, fields: "id", order: "title" } })).products.map(({ id }) => id)
const [first, second] = all
if (!first || !second) throw new Error("the shop needs two products")

it("adds products that are found by searching", async () => {
  const { id } = await addCollection([first.id])
  const { user, card } = await open(id)
  await card.findByText(first.title)
  await user.click(card.getByRole("button", { name: "Add products" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add products" }))
  await user.type(dialog.getByRole("combobox"), second.title)
  await user.click(await screen.findByRole("option", { name: new RegExp(second.title) }))
  await user.click(dialog.getByRole("button", { name: "Add 1 product" }))
  await screen.findByText("1 product added")
  await card.findByText(second.title)
  expect(await idsIn(id)).toEqual([first.id, second.id])
})

it("removes a product from a sales channel", async () => {
  const name = first.title
  const { sales_channels } = await shop.admin.admin.salesChannel.list({ query: { fields: "id" } })
  const id = String(sales_channels[0]?.id)
  const { user } = await renderAdminPage(`/admin/settings/sales-channels/${id}`, shop)
  await user.click(await screen.findByRole("button", { name: new RegExp(`^Remove .*${name}`) }))
  await screen.findByText(new RegExp(`${name}.* removed`))
  const { products: left } = await products.list({ query: { sales_channel_id: [id], fields: "id", limit: 100 } })
  expect(left.map((each) => each.id)).not.toContain(first.id)
})

it("adds products to a category, and removes them", async () => {
  const { product_category } = await shop.admin.admin.productCategory.create({ body: { name: "Gifts" } })
  const { user } = await renderAdminPage(`/admin/categories/${product_category.id}`, shop)
  const heading = await screen.findByRole("heading", { level: 2, name: "Products" })
  const card = within(heading.closest("section") as HTMLElement)
  await user.click(await card.findByRole("button", { name: "Add products" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add products" }))
  await user.type(dialog.getByRole("combobox"), first.title)
  await user.click(await screen.findByRole("option", { name: new RegExp(first.title) }))
  await user.click(dialog.getByRole("button", { name: "Add 1 product" }))
  await card.findByText(first.title)
  const inCategory = async () =>
    (await products.list({ query: { category_id: product_category.id, fields: "id" } })).products.map(({ id }) => id)
  expect(await inCategory()).toEqual([first.id])
  await user.click(card.getByRole("button", { name: `Remove ${first.title}` }))
  await waitFor(async () => expect(await inCategory()).toEqual([]))
})

it("says why a product can't be chosen", async () => {
  const { id } = await addCollection([first.id])
  const { user, card } = await open(id)
  await user.click(await card.findByRole("button", { name: "Add products" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add products" }))
  await user.type(dialog.getByRole("combobox"), first.title)
  const option = await screen.findByRole("option", { name: new RegExp(`${first.title}.*Already added`) })
  expect(option.getAttribute("aria-disabled")).toBe("true")
})

it("removes a product at once and adds it again by Undo", async () => {
  const { id } = await addCollection([first.id, second.id])
  const { user, card } = await open(id)
  await user.click(await card.findByRole("button", { name: `Remove ${first.title}` }))
  await screen.findByText(`“${first.title}” removed`)
  expect(card.queryByText(first.title)).toBeNull()
  expect(await idsIn(id)).toEqual([second.id])
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await card.findByText(first.title)
  expect(await idsIn(id)).toEqual([first.id, second.id])
})

it("moves the focus to the next product after removing one by keyboard", async () => {
  const { id } = await addCollection([first.id, second.id])
  const { user, card } = await open(id)
  ;(await card.findByRole("button", { name: `Remove ${first.title}` })).focus()
  await user.keyboard("{Enter}")
  await screen.findByText(`“${first.title}” removed`)
  expect(document.activeElement).toBe(card.getByRole("button", { name: `Remove ${second.title}` }))
  await user.keyboard("{Enter}")
  await screen.findByText(`“${second.title}” removed`)
  expect(document.activeElement).toBe(card.getByRole("button", { name: "Add products" }))
})

it("shows the page before after the last product of a page was removed", async () => {
  const options = [{ title: "Size", values: ["M"] }]
  const ids: string[] = []
  for (let index = 10; index < 31; index += 1) {
    const body = { title: `Many ${index}`, handle: `many-${++number}`, options }
    ids.push((await products.create({ body })).product.id)
  }
  const { id } = await addCollection(ids)
  const { user, card } = await open(id)
  await user.click(await card.findByRole("button", { name: "Next page" }))
  await user.click(await card.findByRole("button", { name: "Remove Many 30" }))
  await card.findByText("Many 10")
  expect(card.getByText("Many 29")).toBeTruthy()
  for (const product of ids) await products.delete({ id: product })
})

it("puts a product back if it couldn't be removed", async () => {
  const { id } = await addCollection([first.id])
  const { user, card } = await open(id)
  await card.findByText(first.title)
  faults.set([{ method: "POST", path: "/admin/collections/:id/products", status: 500 }])
  await user.click(card.getByRole("button", { name: `Remove ${first.title}` }))
  await screen.findByText(`Couldn’t remove “${first.title}”`)
  await card.findByText(first.title)
})

it("names the products of a collection before it is deleted", async () => {
  const { id, title } = await addCollection([first.id])
  const { user, address } = await open(id)
  await user.click(screen.getByRole("button", { name: "Delete collection" }))
  const dialog = within(await screen.findByRole("dialog", { name: `Delete “${title}”?` }))
  await dialog.findByText(first.title)
  await user.click(dialog.getByRole("button", { name: "Delete collection" }))
  await screen.findByText("Collection deleted")
  await waitFor(() => expect(address()).toBe("/admin/collections"))
  expect((await collections.retrieve({ id })).collection).toBeUndefined()
})

it("names products with the same title before their collection is deleted", async () => {
  const title = "Twin"
  const options = [{ title: "Size", values: ["M"] }]
  const create = async () =>
    (await products.create({ body: { title, handle: `twin-${++number}`, options } })).product.id
  const { id } = await addCollection([await create(), await create()])
  const { user } = await open(id)
  await user.click(screen.getByRole("button", { name: "Delete collection" }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(await dialog.findAllByText(title)).toHaveLength(2)
})

it("keeps the dialog open with the reason if deleting failed", async () => {
  const { id, title } = await addCollection()
  const { user } = await open(id)
  faults.set([{ method: "DELETE", path: "/admin/collections/:id", status: 500 }])
  await user.click(screen.getByRole("button", { name: "Delete collection" }))
  const dialog = within(await screen.findByRole("dialog", { name: `Delete “${title}”?` }))
  await dialog.findByText("It has no products.")
  await user.click(dialog.getByRole("button", { name: "Delete collection" }))
  expect((await dialog.findByRole("alert")).textContent).toContain("Couldn’t delete")
})

it("shows a page for unknown records, and offers to load again after an error", async () => {
  const { router, user } = await renderAdminPage("/admin/collections/pcol_unknown", shop)
  await screen.findByRole("heading", { level: 1, name: "Not found" })
  const { id, title } = await addCollection()
  faults.set([{ method: "GET", path: "/admin/collections/:id", status: 500 }])
  await router.navigate({ to: "/admin/collections/$id", params: { id } })
  const retry = await screen.findByRole("button", { name: "Try again" })
  faults.set([])
  await user.click(retry)
  await screen.findByRole("heading", { level: 1, name: String(title) })
})

it.each([
  ["types", "/admin/product-types", "Create product type", "Product type created"],
  ["tags", "/admin/product-tags", "Create product tag", "Product tag created"],
])("lists, creates and rejects duplicate %s", async (_, path, create, created) => {
  const { user } = await renderAdminPage(path, shop)
  await user.click((await screen.findAllByRole("link", { name: create }))[0] as HTMLElement)
  await user.type(await screen.findByLabelText("Name"), "Special")
  await user.click(screen.getByRole("button", { name: create }))
  await screen.findByText(created)
  await screen.findByRole("heading", { level: 1, name: "Special" })
  await screen.findByText("No products yet")
  expect(screen.queryByRole("button", { name: "Add products" })).toBeNull()
  await user.click(within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByRole("link"))
  await screen.findByRole("link", { name: "Special" })
  await user.click((await screen.findAllByRole("link", { name: create }))[0] as HTMLElement)
  await user.type(await screen.findByLabelText("Name"), "Special")
  await user.click(screen.getByRole("button", { name: create }))
  await screen.findByText("“Special” is already in use. Choose a different one.")
})
