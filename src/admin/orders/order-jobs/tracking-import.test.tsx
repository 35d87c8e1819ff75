import { cleanup, screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { stopBulkEdit } from "#admin/kit/bulk-job/bulk-edits.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { order: orders } = shop.admin.admin
const { db, faults } = shop.backend
const packed = await placeOrder(shop, 1)
const open = await placeOrder(shop, 1)
await fulfillOrder(shop, packed)
const numberOf = async (id: string) =>
  (await orders.retrieve({ id, query: { fields: "display_id" } })).order.display_id ?? 0
const [first, second] = [await numberOf(packed), await numberOf(open)]
const world = db.export()

beforeEach(() => {
  stopBulkEdit()
  faults.set([])
  db.import(world)
})

const labelsOf = async (id: string) => {
  const { order } = await orders.retrieve({ id, query: { fields: "id,*fulfillments,*fulfillments.labels" } })
  return (order.fulfillments ?? []).flatMap(({ labels }) => (labels ?? []).map((label) => label.tracking_number))
}
/** Opens the import from the list of orders, and chooses a file with these lines; `before` runs right before that. */
async function choose(lines: readonly string[], before: () => void = () => undefined) {
  const { user } = await renderAdminPage("/admin/orders", shop)
  await user.click(await screen.findByRole("button", { name: "Import tracking numbers" }))
  await screen.findByRole("button", { name: "Choose file" })
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (!input) throw new Error("there is no field for a file")
  before()
  await user.upload(input, new File([lines.join("\n")], "tracking.csv", { type: "text/csv" }))
  return user
}

it("names each row with an unknown order or without a number, before and after the check, and ships the others", async () => {
  const user = await choose([
    "Order,Tracking number",
    `#${first},1Z999`,
    "#9999999,A2",
    "ORD-1,A3",
    ",A4",
    `${second},`,
    `${second},3.4E+19`,
  ])
  const reasons = [
    "Row 3 #9999999: there is no such order",
    "Row 4 ORD-1: there is no such order",
    "Row 5 No order number",
    `Row 6 ${second}: no tracking number`,
    `Row 7 ${second}: the spreadsheet shortened the tracking number. Format its column as text.`,
  ]
  const named = async () => (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent)
  await screen.findByText("#9999999: there is no such order")
  expect(await named()).toEqual(expect.arrayContaining(reasons))
  expect(await domProblems()).toEqual([])
  await user.click(screen.getByRole("button", { name: "Check orders" }))
  await screen.findByRole("heading", { name: "1 order will be marked as shipped" })
  expect(await named()).toEqual(expect.arrayContaining(reasons))
  expect(await labelsOf(packed)).toEqual([])
  await user.click(screen.getByRole("button", { name: "Mark 1 order as shipped" }))
  await screen.findByText("1 order marked as shipped")
  expect(await named()).toEqual(expect.arrayContaining(reasons))
  expect(await labelsOf(packed)).toEqual(["1Z999"])
})

it("names an order of the file that isn't fulfilled before and after the job, with the reason", async () => {
  const user = await choose(["Order,Tracking number", `${first},A1`, `${second},A2`])
  await user.click(await screen.findByRole("button", { name: "Check orders" }))
  await screen.findByRole("heading", { name: "1 order will be marked as shipped" })
  const isNamed = async () =>
    within(await screen.findByRole("row", { name: new RegExp(`^#${second}`) })).getByText(/fulfill the order first/)
  await isNamed()
  await user.click(screen.getByRole("button", { name: "Mark 1 order as shipped" }))
  await screen.findByText("1 order was left out after the check.")
  await isNamed()
  cleanup()
  vi.restoreAllMocks()
  await renderAdminPage("/admin/orders/bulk", shop)
  await isNamed()
})

it("reads the file again after its orders couldn't be loaded, without choosing it again", async () => {
  const user = await choose(["Order,Tracking number", `${first},A1`], () =>
    faults.set([{ method: "GET", path: "/admin/orders", status: 500 }]),
  )
  await screen.findByText("Couldn’t load the file’s orders. Try again.")
  faults.set([])
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("1 tracking number for 1 order")
})
