import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { type LiveShop, openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

let shop: LiveShop
const ids: Record<string, string> = {}
beforeEach(async () => {
  shop = await openLiveShop()
  for (const value of ["glass", "linen", "paper"])
    ids[value] = (await shop.admin.admin.productTag.create({ body: { value } })).product_tag.id
})

const dialog = () => within(screen.getByRole("dialog"))

async function startDeleting(...names: readonly string[]) {
  const page = await renderAdminPage("/admin/product-tags", shop)
  for (const name of names) await page.user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }))
  await page.user.click(screen.getByRole("button", { name: "Delete" }))
  await screen.findByRole("dialog")
  return page
}

it("asks before leaving while an action runs, and stays on the page if the action ends before the answer", async () => {
  const path = `/admin/product-tags/${ids.linen}`
  const { user, router, address } = await startDeleting("glass", "linen")
  shop.backend.faults.set([{ method: "DELETE", path, latency: 1_000, status: 400, body: { message: "Locked" } }])
  await user.click(dialog().getByRole("button", { name: /^Delete 2/ }))
  act(() => void router.navigate({ to: "/admin/collections" }))
  await screen.findByText(/The action is still running/)
  await screen.findByText("1 row done · 1 row failed")
  expect(address()).toBe("/admin/product-tags")
  shop.backend.faults.set([{ method: "DELETE", path, latency: 1_000 }])
  await user.click(dialog().getByRole("button", { name: "Retry 1 row" }))
  expect(screen.queryByText(/The action is still running/)).toBeNull()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await screen.findByText("2 product tags deleted")
})

it("stays one dialog while the action is confirmed, runs and ends", async () => {
  const { user } = await startDeleting("glass", "linen")
  const opened = screen.getByRole("dialog")
  const path = "/admin/product-tags/:id"
  shop.backend.faults.set([{ method: "DELETE", path, latency: 300, status: 400, body: { message: "Locked" } }])
  await user.click(dialog().getByRole("button", { name: /^Delete 2/ }))
  await screen.findByRole("progressbar")
  expect(screen.getByRole("dialog")).toBe(opened)
  await screen.findByText("2 rows failed")
  expect(screen.getByRole("dialog")).toBe(opened)
})

it("stops before the next rows, and keeps them selected", async () => {
  const { user } = await startDeleting("glass", "linen", "paper")
  shop.backend.faults.set([{ method: "DELETE", path: "/admin/product-tags/:id", drop: "before" }])
  await user.click(dialog().getByRole("button", { name: /^Delete 3/ }))
  await screen.findByText("3 rows failed")
  expect(dialog().getAllByText("Couldn’t reach the server. Try again.")).toHaveLength(3)
  await user.click(dialog().getAllByRole("button", { name: "Close" })[0] as HTMLElement)
  expect(screen.getByText("3 selected")).toBeTruthy()
})

it("shows the page before after all rows of the last page were deleted", async () => {
  for (let number = 10; number < 30; number += 1)
    await shop.admin.admin.productTag.create({ body: { value: `Tag ${number}` } })
  const { user, address } = await renderAdminPage("/admin/product-tags?page=2", shop)
  await user.click(await screen.findByRole("checkbox", { name: "Select paper" }))
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }))
  await user.click(screen.getByRole("button", { name: "Delete" }))
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /^Delete \d/ }))
  await screen.findByRole("checkbox", { name: "Select Tag 10" })
  expect(address()).toBe("/admin/product-tags")
})

it("forgets a selected row that was deleted on its page", async () => {
  const { user, router } = await renderAdminPage("/admin/product-tags", shop)
  for (const name of ["glass", "linen"])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }))
  await user.click(screen.getByRole("link", { name: "linen" }))
  await user.click(await screen.findByRole("button", { name: "Delete product tag" }))
  const confirm = () => dialog().getByRole("button", { name: "Delete product tag" })
  await waitFor(() => expect(confirm().getAttribute("aria-disabled")).toBeNull())
  await user.click(confirm())
  await screen.findByText("Product tag deleted")
  await screen.findByRole("heading", { level: 1, name: "Product tags" })
  act(() => router.history.back())
  await screen.findByRole("heading", { level: 1, name: "Not found" })
  act(() => router.history.back())
  await screen.findByText("1 selected")
})
