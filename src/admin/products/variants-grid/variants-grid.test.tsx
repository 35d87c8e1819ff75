import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it, vi } from "vitest"
import { keepDraft } from "#admin/kit/unsaved/form-drafts.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { priceColumn } from "./column-rules.ts"

const texts = english.admin.priceGrid
const shop = await openLiveShop()
const { product: products, inventoryItem: items } = shop.admin.admin
const { faults, journal } = shop.backend
const world = shop.backend.db.export()
const variantId = shop.variant("SHIRT-M-BLACK")
const id = String(shop.backend.db.tables.productVariant.get(variantId)?.product_id)
const tier = { currency_code: "eur", amount: 9, min_quantity: 10, max_quantity: 19 }
const group = { currency_code: "eur", amount: 7, rules: { customer_group_id: "cg_1" } }

beforeEach(() => {
  faults.set([])
  shop.backend.db.import(world)
  // jsdom has no layout: everything is in view.
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1200)
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800)
  Element.prototype.scrollTo = () => undefined
})

const pricesOf = async (variant = variantId) => {
  const query = { fields: "*prices,prices.price_rules.*" }
  return (await products.retrieveVariant({ id, variant_id: variant, query })).variant?.prices ?? []
}
const amounts = async (variant = variantId) =>
  (await pricesOf(variant)).map((price) => `${price.currency_code} ${price.amount}`).sort()

async function open(tab = "prices", path = `?tab=${tab}`) {
  const page = await renderAdminPage(`/admin/products/${id}/variants${path}`, shop)
  await screen.findByRole("grid")
  return page
}
const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) })
/** A cell by the variant's name and the column's heading. */
async function cell(name: string, heading: string) {
  const headers = await screen.findAllByRole("columnheader")
  const at = headers.find(({ textContent }) => textContent?.startsWith(heading))?.getAttribute("aria-colindex")
  const found = (await row(name)).querySelector<HTMLElement>(`[aria-colindex="${at}"]`)
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
  user.click(await screen.findByRole("button", { name: texts.save }))
const batches = () =>
  journal
    .entries({ path: `/admin/products/${id}/variants/batch` })
    .map((entry) => JSON.parse(String(entry.request)) as { update: { id: string }[] })

it("saves only the changed cell, and keeps quantity prices, other conditions and ids", async () => {
  await products.updateVariant({
    id,
    variant_id: variantId,
    body: { prices: [{ currency_code: "eur", amount: 20 }, tier, group] },
  })
  const before = await pricesOf()
  const { user } = await open()
  expect((await cell("M / Black", "EUR")).textContent).toBe("+120.00")
  await focusCell("M / Black", "EUR")
  await screen.findByText(/M \/ Black · EUR: 1 quantity price/)
  await user.keyboard("18.5{Enter}")
  expect((await cell("M / Black", "EUR")).textContent).toBe("+118.50")
  await save(user)
  await screen.findByText("1 change saved")
  const after = await pricesOf()
  expect(after.map((price) => [price.id, price.amount, price.min_quantity, price.rules]).sort()).toEqual(
    before
      .map((price) => [price.id, price.amount === 20 ? 18.5 : price.amount, price.min_quantity, price.rules])
      .sort(),
  )
  expect(
    batches()
      .at(-1)
      ?.update.map((update) => update.id),
  ).toEqual([variantId])
  expect(await domProblems()).toEqual([])
})

it("removes the price of an emptied cell, accepts 0, and restores both by undo", async () => {
  const { user } = await open()
  await focusCell("M / Black", "EUR")
  const before = (await cell("M / Black", "EUR")).textContent
  await user.keyboard("{Delete}")
  expect((await cell("M / Black", "EUR")).textContent).toBe("")
  await user.keyboard("0{Enter}")
  expect((await cell("M / Black", "EUR")).textContent).toBe("0.00")
  await user.keyboard("{Control>}z{/Control}{Control>}z{/Control}")
  expect((await cell("M / Black", "EUR")).textContent).toBe(before)
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}")
  await save(user)
  await screen.findByText("1 change saved")
  expect((await amounts()).some((text) => text.startsWith("eur"))).toBe(false)
})

it("marks invalid amounts, saves the others and shows the next cell to correct", async () => {
  const { user } = await open()
  await focusCell("S / Black", "EUR")
  paste("12.345\n13.50\n-1\n1e15")
  await waitFor(async () => expect((await cell("S / Black", "EUR")).getAttribute("aria-invalid")).toBe("true"))
  await screen.findByText("3 cells to correct")
  await save(user)
  await screen.findByText("1 change saved")
  await screen.findByText("3 unsaved changes")
  await user.click(screen.getByRole("button", { name: texts.showNext }))
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true"))
  expect(await domProblems()).toEqual([])
})

it("names copied values that have no cell, and pastes the others only if asked to", async () => {
  const { user } = await open()
  const names = (await screen.findAllByRole("rowheader")).map(({ firstChild }) => String(firstChild?.textContent))
  await focusCell(names[0] as string, "EUR")
  paste(
    names
      .map((_, index) => `${index + 1}`)
      .concat("99", "98")
      .join("\n"),
  )
  const dialog = await screen.findByRole("dialog")
  expect(within(dialog).getByText("2 rows don’t fit")).toBeTruthy()
  expect(within(dialog).getByText("99")).toBeTruthy()
  expect(within(dialog).getByText("98")).toBeTruthy()
  await user.click(within(dialog).getByRole("button", { name: `Paste the other ${names.length} cells` }))
  await waitFor(async () => expect((await cell(names.at(-1) as string, "EUR")).textContent).toBe(`${names.length}.00`))
})

it("asks which price to save if someone else changed it too", async () => {
  const { user } = await open()
  await focusCell("M / Black", "EUR")
  await user.keyboard("18.5{Enter}")
  await products.updateVariant({ id, variant_id: variantId, body: { prices: [{ currency_code: "eur", amount: 17 }] } })
  await save(user)
  const dialog = await screen.findByRole("dialog")
  await within(dialog).findByText("Yours: 18.50")
  await user.click(within(dialog).getByRole("radio", { name: "Theirs: 17.00" }))
  await user.click(within(dialog).getByRole("button", { name: texts.conflicts.confirm }))
  await waitFor(async () => expect((await cell("M / Black", "EUR")).textContent).toBe("17.00"))
  expect(await amounts()).toEqual(["eur 17"])
  expect(screen.queryByRole("button", { name: texts.save })).toBeNull()
})

it("shows a duplicate SKU at its cell and saves the other rows", async () => {
  const taken = String(shop.backend.db.tables.productVariant.find((each) => each.product_id !== id && !!each.sku)?.sku)
  const { user } = await open("codes")
  await focusCell("M / Black", "SKU")
  await user.keyboard(`${taken}{Enter}`)
  await focusCell("S / Black", "SKU")
  await user.keyboard("NEW-SKU{Tab}123{Enter}")
  await save(user)
  await screen.findByText("2 changes saved")
  await waitFor(async () => expect((await cell("M / Black", "SKU")).getAttribute("aria-invalid")).toBe("true"))
  expect((await cell("M / Black", "SKU")).textContent).toBe(taken)
  await focusCell("M / Black", "SKU")
  await screen.findByText(new RegExp(`“${taken}” is already in use`))
  const { variants } = await products.listVariants({ id, query: { fields: "sku,ean", sku: "NEW-SKU" } })
  expect(variants[0]).toMatchObject({ sku: "NEW-SKU", ean: "123" })
  const other = (await cell("S / White", "SKU")).textContent
  await focusCell("M / Black", "SKU")
  await user.keyboard(`${other}{Enter}`)
  await focusCell("M / Black", "SKU")
  await screen.findByText(new RegExp(texts.problems.duplicate))
})

it("changes flags by space, and stock of managed variants by location", async () => {
  const { user } = await open("codes")
  await focusCell("M / Black", "Allow backorders")
  await user.keyboard(" ")
  await user.click(screen.getByRole("tab", { name: texts.tabs.stock }))
  const location = String((await screen.findAllByRole("columnheader"))[1]?.textContent)
  await focusCell("M / Black", location)
  await user.keyboard("41{Enter}")
  await screen.findByText("2 unsaved changes")
  await save(user)
  await screen.findByText("2 changes saved")
  const query = { fields: "allow_backorder,inventory_items.inventory_item_id" }
  const { variant } = await products.retrieveVariant({ id, variant_id: variantId, query })
  expect(variant?.allow_backorder).toBe(true)
  const item = String(variant?.inventory_items?.[0]?.inventory_item_id)
  const { inventory_levels: levels } = await items.listLevels({ id: item })
  expect(levels.map((level) => level.stocked_quantity)).toContain(41)
})

it("finds a saved change after a lost response instead of sending it twice", async () => {
  const { user } = await open()
  await focusCell("M / Black", "USD")
  await user.keyboard("33{Enter}")
  const sent = batches().length
  faults.set([{ method: "POST", path: "/admin/products/:id/variants/batch", times: 1, drop: "after" }])
  await save(user)
  await screen.findByText("1 change saved")
  expect(batches().length - sent).toBe(1)
  expect((await amounts()).filter((text) => text === "usd 33")).toHaveLength(1)
})

it("asks before leaving with unsaved cells, and keeps them as a draft", async () => {
  const { user, router } = await open()
  await focusCell("M / Black", "EUR")
  await user.keyboard("18.5{Enter}")
  void router.navigate({ to: "/admin/products" })
  const dialog = await screen.findByRole("dialog")
  await user.click(within(dialog).getByRole("button", { name: english.admin.form.leave.keep }))
  expect((await cell("M / Black", "EUR")).textContent).toBe("18.50")
  fireEvent(window, new Event("pagehide"))
  expect(localStorage.getItem("app:admin_form_drafts")).toContain("18.50")
})

it("leaves cells as they are when an image without text is pasted", async () => {
  await open()
  await focusCell("M / Black", "EUR")
  const before = (await cell("M / Black", "EUR")).textContent
  paste("")
  await new Promise(requestAnimationFrame)
  expect((await cell("M / Black", "EUR")).textContent).toBe(before)
  expect(screen.queryByRole("button", { name: texts.save })).toBeNull()
})

it("enters the text of the cell that is being edited when saving by Ctrl+S, and keeps the focus there", async () => {
  const { user } = await open()
  await focusCell("M / Black", "EUR")
  await user.keyboard("18.5{Control>}s{/Control}")
  await screen.findByText("1 change saved")
  expect((await amounts()).filter((text) => text === "eur 18.5")).toHaveLength(1)
  expect(document.activeElement).toBe(await cell("M / Black", "EUR"))
})

it("starts editing by a dead key, so that the accent lands in the cell", async () => {
  await open("codes")
  await focusCell("M / Black", "SKU")
  fireEvent.keyDown(document.activeElement as Element, { key: "Dead" })
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
})

it("replaces line breaks in pasted codes by spaces", async () => {
  const { user } = await open("codes")
  await focusCell("M / Black", "SKU")
  paste('"NEW\nSKU"')
  await waitFor(async () => expect((await cell("M / Black", "SKU")).textContent).toBe("NEW SKU"))
  await save(user)
  await screen.findByText("1 change saved")
})

it("keeps amounts and their history when the language changes", async () => {
  const body = { prices: [{ currency_code: "kwd", amount: 1.5 }] }
  await products.updateVariant({ id, variant_id: variantId, body })
  const { user } = await open()
  await focusCell("M / Black", "KWD")
  await user.keyboard("3{Enter}")
  await focusCell("M / Black", "KWD")
  await user.keyboard("2.5{Enter}")
  expect((await cell("M / Black", "KWD")).textContent).toBe("2.500")
  await user.selectOptions(screen.getByLabelText("Language"), "Deutsch")
  await waitFor(async () => expect((await cell("M / Black", "KWD")).textContent).toBe("2,500"))
  await focusCell("M / Black", "KWD")
  await user.keyboard("{Control>}z{/Control}")
  expect((await cell("M / Black", "KWD")).textContent).toBe("3,000")
  await user.keyboard("{Control>}y{/Control}{Control>}s{/Control}")
  await screen.findByText("1 Änderung gespeichert")
  expect(await amounts()).toEqual(["kwd 2.5"])
})

it("restores a draft with the amounts that were entered in another language", async () => {
  const body = { prices: [{ currency_code: "kwd", amount: 1.5 }] }
  await products.updateVariant({ id, variant_id: variantId, body })
  localStorage.setItem("admin_token", String(await shop.admin.client.storage.get()))
  const column = priceColumn({ currency: "kwd", rules: {} })
  const cells = [{ row: variantId, column, base: "1,500", text: "2,500" }]
  keepDraft(`products/${id}/grid`, { base: { cells: [] }, values: { cells }, locale: "de" })
  const { user } = await open()
  await screen.findByText(texts.draft.title)
  expect((await cell("M / Black", "KWD")).textContent).toBe("2.500")
  await save(user)
  await screen.findByText("1 change saved")
  expect(await amounts()).toEqual(["kwd 2.5"])
})

it("drops unsaved cells of a deleted variant, and says which", async () => {
  localStorage.setItem("admin_token", String(await shop.admin.client.storage.get()))
  const column = priceColumn({ currency: "eur", rules: {} })
  const cells = [
    { row: "variant_deleted", column, base: "20.00", text: "21.50" },
    {
      row: variantId,
      column,
      base: String((await pricesOf()).find((p) => p.currency_code === "eur")?.amount),
      text: "33.00",
    },
  ]
  keepDraft(`products/${id}/grid`, { base: { cells: [] }, values: { cells }, locale: "en" })
  await open()
  const notice = await screen.findByText("1 unsaved change was dropped")
  expect(notice.parentElement?.textContent).toContain("EUR: 21.50")
  await screen.findByText("1 unsaved change")
})

it("says how many units of its inventory item a variant takes", async () => {
  const query = { fields: "inventory_items.inventory_item_id" }
  const { variant } = await products.retrieveVariant({ id, variant_id: variantId, query })
  const inventory_item_id = String(variant?.inventory_items?.[0]?.inventory_item_id)
  const update = [{ variant_id: variantId, inventory_item_id, required_quantity: 3 }]
  await products.batchVariantInventoryItems({ id, body: { update } })
  await open("stock")
  const location = String((await screen.findAllByRole("columnheader"))[1]?.textContent)
  await focusCell("M / Black", location)
  expect((await cell("M / Black", location)).textContent).toContain("÷3")
  await screen.findByText(/each variant sold takes 3/)
})

it("reports a product that doesn't exist", async () => {
  await renderAdminPage("/admin/products/prod_missing/variants", shop)
  await screen.findByRole("heading", { name: english.admin.detail.notFound.title })
})
