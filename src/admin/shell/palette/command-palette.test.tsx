import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { type LiveShop, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
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

it("finds customers, promotions and locations", async () => {
  const { admin } = shop.admin
  await admin.customer.create({ body: { email: "winter@example.com", first_name: "Winter", last_name: "Frost" } })
  await admin.stockLocation.create({ body: { name: "Winter barn" } })
  await admin.promotion.create({
    body: {
      code: "WINTER10",
      type: "standard",
      application_method: { type: "percentage", target_type: "order", value: 10 },
    },
  })
  const { user, openPalette } = await open("/admin/product-tags")
  await user.type(await openPalette(), "winter")
  const records = within(await group("records"))
  expect(await records.findByRole("option", { name: /Winter Frost/ })).toBeTruthy()
  expect(records.getByRole("option", { name: /WINTER10/ })).toBeTruthy()
  expect(records.getByRole("option", { name: /Winter barn/ })).toBeTruthy()
})

it("finds shipping profiles by name, though the server doesn't search them", async () => {
  const { admin } = shop.admin
  for (let count = 1; count <= 6; count++)
    await admin.shippingProfile.create({ body: { name: `Winter ${count}`, type: "bulky" } })
  const { user, openPalette } = await open("/admin/product-tags")
  const field = await openPalette()
  await user.type(field, "winter")
  const found = async () => {
    const options = within(await group("records")).getAllByRole("option")
    return options.map(({ textContent }) => /Winter \d|Default/.exec(textContent)?.[0])
  }
  await waitFor(async () => expect(await found()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Winter ${number}`)))
  await user.clear(field)
  await user.type(field, "6 winter")
  await waitFor(async () => expect(await found()).toEqual(["Winter 6"]))
})

it("shows the latest orders with date, total and status, and leads to all of them", async () => {
  for (let count = 0; count < 6; count++) await placeOrder(shop)
  const { orders } = await shop.admin.admin.order.list({
    query: { order: "-created_at", limit: 6, fields: "id,display_id" },
  })
  const { user, openPalette, address } = await open("/admin/product-tags")
  await user.type(await openPalette(), "guest@example.com")
  const records = within(await group("records"))
  const latest = await records.findByRole("option", { name: new RegExp(`^#${orders[0]?.display_id} `) })
  expect(latest.textContent).toMatch(/20\d\d.*€[\d.]+ · Authorized · Not fulfilled/)
  expect(records.queryByRole("option", { name: new RegExp(`^#${orders[5]?.display_id} `) })).toBeNull()
  await user.click(records.getByRole("option", { name: "All Orders for “guest@example.com”" }))
  await waitFor(() => expect(address()).toBe("/admin/orders?q=guest%40example.com"))
})

it("finds pages of the settings, the appearance and the language", async () => {
  const { user, openPalette, address } = await open("/admin/product-tags")
  const field = await openPalette()
  await user.type(field, "deutsch")
  expect(await screen.findByRole("option", { name: "Language: Deutsch" })).toBeTruthy()
  await user.clear(field)
  await user.type(field, "sales channels")
  await user.click(await within(await group("goTo")).findByRole("option", { name: /Sales channels/ }))
  await waitFor(() => expect(address()).toBe("/admin/settings/sales-channels"))
  await user.type(await openPalette(), "dark")
  await user.click(await screen.findByRole("option", { name: "Appearance: Dark" }))
  expect(document.documentElement.dataset.theme).toBe("dark")
  delete document.documentElement.dataset.theme
  deviceItem("theme").remove()
})

it("offers what an order page can do", async () => {
  const id = await placeOrder(shop)
  const { user, openPalette, address } = await open(`/admin/orders/${id}`)
  const field = await openPalette()
  await user.type(field, "capture")
  expect(await within(await group("actions")).findByRole("option", { name: /Capture/ })).toBeTruthy()
  await user.clear(field)
  await user.type(field, "print")
  await user.click(await within(await group("actions")).findByRole("option", { name: /Print/ }))
  await waitFor(() => expect(address()).toBe(`/admin/orders/print?ids=${id}`))
  const crumbs = within(screen.getByRole("navigation", { name: english.ui.breadcrumbs }))
  expect(crumbs.getByRole("link", { name: /^Order #/ }).getAttribute("href")).toBe(`/admin/orders/${id}`)
})
