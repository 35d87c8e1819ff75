import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { type LiveShop, openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.layout.palette

let shop: LiveShop
beforeEach(async () => {
  shop = await openLiveShop()
})

const open = async (path: string) => {
  const page = await renderAdminPage(path, shop)
  await screen.findByRole("heading", { level: 1 })
  const openPalette = async () => {
    await page.user.keyboard("{Control>}k{/Control}")
    return screen.findByRole("combobox", { name: texts.title })
  }
  return { ...page, openPalette }
}
const group = (name: keyof typeof texts.group) => screen.findByRole("group", { name: texts.group[name] })

it("opens a record that the server's search found", async () => {
  const { collection } = await shop.admin.admin.productCollection.create({ body: { title: "Winter mornings" } })
  const { user, openPalette, address } = await open("/admin/product-tags")
  await user.type(await openPalette(), "winter mornings")
  await user.click(await within(await group("records")).findByRole("option", { name: /Winter mornings/ }))
  await waitFor(() => expect(address()).toBe(`/admin/collections/${collection.id}`))
  expect(screen.queryByRole("dialog")).toBeNull()
})

it("searches the lists where the server has no search", async () => {
  await shop.admin.admin.productCollection.create({ body: { title: "Winter mornings" } })
  shop.backend.faults.set([{ method: "GET", path: "/admin/search", status: 404 }])
  const { user, openPalette } = await open("/admin/product-tags")
  await user.type(await openPalette(), "winter")
  expect(await within(await group("records")).findByRole("option", { name: /Winter mornings/ })).toBeDefined()
})

it("offers to search again after a failure", async () => {
  await shop.admin.admin.productCollection.create({ body: { title: "Winter mornings" } })
  shop.backend.faults.set([{ method: "GET", path: "/admin/search", status: 500 }])
  const { user, openPalette } = await open("/admin/product-tags")
  await user.type(await openPalette(), "winter")
  expect((await screen.findByText(texts.failed)).closest("[role=alert]")).not.toBeNull()
  shop.backend.faults.set([])
  await user.click(screen.getByRole("button", { name: texts.retry }))
  expect(await within(await group("records")).findByRole("option", { name: /Winter mornings/ })).toBeDefined()
})

it("opens a page with the keyboard and shows its shortcut", async () => {
  const { user, openPalette, address } = await open("/admin/product-tags")
  await user.type(await openPalette(), "returns")
  const option = await within(await group("goTo")).findByRole("option", { name: /Returns/ })
  expect(option.textContent).toContain("gr")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(address()).toMatch(/^\/admin\/returns/))
})

it("runs an action of the current page", async () => {
  const { collection } = await shop.admin.admin.productCollection.create({ body: { title: "Winter mornings" } })
  const { user, openPalette } = await open(`/admin/collections/${collection.id}`)
  await screen.findByRole("heading", { level: 1, name: "Winter mornings" })
  await openPalette()
  const label = english.admin.catalog.collection.delete.label
  await user.click(await within(await group("actions")).findByRole("option", { name: label }))
  expect(await screen.findByRole("dialog", { name: "Delete “Winter mornings”?" })).toBeDefined()
})

it("lists records that the admin opened last, and forgets them on signing out", async () => {
  const { collection } = await shop.admin.admin.productCollection.create({ body: { title: "Winter mornings" } })
  const { user, router, openPalette, address } = await open(`/admin/collections/${collection.id}`)
  await screen.findByRole("heading", { level: 1, name: "Winter mornings" })
  await router.navigate({ to: "/admin/collections" })
  await openPalette()
  const recent = await within(await group("recent")).findByRole("option", { name: /Winter mornings/ })
  expect(await domProblems()).toEqual([])
  await user.click(recent)
  await waitFor(() => expect(address()).toBe(`/admin/collections/${collection.id}`))
  await user.type(await openPalette(), "sign out")
  await user.click(await screen.findByRole("option", { name: english.admin.layout.signOut }))
  await waitFor(() => expect(deviceItem("adminRecent").get()).toBeNull())
})

it("doesn't list the record of the current page", async () => {
  const { products } = await shop.admin.admin.product.list({ query: { limit: 1, fields: "id,title" } })
  const { openPalette } = await open(`/admin/products/${products[0]?.id}`)
  await screen.findByRole("heading", { level: 1, name: String(products[0]?.title) })
  await openPalette()
  await group("create")
  expect(screen.queryByRole("group", { name: texts.group.recent })).toBeNull()
})

it("finds product options, and creates them", async () => {
  await shop.admin.admin.productOption.create({ body: { title: "Winter fit", values: ["S"] } })
  const { user, openPalette, address } = await open("/admin/product-tags")
  await user.type(await openPalette(), "winter fit")
  await user.click(await within(await group("records")).findByRole("option", { name: /Winter fit/ }))
  await waitFor(() => expect(address()).toMatch(/^\/admin\/options\/opt_/))
  await user.type(await openPalette(), "create product option")
  await user.click(await screen.findByRole("option", { name: texts.create.options }))
  await waitFor(() => expect(address()).toBe("/admin/options/new"))
})

it("doesn't offer the records of an earlier search while it searches again", async () => {
  await shop.admin.admin.productCollection.create({ body: { title: "Winter mornings" } })
  const { user, openPalette } = await open("/admin/product-tags")
  const input = await openPalette()
  await user.type(input, "winter")
  await within(await group("records")).findByRole("option", { name: /Winter mornings/ })
  shop.backend.faults.set([{ path: "/admin/search", latency: 60_000 }])
  fireEvent.change(input, { target: { value: "tags" } })
  expect(screen.queryByRole("option", { name: /Winter mornings/ })).toBeNull()
})

it("says that nothing matches", async () => {
  const { user, openPalette } = await open("/admin/product-tags")
  await user.type(await openPalette(), "qqqq")
  expect(await screen.findByText("Nothing matches “qqqq”")).toBeDefined()
})

it("keeps collapsed navigation groups collapsed, except for the link of the current page", async () => {
  const { user, router } = await open("/admin/product-tags")
  const { section, item } = english.admin.layout
  const nav = screen.getByRole("navigation", { name: english.admin.layout.nav })
  await user.click(within(nav).getByRole("button", { name: section.catalog, expanded: true }))
  expect(within(nav).queryByRole("link", { name: item.collections })).toBeNull()
  expect(within(nav).getByRole("link", { name: item.productTags })).toBeDefined()
  await router.navigate({ to: "/admin/returns" })
  expect(within(nav).queryByRole("link", { name: item.productTags })).toBeNull()
  expect(deviceItem("closedNavGroups").get()).toBe("catalog")
  await user.click(within(nav).getByRole("button", { name: section.catalog, expanded: false }))
  expect(within(nav).getByRole("link", { name: item.collections })).toBeDefined()
})
