import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { stopBulkEdit } from "#admin/kit/bulk-job/bulk-edits.ts"
import { deviceKey } from "#lib/device-items.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { createProducts } from "#tests/support/bulk-edit.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const texts = english.admin.products.bulk
const shop = await openLiveShop()
const rows = await createProducts(shop.admin, 25, "Tray")
const { faults, journal } = shop.backend
const world = shop.backend.db.export()
const BATCH = "/admin/products/batch"

beforeEach(() => {
  faults.set([])
  shop.backend.db.import(world)
})

const statusOf = (index: number) => shop.backend.db.tables.product.get(String(rows[index]?.id))?.status
const button = (name: string | RegExp) => screen.findByRole("button", { name })

/** The list of the new products, with those of the first page selected. */
async function select() {
  const page = await renderAdminPage("/admin/products?q=Tray", shop)
  await page.user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  return page
}

it("selects all matching products with their ids only", async () => {
  const { user } = await select()
  await user.click(await button("Select all 25 matching rows"))
  await screen.findByText("25 selected")
  const request = journal.entries({ path: "/admin/products" }).findLast(({ path }) => path.includes("limit=1000"))
  expect(decodeURIComponent(String(request?.path))).toContain("fields=id,title&")
})

it("doesn't start with the products of the page while all matching ones are loading", async () => {
  const { user, address } = await select()
  const all = await button("Select all 25 matching rows")
  const publish = await button(texts.publish)
  faults.set([{ method: "GET", path: "/admin/products", latency: 300 }])
  await user.click(all)
  await user.click(publish)
  await screen.findByText("25 selected")
  expect(address()).toBe("/admin/products?q=Tray")
  await user.click(publish)
  await screen.findByRole("heading", { name: "25 products will change" })
})

it("publishes selected products after a preview, and rolls them back", async () => {
  const { user, address } = await select()
  await user.click(await button(texts.publish))
  await screen.findByRole("heading", { name: "20 products will change" })
  expect(address()).toBe("/admin/products/bulk")
  const examples = screen.getByRole("table", { name: "Examples" })
  expect(within(examples).getByRole("row", { name: "Tray 00001 Draft Published" })).toBeTruthy()
  expect(await domProblems()).toEqual([])
  await user.click(await button("Publish 20 products"))
  await screen.findByText("20 products changed")
  expect([statusOf(0), statusOf(19), statusOf(20)]).toEqual(["published", "published", "draft"])
  await user.click(await button("Roll back"))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Roll back 20 products" }))
  await screen.findByText("20 products rolled back")
  expect(statusOf(0)).toBe("draft")
  await user.click(await button("Close"))
  await waitFor(() => expect(address()).toBe("/admin/products?q=Tray"))
})

it("names the products that the server refuses, with the reason, and retries them", async () => {
  const body = { type: "invalid_data", message: "No shipping profile" }
  faults.set([{ method: "POST", path: BATCH, contains: String(rows[3]?.id), status: 400, body }])
  const { user } = await select()
  await user.click(await button(texts.publish))
  await user.click(await button("Publish 20 products"))
  await screen.findByText("19 of 20 products changed")
  const table = screen.getByRole("table", { name: "Products that need your attention" })
  expect(within(table).getByRole("row", { name: /^Tray 00004 .*“No shipping profile”$/ })).toBeTruthy()
  expect(within(table).getAllByRole("row")).toHaveLength(2)
  expect(await domProblems()).toEqual([])
  faults.set([])
  await user.click(await button("Retry 1 product"))
  await screen.findByText("20 products changed")
})

it("saves the refused products as CSV", async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob)
        return "blob:csv"
      },
      revokeObjectURL: () => undefined,
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined)
  const body = { type: "invalid_data", message: '=1+1 "quoted"; new\nline' }
  faults.set([{ method: "POST", path: BATCH, contains: String(rows[0]?.id), status: 400, body }])
  const { user } = await select()
  await user.click(await button(texts.publish))
  await user.click(await button("Publish 20 products"))
  await user.click(await button("Download CSV"))
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = await saved[0]?.text()
  expect(text?.split("\r\n")[0]).toMatch(/ID,Title,Reason$/)
  expect(text).toContain(`${rows[0]?.id},Tray 00001,`)
  expect(text).toContain('""quoted""')
})

it("chooses what changes, and shows names instead of ids in the preview", async () => {
  const { collection } = await shop.admin.admin.productCollection.create({ body: { title: "Autumn" } })
  const { user } = await select()
  await user.click(await button(texts.edit))
  await screen.findByRole("heading", { name: "Change 20 products" })
  expect((await button("Preview changes")).getAttribute("aria-disabled")).toBe("true")
  await user.click(screen.getByRole("combobox", { name: "Collection" }))
  await user.click(await screen.findByRole("option", { name: "Autumn" }))
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Proposed")
  expect(await domProblems()).toEqual([])
  await user.click(await button("Preview changes"))
  const row = await screen.findByRole("row", { name: /^Tray 00001/ })
  await within(row).findByText("Autumn", { exact: false })
  await user.click(await button("Back"))
  expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Collection" }).value).toBe("Autumn")
  await user.click(await button("Preview changes"))
  await user.click(await button("Change 20 products"))
  await screen.findByText("20 products changed")
  expect(shop.backend.db.tables.product.get(String(rows[0]?.id))).toMatchObject({
    status: "proposed",
    collection_id: collection.id,
  })
})

it("deletes only after the number of products was typed", async () => {
  const { user } = await select()
  await user.click(await button(texts.delete))
  const confirm = await button("Delete 20 products")
  expect(confirm.getAttribute("aria-disabled")).toBe("true")
  await user.type(screen.getByLabelText("Type 20 to confirm"), "20")
  await user.click(confirm)
  await screen.findByText("20 products deleted")
  expect(statusOf(0)).toBeUndefined()
  expect(screen.queryByRole("button", { name: "Roll back" })).toBeNull()
})

it("continues on other pages, and makes room for a new selection when it is finished", async () => {
  const { user, router } = await select()
  await user.click(await button(texts.publish))
  await user.click(await button("Publish 20 products"))
  await screen.findByText("20 products changed")
  await router.navigate({ to: "/admin/products", search: { q: "Tray" } })
  await screen.findByRole("link", { name: "Bulk edit finished" })
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  await user.click(await button(texts.edit))
  await button("Preview changes")
  expect(screen.queryByText("Another bulk edit isn’t closed yet")).toBeNull()
  expect(screen.queryByText("20 products changed")).toBeNull()
})

it("keeps failed rows, which can be tried again, when other rows are selected", async () => {
  const { user, router } = await select()
  await user.click(await button(texts.publish))
  faults.set([{ path: BATCH, status: 400, body: { type: "invalid_data", message: "Not today" } }])
  await user.click(await button("Publish 20 products"))
  const retry = { name: /^Retry 20/ }
  await screen.findByRole("button", retry)
  faults.set([])
  await router.navigate({ to: "/admin/products", search: { q: "Tray" } })
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  await user.click(await button(texts.edit))
  await screen.findByText("Another bulk edit isn’t closed yet")
  expect(screen.getByRole("button", retry)).toBeTruthy()
})

it("keeps a new selection out until it is finished", async () => {
  const { user, router } = await select()
  await user.click(await button(texts.publish))
  faults.set([{ path: BATCH, drop: "before" }])
  await user.click(await button("Publish 20 products"))
  await screen.findByText(/It’s safe to continue/)
  faults.set([])
  await router.navigate({ to: "/admin/products", search: { q: "Tray" } })
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }))
  await user.click(await button(texts.edit))
  await screen.findByText("Another bulk edit isn’t closed yet")
  await user.click(await button("Continue"))
  await screen.findByText("20 products changed")
})

it("pauses when the server can't be reached, and continues", async () => {
  const { user } = await select()
  await user.click(await button(texts.publish))
  await button("Publish 20 products")
  faults.set([{ drop: "before" }])
  await user.click(await button("Publish 20 products"))
  await screen.findByText(/It’s safe to continue/)
  faults.set([])
  await user.click(await button("Continue"))
  await screen.findByText("20 products changed")
})

it("keeps the selection and the change when the page is reloaded before the start", async () => {
  const { user } = await select()
  await user.click(await button(texts.publish))
  await button("Publish 20 products")
  const kept = String(sessionStorage.getItem(deviceKey("adminBulkChoice")))
  cleanup()
  vi.restoreAllMocks()
  stopBulkEdit()
  sessionStorage.setItem(deviceKey("adminBulkChoice"), kept)
  const again = await renderAdminPage("/admin/products/bulk", shop)
  await again.user.click(await button("Preview changes"))
  await button("Publish 20 products")
})

it("returns to the filtered list when it is closed", async () => {
  const { user, router } = await select()
  await user.click(await button(texts.publish))
  await user.click(await button("Publish 20 products"))
  await screen.findByText("20 products changed")
  await user.click(await button("Close"))
  await waitFor(() => expect(router.state.location.href).toBe("/admin/products?q=Tray"))
  expect(sessionStorage.getItem(deviceKey("adminBulkChoice"))).toBeNull()
})

it("leads to the product list without a selection", async () => {
  await renderAdminPage("/admin/products/bulk", shop)
  await screen.findByRole("heading", { name: "No products selected" })
  expect(screen.getByRole("link", { name: "Go to products" })).toBeTruthy()
})

it("forgets the bulk edit when the administrator signs out", async () => {
  const { user, router } = await select()
  await user.click(await button(texts.publish))
  await user.click(await button("Publish 20 products"))
  await screen.findByText("20 products changed")
  expect(localStorage.getItem(deviceKey("adminBulkEditMark"))).not.toBeNull()
  await user.click(await button("Sign out"))
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/login"))
  expect(localStorage.getItem(deviceKey("adminBulkEditMark"))).toBeNull()
})

it("asks before signing out while a bulk edit is chosen or isn't finished", async () => {
  const { user } = await select()
  await user.click(await button(texts.publish))
  await button("Publish 20 products")
  await user.click(await button("Sign out"))
  await screen.findByRole("dialog", { name: english.admin.form.leave.title })
  await user.click(await button(english.admin.form.leave.keep))
  faults.set([{ drop: "before" }])
  await user.click(await button("Publish 20 products"))
  await screen.findByText(/It’s safe to continue/)
  faults.set([])
  await user.click(await button("Sign out"))
  await screen.findByRole("dialog", { name: english.admin.form.running.title })
  await user.click(await button(english.admin.form.running.keep))
  await user.click(await button("Continue"))
  await screen.findByText("20 products changed")
})
