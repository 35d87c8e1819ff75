import { act, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

async function editedOrder() {
  const id = await placeOrder(shop)
  await shop.admin.admin.orderEdit.initiateRequest({ body: { order_id: id } })
  const items = [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }]
  await shop.admin.admin.orderEdit.addItems({ id, body: { items } })
  return id
}

/** Waits for the count beside the inbox; it is loaded 3 seconds after the page or a change. */
async function expectCount(text: string) {
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  const nav = within(screen.getByRole("navigation", { name: "Main" }))
  await waitFor(() => expect(nav.getByRole("link", { name: /^Inbox/ }).textContent).toBe(text))
}

it.each([
  ["discarded", "Discard changes"],
  ["confirmed", "Confirm 1 change"],
])("counts the inbox again after a change is %s", async (_, button) => {
  const id = await editedOrder()
  const { user, address, router } = await renderAdminPage(`/admin/orders/${id}`, shop)
  await screen.findByRole("heading", { level: 1 })
  await expectCount("Inbox1")
  await act(() => router.navigate({ to: "/admin/orders/$id/edit", params: { id } }))
  await user.click(await screen.findByRole("button", { name: button }))
  const question = screen.queryByRole("dialog", { name: "Discard your changes?" })
  if (question) await user.click(within(question).getByRole("button", { name: "Discard changes" }))
  await waitFor(() => expect(address()).toBe(`/admin/orders/${id}`))
  await expectCount("Inbox")
})

it("counts the inbox again when a change ends without leaving the page", async () => {
  const id = await editedOrder()
  const { queryClient } = await renderAdminPage(`/admin/orders/${id}`, shop)
  await screen.findByRole("heading", { level: 1 })
  await expectCount("Inbox1")
  await shop.admin.admin.orderEdit.cancelRequest({ id })
  // Every task and change page does this when it ends.
  await act(() => queryClient.invalidateQueries({ queryKey: ["admin"] }))
  await expectCount("Inbox")
})
