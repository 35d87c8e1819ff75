import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { deviceItem } from "#lib/device-items.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { saleDraft } from "#tests/support/price-list.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { priceList: lists, product: products } = shop.admin.admin
const draft = saleDraft(shop)
const [first, second] = draft.rows.map(({ id }) => id) as [string, string]
const productId = String(draft.rows[0]?.productId)
const world = shop.backend.db.export()
let id = ""
/** jsdom has no layout: everything is in view. */
function mockLayout() {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(1200)
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800)
  Element.prototype.scrollTo = () => undefined
}
beforeEach(async () => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
  mockLayout()
  const price = (variant_id: string, amount: number) => ({ variant_id, currency_code: "eur", amount })
  const body = { title: "Summer", description: "Sale", status: "active" as const }
  id = (await lists.create({ body: { ...body, prices: [price(first, 15), price(second, 16)] } })).price_list.id
})
const FIELDS = "id,status,title,prices.id,prices.amount,prices.variant_id,prices.min_quantity"
const saved = async () => (await lists.retrieve({ id, query: { fields: FIELDS } })).price_list
const amounts = async () => ((await saved()).prices ?? []).map(({ amount }) => amount).sort((a, b) => a - b)

type User = Awaited<ReturnType<typeof renderAdminPage>>["user"]
/** The cell of a variant in a column. */
async function findCell(sku: string, heading: string) {
  const row = await screen.findByRole("row", { name: new RegExp(sku) })
  const headers = await screen.findAllByRole("columnheader")
  const at = headers.find(({ textContent }) => textContent?.startsWith(heading))?.getAttribute("aria-colindex")
  const cell = row.querySelector<HTMLElement>(`[aria-colindex="${at}"]`)
  if (!cell) throw new Error(`no cell ${sku} ${heading}`)
  return cell
}
async function focusCell(sku: string, heading = "EUR") {
  const cell = await findCell(sku, heading)
  fireEvent.pointerDown(cell, { button: 0, pointerType: "mouse" })
  fireEvent.pointerUp(window)
}
/** Types into the cell of a variant. */
async function type(user: User, sku: string, entered: string, heading?: string) {
  await focusCell(sku, heading)
  await user.keyboard(`${entered}{Enter}`)
}
/** Keeps a draft as the wizard does, for the signed-in administrator. */
const keep = (more: object) => {
  const admin = shop.backend.db.tables.user.all()[0]?.id
  const kept = { version: 1, admin, draft, step: "review", activate: true, isSent: false, listId: null, ...more }
  deviceItem("adminPriceListDraft").set(JSON.stringify(kept))
}
const SMALL = "SHIRT-S-BLACK"
const MEDIUM = "SHIRT-M-BLACK"
const enter = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe("the form of a price list", () => {
  it("names an end before the start at its field", async () => {
    const { user } = await renderAdminPage(`/admin/price-lists/${id}`, shop)
    await screen.findByLabelText(/^Start/)
    enter(/^Start/, "2026-05-02T10:00")
    enter(/^End/, "2026-05-01T10:00")
    await user.click(await screen.findByRole("button", { name: "Save price list" }))
    await screen.findByText("The end must be after the start")
    expect(await domProblems()).toEqual([])
    enter(/^End/, "")
    await user.click(await screen.findByRole("button", { name: "Save price list" }))
    await screen.findByText("Price list saved")
  })

  it("keeps what is typed while someone else deactivates the list, and says so", async () => {
    const { user } = await renderAdminPage(`/admin/price-lists/${id}`, shop)
    await user.type(await screen.findByLabelText("Title"), " sale")
    await lists.update({ id, body: { status: "draft" } })
    await user.click(await screen.findByRole("button", { name: "Save price list" }))
    await screen.findByText("Also changed by someone else: Status")
    expect(await saved()).toMatchObject({ title: "Summer sale", status: "draft" })
  })

  it("says that no one gets the prices once its group was deleted, until another group is chosen", async () => {
    const { customerGroup } = shop.admin.admin
    const create = async (name: string) => (await customerGroup.create({ body: { name } })).customer_group.id
    const [group] = [await create("Regulars"), await create("Wholesale")]
    await lists.update({ id, body: { rules: { "customer.groups.id": [group] } } })
    await customerGroup.delete({ id: group })
    const { user } = await renderAdminPage(`/admin/price-lists/${id}`, shop)
    await screen.findByText("Deleted group", {}, { timeout: 5000 })
    const field = screen.getByRole("combobox", { name: "Customer groups", description: /^No one gets these prices/ })
    expect(document.body.textContent).not.toContain(group)
    expect(await domProblems()).toEqual([])
    await user.type(field, "Whole")
    await user.click(await screen.findByRole("option", { name: "Wholesale" }))
    await waitFor(() => expect(screen.queryByText(/No one gets these prices/)).toBeNull())
  })

  it("removes a product with its prices", async () => {
    const { user } = await renderAdminPage(`/admin/price-lists/${id}`, shop)
    await user.click(await screen.findByRole("button", { name: "Remove T-Shirt" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Remove T-Shirt?" }))
    await user.click(dialog.getByRole("button", { name: "Remove product" }))
    await screen.findByText("No prices yet")
    expect(await amounts()).toEqual([])
  })
})

describe("lists that overlap", () => {
  const price = (variant_id: string, currency_code = "eur") => ({ variant_id, currency_code, amount: 12 })
  const create = async (title: string, more: object) =>
    (await lists.create({ body: { title, description: title, status: "active", ...more } })).price_list.id
  const card = async () => {
    const heading = await screen.findByRole("heading", { level: 2, name: "Overlapping price lists" })
    return within(heading.closest("section") as HTMLElement)
  }

  it("are named with the variants in both, and lead to the price that applies", async () => {
    await create("Weekend", { prices: [price(first), price(second)] })
    await create("Prepared", { status: "draft", prices: [price(first)] })
    await create("Over", { ends_at: "2020-01-01T00:00:00Z", prices: [price(first)] })
    await create("Dollars", { prices: [price(first, "usd")] })
    const { user, address } = await renderAdminPage(`/admin/price-lists/${id}`, shop)
    await (await card()).findByText("2 variants in both")
    expect((await card()).getAllByRole("listitem")).toHaveLength(1)
    expect(await domProblems()).toEqual([])
    await user.click((await card()).getByRole("link", { name: "Which price applies? Weekend" }))
    await waitFor(() => expect(address()).toContain(`product=${productId}`))
    expect((await screen.findByTestId("winning-price")).textContent).toContain("12")
  })

  it("aren't named after another period, and are compared again after an error", async () => {
    await create("Later", { starts_at: "2099-01-01T00:00:00Z", prices: [price(first)] })
    await lists.update({ id, body: { ends_at: "2098-01-01T00:00:00Z" } })
    shop.backend.faults.set([{ method: "GET", path: "/admin/price-lists", status: 400 }])
    const { user } = await renderAdminPage(`/admin/price-lists/${id}`, shop)
    const retry = await (await card()).findByRole("button", { name: "Try again" })
    shop.backend.faults.set([])
    await user.click(retry)
    await (await card()).findByText("No other active list has prices for these variants.")
  })
})

describe("the grid of a price list", () => {
  const open = () => renderAdminPage(`/admin/price-lists/${id}/prices`, shop)

  it("changes, adds and deletes prices, and adds quantity prices", async () => {
    const { user } = await open()
    await type(user, SMALL, "14.5")
    await focusCell(MEDIUM)
    await user.keyboard("{Delete}")
    await user.click(screen.getByRole("button", { name: "Add quantity price" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Add quantity price" }))
    await user.type(dialog.getByLabelText("From"), "10")
    await user.click(dialog.getByRole("button", { name: "Add quantity price" }))
    await screen.findByRole("columnheader", { name: /EUR from 10/ })
    await type(user, SMALL, "12", "EUR from 10")
    await user.keyboard("{Control>}s{/Control}")
    await screen.findByText("3 changes saved")
    const { prices = [] } = await saved()
    expect(prices.map(({ amount, min_quantity }) => [amount, min_quantity]).sort()).toEqual([
      [12, 10],
      [14.5, null],
    ])
  })

  it("shows each variant's standard price where it is set: a currency or a region, also in the wizard", async () => {
    const { region } = shop.backend.db.tables
    const prices = [
      { currency_code: "eur", amount: 21 },
      { currency_code: "eur", amount: 17, rules: { region_id: String(region.all()[0]?.id) } },
      { currency_code: "usd", amount: 25 },
    ]
    await products.updateVariant({ id: productId, variant_id: first, body: { prices } })
    await open()
    const textOf = async (heading: string) => (await findCell(SMALL, heading)).textContent
    const name = String(region.all()[0]?.name)
    await waitFor(async () => expect(await textOf(name)).toBe("€17.00"))
    expect(await textOf("USD")).toBe("$25.00")
    // The list's own price stays; the standard price is what the cell is about.
    expect(await textOf("EUR")).toContain("15")
    expect(await textOf("EUR")).not.toContain("€17.00")
    await focusCell(SMALL, "EUR")
    await screen.findByText(/EUR: Standard price €21\.00$/)
    cleanup()
    keep({ step: "prices" })
    await renderAdminPage("/admin/price-lists/new?step=prices", shop)
    await waitFor(async () => expect(await textOf("USD")).toBe("$25.00"))
    await focusCell(SMALL, "EUR")
    await screen.findByText(/EUR: Standard price €21\.00$/)
  })

  it("discounts a price for a region in the region's column, and leaves the currency's as it is", async () => {
    const region_id = String(shop.backend.db.tables.region.all()[0]?.id)
    const setPrice = (variant_id: string, price: object) =>
      products.updateVariant({
        id: productId,
        variant_id,
        body: { prices: [{ currency_code: "eur", ...price }] as never },
      })
    await setPrice(first, { amount: 35.2, rules: { region_id } })
    await setPrice(second, { amount: 20 })
    const { user } = await open()
    await screen.findByRole("row", { name: new RegExp(SMALL) })
    await user.click(screen.getByRole("button", { name: "Discount" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Fill in discounted prices" }))
    await user.type(dialog.getByLabelText("Discount"), "15")
    await user.click(dialog.getByRole("button", { name: "Fill in prices" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await user.keyboard("{Control>}s{/Control}")
    await screen.findByText("2 changes saved")
    // 85% of 35.20 for the region, beside the list's 15 in euros, and 85% of 20.
    expect(await amounts()).toEqual([15, 17, 29.92])
  })

  it("asks about a price that someone else changed too", async () => {
    const { user } = await open()
    await type(user, SMALL, "14")
    const price = (await saved()).prices?.find(({ amount }) => amount === 15)
    const update = [{ id: String(price?.id), variant_id: first, amount: 13, currency_code: "eur" }]
    await lists.batchPrices({ id, body: { update } })
    await user.keyboard("{Control>}s{/Control}")
    await screen.findByText("Someone else changed these cells too")
    await user.click(screen.getByRole("button", { name: "Save" }))
    await waitFor(async () => expect(await amounts()).toEqual([14, 16]))
  })

  it("marks the price of a variant that was deleted in the meantime, and saves the others", async () => {
    await lists.batchPrices({ id, body: { delete: ((await saved()).prices ?? []).map((price) => price.id) } })
    await lists.batchPrices({ id, body: { create: [{ variant_id: second, currency_code: "eur", amount: 16 }] } })
    const { user } = await open()
    await user.click(await screen.findByRole("button", { name: "Add products" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Add products" }))
    await user.selectOptions(dialog.getByLabelText("Add"), "All products")
    await user.click(dialog.getByRole("button", { name: "Add products" }))
    await type(user, SMALL, "9")
    await type(user, MEDIUM, "15")
    await products.deleteVariant({ id: productId, variant_id: first })
    await user.keyboard("{Control>}s{/Control}")
    await screen.findByText("Some changes weren’t saved")
    expect(await amounts()).toEqual([15])
  })

  it("says that the list was set to draft or deleted while its prices are edited, and keeps them", async () => {
    const { user } = await open()
    await type(user, SMALL, "14")
    await lists.update({ id, body: { status: "draft" } })
    await user.keyboard("{Control>}s{/Control}")
    await screen.findByText("Someone else set this price list to draft")
    expect(await amounts()).toEqual([14, 16])
    await type(user, MEDIUM, "17")
    await lists.delete({ id })
    await user.keyboard("{Control>}s{/Control}")
    await screen.findByText("This price list was deleted")
    await screen.findByText("1 unsaved change")
  })

  it("restores unsaved prices after a reload, also of variants without a price", async () => {
    await lists.batchPrices({ id, body: { delete: ((await saved()).prices ?? []).map((price) => price.id) } })
    const page = await open()
    await page.user.click(await screen.findByRole("button", { name: "Add products" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Add products" }))
    await page.user.selectOptions(dialog.getByLabelText("Add"), "All products")
    await page.user.click(dialog.getByRole("button", { name: "Add products" }))
    await type(page.user, SMALL, "9")
    await screen.findByText("1 unsaved change")
    window.dispatchEvent(new Event("pagehide"))
    cleanup()
    vi.restoreAllMocks()
    mockLayout()
    await open()
    await screen.findByText("Draft restored")
    await screen.findByRole("row", { name: /SHIRT-S-BLACK/ })
  })
})

describe("the wizard of a price list", () => {
  it("lists the prices that were rejected, and activates the list without them", async () => {
    await products.deleteVariant({ id: productId, variant_id: first })
    keep({})
    const { user, address } = await renderAdminPage("/admin/price-lists/new?step=review", shop)
    await user.click(await screen.findByRole("button", { name: "Activate 2 prices" }))
    await screen.findByText("1 price was rejected")
    screen.getByText("This variant was deleted by someone else.")
    expect(await domProblems()).toEqual([])
    await user.click(screen.getByRole("button", { name: "Activate without them" }))
    await screen.findByText("“Summer sale” activated")
    await waitFor(() => expect(address()).toMatch(/^\/admin\/price-lists\/plist_/))
  })

  it("names the active lists that the new one overlaps with, before it is created", async () => {
    keep({})
    await renderAdminPage("/admin/price-lists/new?step=review", shop)
    const heading = await screen.findByRole("heading", { level: 2, name: "Overlapping price lists" })
    const card = within(heading.closest("section") as HTMLElement)
    await card.findByRole("link", { name: "Summer" })
    card.getByText("2 variants in both")
  })

  it("continues with the list of its URL after a reload", async () => {
    await lists.batchPrices({ id, body: { delete: ((await saved()).prices ?? []).map((price) => price.id) } })
    keep({ listId: id })
    const { address } = await renderAdminPage(`/admin/price-lists/new?id=${id}`, shop)
    await waitFor(() => expect(address()).toBe(`/admin/price-lists/${id}`))
    expect(await amounts()).toEqual([15, 16])
  })

  it("opens the list of its URL if the entries aren't on this device", async () => {
    const { address } = await renderAdminPage(`/admin/price-lists/new?id=${id}`, shop)
    await waitFor(() => expect(address()).toBe(`/admin/price-lists/${id}`))
  })
})
