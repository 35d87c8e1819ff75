import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders } = shop.admin.admin
const fulfilled = await placeOrder(shop)
await fulfillOrder(shop, fulfilled)
const unfulfilled = await placeOrder(shop)
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

/** Quantities of all staged actions on the server. */
const staged = async (id: string) =>
  (await orders.retrievePreview({ id })).order.items.flatMap(({ actions }) =>
    (actions ?? []).map(({ details }) => details?.quantity),
  )

/** Two presses with no time for a response in between. */
function doublePress(button: HTMLElement) {
  act(() => void fireEvent.click(button))
  act(() => void fireEvent.click(button))
}

describe.each([
  { flow: "return", id: fulfilled, start: 0 },
  { flow: "claim", id: fulfilled, start: 0 },
  { flow: "edit", id: unfulfilled, start: 2 },
])("quantities of a change: $flow", ({ flow, id, start }) => {
  async function open() {
    const page = await renderAdminPage(`/admin/orders/${id}/${flow}`, shop)
    const more = (await screen.findAllByRole("button", { name: "Increase quantity" }))[0] as HTMLElement
    const field = more.parentElement?.querySelector("input") as HTMLInputElement
    const isIdle = () => waitFor(() => expect(page.queryClient.isFetching()).toBe(0))
    return { ...page, more, field, isIdle }
  }

  it("counts each press, also before the one before is saved", async () => {
    const { more, field, isIdle } = await open()
    doublePress(more)
    expect(field.value).toBe(String(start + 2))
    await waitFor(async () => expect((await staged(id)).at(-1)).toBe(start + 2))
    await isIdle()
    expect(field.value).toBe(String(start + 2))
  })

  it("shows the saved quantity after a press was refused, and doesn't call it saved", async () => {
    const { user, more, field, isIdle } = await open()
    await user.click(more)
    await screen.findByText("Saved")
    shop.backend.faults.set([{ method: "POST", path: "*", status: 500, times: 1 }])
    await user.click(more)
    await screen.findByRole("alert")
    await isIdle()
    expect(field.value).toBe(String(start + 1))
    expect(screen.queryByText("Saved")).toBeNull()
  })
})

it("removes an item that was added and taken out again before it was saved", async () => {
  const { queryClient } = await renderAdminPage(`/admin/orders/${fulfilled}/return`, shop)
  const more = await screen.findByRole("button", { name: "Increase quantity" })
  act(() => void fireEvent.click(more))
  act(() => void fireEvent.click(screen.getByRole("button", { name: "Decrease quantity" })))
  expect(screen.getByLabelText<HTMLInputElement>(/^Quantity/).value).toBe("0")
  await waitFor(async () => expect((await orders.retrievePreview({ id: fulfilled })).order.order_change).toBeTruthy())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await waitFor(async () => expect(await staged(fulfilled)).toEqual([]))
  expect(screen.queryByRole("alert")).toBeNull()
})

it("keeps an item that was taken out and added again before that was saved", async () => {
  const { queryClient, user } = await renderAdminPage(`/admin/orders/${fulfilled}/return`, shop)
  await user.click(await screen.findByRole("button", { name: "Increase quantity" }))
  await waitFor(async () => expect(await staged(fulfilled)).toEqual([1]))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await screen.findByLabelText(/^Note/)
  act(() => void fireEvent.click(screen.getByRole("button", { name: "Decrease quantity" })))
  act(() => void fireEvent.click(screen.getByRole("button", { name: "Increase quantity" })))
  await waitFor(async () => expect(await staged(fulfilled)).toEqual([]))
  await waitFor(async () => expect(await staged(fulfilled)).toEqual([1]))
  expect(screen.getByLabelText<HTMLInputElement>(/^Quantity/).value).toBe("1")
  expect(screen.queryByRole("alert")).toBeNull()
})
