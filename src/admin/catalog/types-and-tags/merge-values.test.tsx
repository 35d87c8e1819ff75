import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { type LiveShop, openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.catalog.merge
const options = [{ title: "Size", values: ["M"] }]
let shop: LiveShop
let admin: LiveShop["admin"]["admin"]
const tags: Record<string, string> = {}

beforeEach(async () => {
  shop = await openLiveShop()
  admin = shop.admin.admin
  for (const value of ["cotton", "Cotton", "winter"])
    tags[value] = (await admin.productTag.create({ body: { value } })).product_tag.id
})

/** Adds products with tags; returns their ids. */
async function addProducts(count: number, ...values: readonly string[]): Promise<string[]> {
  const create = Array.from({ length: count }, (_, index) => ({
    title: `Shirt ${index} ${values.join()}`,
    options,
    tags: values.map((value) => ({ id: String(tags[value]) })),
  }))
  return (await admin.product.batch({ body: { create } })).created.map(({ id }) => id)
}
const tagsOf = async (id: string) =>
  ((await admin.product.retrieve({ id, query: { fields: "tags.value" } })).product.tags ?? [])
    .map(({ value }) => value)
    .toSorted()
/** Which of the tags of this test exist. */
const tagValues = async () =>
  (await admin.productTag.list({})).product_tags
    .map(({ value = "" }) => value)
    .filter((value) => value in tags)
    .toSorted()

async function openMerge(kept: string) {
  const page = await renderAdminPage("/admin/product-tags", shop)
  for (const name of ["cotton", "Cotton"])
    await page.user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }))
  await page.user.click(screen.getByRole("button", { name: "Merge 2 product tags" }))
  const dialog = within(await screen.findByRole("dialog"))
  await page.user.click(dialog.getByRole("radio", { name: new RegExp(`^${kept}`) }))
  return {
    ...page,
    dialog,
    start: () => page.user.click(dialog.getByRole("button", { name: "Merge and delete 1 product tag" })),
  }
}

it("moves the products of a tag to the one that stays, keeps their other tags, and deletes it", async () => {
  const [both] = await addProducts(1, "cotton", "Cotton")
  const [other] = await addProducts(1, "Cotton", "winter")
  const { dialog, start } = await openMerge("cotton")
  expect(await dialog.findAllByText("1 product")).toHaveLength(1)
  expect(dialog.getByText("2 products")).toBeTruthy()
  expect(await domProblems()).toEqual([])
  await start()
  await screen.findByText("Product tag merged into “cotton”")
  expect(await tagsOf(String(both))).toEqual(["cotton"])
  expect(await tagsOf(String(other))).toEqual(["cotton", "winter"])
  expect(await tagValues()).toEqual(["cotton", "winter"])
  await waitFor(() => expect(screen.queryByText("Cotton")).toBeNull())
  expect(screen.queryByText("2 selected")).toBeNull()
})

it("moves more products than fit into a request", async () => {
  const ids = await addProducts(103, "Cotton")
  const { start } = await openMerge("cotton")
  await start()
  await screen.findByText("Product tag merged into “cotton”")
  const query = { tag_id: String(tags.cotton), fields: "id", limit: 1 }
  expect((await admin.product.list({ query })).count).toBe(ids.length)
})

it("keeps a tag with a product that can't be moved, names the product with the reason, and retries", async () => {
  const [first, second] = await addProducts(2, "Cotton")
  const refusal = { status: 400, body: { type: "invalid_data", message: "The product is locked" } }
  const { dialog, start, user } = await openMerge("cotton")
  shop.backend.faults.set([
    { method: "POST", path: "/admin/products/batch", ...refusal },
    { method: "POST", path: `/admin/products/${first}`, ...refusal },
  ])
  await start()
  await screen.findByText("1 row failed")
  expect(dialog.getByText(/1 product wasn’t moved.*“Shirt 0 Cotton”.*The product is locked/)).toBeTruthy()
  expect(await tagsOf(String(first))).toEqual(["Cotton"])
  expect(await tagsOf(String(second))).toEqual(["cotton"])
  expect(await tagValues()).toEqual(["Cotton", "cotton", "winter"])
  shop.backend.faults.set([])
  await user.click(dialog.getByRole("button", { name: "Retry 1 row" }))
  await screen.findByText("Product tag merged into “cotton”")
  expect(await tagsOf(String(first))).toEqual(["cotton"])
})

it("deletes nothing while the server can't be reached, and can be repeated after a lost response", async () => {
  const [id] = await addProducts(1, "Cotton")
  const { dialog, start, user } = await openMerge("cotton")
  shop.backend.faults.set([{ method: "POST", path: "/admin/products/batch", drop: "after" }])
  await start()
  await screen.findByText("1 row failed")
  expect(dialog.getByText(english.admin.list.bulk.lost)).toBeTruthy()
  expect(await tagValues()).toEqual(["Cotton", "cotton", "winter"])
  shop.backend.faults.set([])
  await user.click(dialog.getByRole("button", { name: "Retry 1 row" }))
  await screen.findByText("Product tag merged into “cotton”")
  expect(await tagsOf(String(id))).toEqual(["cotton"])
})

it("merges product types", async () => {
  const types: string[] = []
  for (const value of ["shirt", "shirts"])
    types.push((await admin.productType.create({ body: { value } })).product_type.id)
  const [kept, merged] = types
  const { product } = await admin.product.create({ body: { title: "Tee", options, type_id: String(merged) } })
  const { user } = await renderAdminPage("/admin/product-types", shop)
  await user.click(await screen.findByRole("checkbox", { name: "Select shirt" }))
  expect(screen.getByRole("button", { name: "Merge 1 product type" }).getAttribute("aria-disabled")).toBe("true")
  await user.click(screen.getByRole("checkbox", { name: "Select shirts" }))
  await user.click(screen.getByRole("button", { name: "Merge 2 product types" }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(dialog.getByText(texts.kept)).toBeTruthy()
  await user.click(dialog.getByRole("button", { name: "Merge and delete 1 product type" }))
  await screen.findByText("Product type merged into “shirt”")
  const query = { fields: "type_id" }
  expect((await admin.product.retrieve({ id: product.id, query })).product.type_id).toBe(kept)
})
