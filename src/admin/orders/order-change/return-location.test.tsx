import { act, screen, waitFor } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { stockLocation: locations, return: returns } = shop.admin.admin
const id = await placeOrder(shop)
await fulfillOrder(shop, id)
const first = (await locations.list()).stock_locations[0]?.id ?? ""
const second = (await locations.create({ body: { name: "Second warehouse" } })).stock_location.id
const world = shop.backend.db.export()

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

const location = () => screen.getByLabelText<HTMLSelectElement>("Location")
async function openReturn() {
  const page = await renderAdminPage(`/admin/orders/${id}/return`, shop)
  await screen.findByRole("option", { name: "Second warehouse" })
  return page
}
const stored = async () => (await returns.list({ query: { order_id: id, fields: "id,location_id" } })).returns[0]
/** Records every location that is shown, in order. */
function watchLocation() {
  const shown: string[] = []
  const state = () => {
    const value = screen.queryByLabelText<HTMLSelectElement>("Location")?.value
    if (value !== undefined && value !== shown.at(-1)) shown.push(value)
  }
  const observer = new MutationObserver(state)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  return { shown, stop: () => observer.disconnect() }
}

it("shows the chosen location immediately and never the previous one", async () => {
  const { user, queryClient } = await openReturn()
  await user.selectOptions(location(), first)
  await user.click(screen.getByRole("button", { name: "Increase quantity" }))
  await waitFor(async () => expect((await stored())?.location_id).toBe(first))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  // The list of steps marks the one that has the focus.
  act(() => location().focus())
  const { shown, stop } = watchLocation()
  await user.selectOptions(location(), second)
  await waitFor(async () => expect((await stored())?.location_id).toBe(second))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(location().value).toBe(second)
  expect(shown.filter((value) => value !== second)).toEqual([])
  stop()
})

it("keeps a refused location for a retry", async () => {
  const { user, queryClient } = await openReturn()
  await user.selectOptions(location(), first)
  await user.click(screen.getByRole("button", { name: "Increase quantity" }))
  await waitFor(async () => expect((await stored())?.location_id).toBe(first))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  shop.backend.faults.set([{ method: "POST", path: "/admin/returns/:id", status: 500, times: 1 }])
  await user.selectOptions(location(), second)
  expect(await screen.findByRole("alert")).toBeTruthy()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect((await stored())?.location_id).toBe(first)
  expect(location().value).toBe(second)
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await waitFor(async () => expect((await stored())?.location_id).toBe(second))
  expect(location().value).toBe(second)
})

it("saves the location that shipped the items although the first step was faster than the list of locations", async () => {
  shop.backend.faults.set([{ method: "GET", path: "/admin/stock-locations", latency: 1500 }])
  const { user } = await renderAdminPage(`/admin/orders/${id}/return`, shop)
  await user.click(await screen.findByRole("button", { name: "Increase quantity" }))
  await waitFor(async () => expect((await stored())?.location_id).toBe(first), { timeout: 5000 })
  const receive = screen.getByText("Request and receive").closest("button")
  await waitFor(() => expect(receive?.getAttribute("aria-disabled")).not.toBe("true"))
  expect(location().value).toBe(first)
})
