import { fireEvent, screen, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { stock, priceGrid } = english.admin
const shop = await openLiveShop()
const { inventoryItem: items, stockLocation: locations, reservation: reservations } = shop.admin.admin
const [main] = (await locations.list({ query: { fields: "id,name" } })).stock_locations
const mainId = String(main?.id)
const mainName = String(main?.name)
await locations.create({ body: { name: "Shelf" } })
const create = async (title: string, units: number) => {
  const location_levels = [{ location_id: mainId, stocked_quantity: units }]
  return (await items.create({ body: { title, location_levels } })).inventory_item.id
}
const lamp = await create("Lamp", 10)
const desk = await create("Desk", 3)
const { faults, journal } = shop.backend
const world = shop.backend.db.export()
const path = "/admin/inventory-items/location-levels/batch"

beforeEach(() => {
  faults.set([])
  shop.backend.db.import(world)
  // jsdom has no layout: everything is in view.
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1200)
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800)
  Element.prototype.scrollTo = () => undefined
})

const stockOf = async (id: string) => {
  const query = { fields: "location_id,stocked_quantity" }
  const { inventory_levels } = await items.listLevels({ id, query })
  return Object.fromEntries(
    inventory_levels.map((level) => [level.location_id === mainId ? mainName : "Shelf", level.stocked_quantity]),
  )
}
async function open(search = "") {
  const page = await renderAdminPage(`/admin/inventory/stock${search}`, shop)
  await screen.findByRole("row", { name: /^Lamp/ })
  return page
}
async function cell(name: string, heading: string) {
  const headers = await screen.findAllByRole("columnheader")
  const at = headers.find(({ textContent }) => textContent?.startsWith(heading))?.getAttribute("aria-colindex")
  const row = await screen.findByRole("row", { name: new RegExp(`^${name}`) })
  const found = row.querySelector<HTMLElement>(`[aria-colindex="${at}"]`)
  if (!found) throw new Error(`no cell ${name} ${heading}`)
  return found
}
const focusCell = async (name: string, heading: string) => {
  fireEvent.pointerDown(await cell(name, heading), { button: 0, pointerType: "mouse" })
  fireEvent.pointerUp(window)
}
const paste = (text: string) => {
  const event = new Event("paste", { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  fireEvent(document.activeElement as Element, event)
}
const save = async (user: Awaited<ReturnType<typeof open>>["user"]) =>
  user.click(await screen.findByRole("button", { name: priceGrid.save }))

it("pastes quantities of several items, adds a location, and sends them in one request", async () => {
  const { user } = await open()
  await focusCell("Lamp", mainName)
  paste("1,200\t4\n0\t")
  expect((await cell("Lamp", mainName)).textContent).toBe("1200")
  await save(user)
  await screen.findByText("3 changes saved")
  expect(await stockOf(lamp)).toEqual({ [mainName]: 1200, Shelf: 4 })
  expect(await stockOf(desk)).toEqual({ [mainName]: 0 })
  expect(journal.entries({ path }).filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await domProblems()).toEqual([])
})

it("adjusts the selected cells, keeps the reason in the items' histories, and marks what would drop below 0", async () => {
  const { user } = await open()
  await focusCell("Desk", mainName)
  // Both locations of the desk.
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}")
  const adjustBy = async (text: string) => {
    const trigger = screen.getByRole("button", { name: stock.adjust.open })
    const panel = document.getElementById(String(trigger.getAttribute("popovertarget"))) as HTMLElement
    // jsdom has no popovers.
    const toggle = (newState: string) => fireEvent(panel, Object.assign(new Event("toggle"), { newState }))
    panel.hidePopover = () => toggle("closed")
    toggle("open")
    const field = await within(panel).findByRole("textbox", { hidden: true })
    await user.clear(field)
    await user.type(field, `${text}{Enter}`)
  }
  await adjustBy("0")
  expect(screen.getByText(stock.adjust.problem)).toBeTruthy()
  await adjustBy("−2")
  expect((await cell("Desk", mainName)).textContent).toBe("1")
  expect((await cell("Desk", "Shelf")).textContent).toBe("")
  await user.type(screen.getByLabelText(stock.reason), "Counted")
  await save(user)
  await screen.findByText("1 change saved")
  expect(await stockOf(desk)).toEqual({ [mainName]: 1 })
  const { inventory_item } = await items.retrieve({ id: desk, query: { fields: "metadata" } })
  expect(Object.values(inventory_item.metadata ?? {})).toMatchObject([
    { from: 3, to: 1, reason: "Counted", location_id: mainId },
  ])
  await adjustBy("−2")
  expect((await cell("Desk", mainName)).getAttribute("aria-invalid")).toBe("true")
  expect(screen.getAllByText("1 cell to correct")).not.toHaveLength(0)
})

it("marks decimals, negative and emptied quantities, saves the others, and keeps the reason for the marked ones", async () => {
  const { user } = await open()
  await focusCell("Lamp", mainName)
  await user.keyboard("1.5{Enter}-2{Enter}")
  await focusCell("Lamp", "Shelf")
  await user.keyboard("6{Enter}")
  expect(screen.getByText("2 cells to correct")).toBeTruthy()
  await user.type(screen.getByLabelText(stock.reason), "Counted")
  await save(user)
  await screen.findByText("1 change saved")
  expect(await stockOf(lamp)).toEqual({ [mainName]: 10, Shelf: 6 })
  expect(screen.getByLabelText<HTMLInputElement>(stock.reason).value).toBe("Counted")
  for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole("button", { name: priceGrid.undo }))
  expect((await cell("Desk", mainName)).textContent).toBe("3")
})

it("asks about stock that changed since it was loaded", async () => {
  const { user } = await open()
  await focusCell("Lamp", mainName)
  await user.keyboard("7{Enter}")
  await items.updateLevel({ id: lamp, location_id: mainId, body: { stocked_quantity: 9 } })
  await save(user)
  const dialog = within(await screen.findByRole("dialog", { name: priceGrid.conflicts.title }))
  expect(dialog.getByText(`Lamp · ${mainName}`)).toBeTruthy()
  await user.click(dialog.getByRole("radio", { name: "Theirs: 9" }))
  await user.click(dialog.getByRole("button", { name: priceGrid.conflicts.confirm }))
  expect((await cell("Lamp", mainName)).textContent).toBe("9")
  expect(await stockOf(lamp)).toEqual({ [mainName]: 9 })
})

it("recognizes changes whose response was lost, and names those of deleted items", async () => {
  const { user } = await open()
  await focusCell("Lamp", mainName)
  await user.keyboard("7{Enter}8{Enter}")
  await items.delete({ id: desk })
  faults.set([{ method: "POST", path, drop: "after", times: 1 }])
  await save(user)
  await screen.findByText("1 change saved")
  await screen.findByText(/^1 item was deleted by someone else/)
  expect(screen.queryByText(/unsaved change/)).toBeNull()
  expect(await stockOf(lamp)).toEqual({ [mainName]: 7 })
  expect(journal.entries({ path }).at(-1)?.status).toBe(0)
})

it("warns of quantities below the reserved ones, and shows only selected items", async () => {
  await reservations.create({ body: { inventory_item_id: lamp, location_id: mainId, quantity: 4 } })
  await open(`?ids=["${lamp}"]`)
  expect(screen.queryByRole("row", { name: /^Desk/ })).toBeNull()
  await focusCell("Lamp", mainName)
  await screen.findByText(/4 units reserved/)
  expect(screen.getByText("1 selected item. An empty cell isn’t stocked there.")).toBeTruthy()
  expect(screen.getByRole("grid", { name: stock.title })).toBeTruthy()
})
