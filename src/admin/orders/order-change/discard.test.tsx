import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { signUpCustomer } from "#tests/support/customer.ts"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders, orderEdit } = shop.admin.admin
const id = await placeOrder(shop)
const customer_id = (await (await signUpCustomer(shop, "mia@example.com")).store.customer.retrieve()).customer.id
await orderEdit.initiateRequest({ body: { order_id: id } })
const mug = { variant_id: shop.variant("MUG-CLASSIC"), quantity: 2, internal_note: "gift" }
await orderEdit.addItems({ id, body: { items: [mug] } })
const world = shop.backend.db.export()

beforeEach(() => shop.backend.db.import(world))

const staged = async () =>
  (await orders.retrievePreview({ id })).order.items.flatMap(({ actions }) =>
    (actions ?? []).map(({ details, internal_note }) => [details?.quantity, internal_note]),
  )
const openEdit = async () => (await orders.retrievePreview({ id })).order.order_change ?? null
const button = (name: string | RegExp) => screen.findByRole("button", { name })
const inDialog = async (name: string) => within(await screen.findByRole("dialog")).getByRole("button", { name })

describe("discarding a change", () => {
  it("asks first, and is undone with everything that was staged", async () => {
    const { user, address } = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
    await user.click(await button("Discard changes"))
    await user.click(await inDialog("Cancel"))
    expect(await openEdit()).not.toBeNull()
    await user.click(await button("Discard changes"))
    await user.click(await inDialog("Discard changes"))
    await waitFor(() => expect(address()).toBe(`/admin/orders/${id}`))
    expect(await openEdit()).toBeNull()
    await user.click(await button("Undo"))
    await waitFor(() => expect(address()).toBe(`/admin/orders/${id}/edit`))
    await button("Confirm 1 change")
    expect(await staged()).toEqual([[2, "gift"]])
  })

  it("is undone from the list of unfinished changes", async () => {
    const { user, address } = await renderAdminPage("/admin/inbox", shop)
    await user.click(await button(/^Discard order edit/))
    await user.click(await inDialog("Discard order edit"))
    await waitFor(async () => expect(await openEdit()).toBeNull())
    await user.click(await button("Undo"))
    await waitFor(() => expect(address()).toBe(`/admin/orders/${id}/edit`))
    await button("Confirm 1 change")
    expect(await staged()).toEqual([[2, "gift"]])
  })

  it("is undone on the page of the change if that is open again", async () => {
    const { router, user } = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
    await user.click(await button("Discard changes"))
    await user.click(await inDialog("Discard changes"))
    const undo = await button("Undo")
    await act(() => router.navigate({ to: "/admin/orders/$id/edit", params: { id } }))
    await screen.findByRole("spinbutton", { name: /Ceramic|Mug|Shirt/ })
    await user.click(undo)
    await button("Confirm 1 change")
    expect(await staged()).toEqual([[2, "gift"]])
  })

  it("leaves nothing behind if another unfinished change blocks the page to undo it", async () => {
    const other = await placeOrder(shop)
    await orderEdit.initiateRequest({ body: { order_id: other } })
    await orderEdit.addItems({ id: other, body: { items: [mug] } })
    const { router, user, address } = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
    await user.click(await button("Discard changes"))
    await user.click(await inDialog("Discard changes"))
    const undo = await button("Undo")
    await act(() => router.navigate({ to: "/admin/orders/$id/edit", params: { id: other } }))
    await button("Confirm 1 change")
    await user.click(undo)
    await user.click(await inDialog("Keep for later"))
    await waitFor(() => expect(address()).toBe(`/admin/orders/${other}`))
    await act(() => router.navigate({ to: "/admin/orders/$id/edit", params: { id } }))
    await screen.findByRole("spinbutton", { name: /Shirt/ })
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Confirm/ })).not.toBeNull())
    expect(screen.queryByRole("button", { name: "Confirm 1 change" })).toBeNull()
    expect(await openEdit()).toBeNull()
  })

  it("doesn't replace a change that someone else has started in the meantime", async () => {
    const { user } = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
    await user.click(await button("Discard changes"))
    await user.click(await inDialog("Discard changes"))
    const undo = await button("Undo")
    await orders.requestTransfer({ id, body: { customer_id } })
    await user.click(undo)
    await screen.findByRole("heading", { name: /already has an unfinished transfer/ })
    expect(await openEdit()).toMatchObject({ change_type: "transfer" })
  })
})

describe("a change that is opened from the list of unfinished changes", () => {
  it("returns there when it is left", async () => {
    const { user, address } = await renderAdminPage("/admin/inbox", shop)
    await user.click(await screen.findByRole("link", { name: "Continue" }))
    await user.click(await button("Back to inbox"))
    await user.click(await inDialog("Keep for later"))
    await waitFor(() => expect(address()).toBe("/admin/inbox"))
    expect(await staged()).toHaveLength(1)
  })
})

it("shows one message when someone else has ended the change and the next step is refused", async () => {
  const { user } = await renderAdminPage(`/admin/orders/${id}/edit`, shop)
  const quantity = await screen.findByRole("spinbutton", { name: /Ceramic|Mug/ })
  await orderEdit.cancelRequest({ id })
  await user.clear(quantity)
  await user.type(quantity, "3{Enter}")
  const message = await screen.findByText("Someone else changed this order")
  expect(message.closest("[role]")?.textContent).toMatch(/Your last change wasn’t saved\./)
  expect(screen.queryByText("Couldn’t save this change")).toBeNull()
  expect(screen.queryByText(/Server response/)).toBeNull()
})
