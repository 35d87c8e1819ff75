import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { admin } = shop.admin
const variant = shop.backend.db.tables.productVariant.get(shop.variant("SHIRT-M-BLACK"))
if (!variant) throw new Error("the shop has no shirt")
const product = `/admin/products/${variant.product_id}`
const order = await placeOrder(shop)
const { campaign } = await admin.campaign.create({
  body: { name: "Spring", campaign_identifier: "SPRING", budget: { type: "spend", limit: 500, currency_code: "eur" } },
})
const { promotion } = await admin.promotion.create({
  body: {
    code: "SHIRTS",
    type: "standard",
    status: "active",
    limit: 20,
    application_method: { type: "fixed", target_type: "order", value: 5, currency_code: "eur" },
  },
})
const { inventory_item: item } = await admin.inventoryItem.create({ body: { title: "Box", sku: "box" } })
const { location_levels: levels } = (
  await admin.inventoryItem.createLevel({
    id: String(item?.id),
    body: { location_id: String((await admin.stockLocation.list({})).stock_locations[0]?.id), stocked_quantity: 5 },
    query: { fields: "*location_levels" },
  })
).inventory_item
const { reservation } = await admin.reservation.create({
  body: { inventory_item_id: String(item?.id), location_id: String(levels?.[0]?.location_id), quantity: 1 },
})
const world = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(world))

const amount = "Enter an amount, for example 12.50"
const number = "Enter a number, for example 12.5"

/** Requests that changed something. */
const writes = () => shop.backend.journal.entries({}).filter(({ method }) => method !== "GET").length

describe("a typed text that isn't a value is kept with an error, and blocks saving", () => {
  it.each([
    { path: product, label: "Weight", text: "1,500", error: number },
    { path: product, label: "Height", text: "many", error: number },
    { path: `${product}/variants/${variant.id}`, label: "Weight", text: "-1", error: number },
    {
      path: `${product}/variants/${variant.id}`,
      label: "Price in EUR",
      text: "12,50",
      error: amount,
    },
    { path: `/admin/inventory/${item?.id}`, label: "Weight", text: "1.5", error: /whole number/ },
    { path: `/admin/campaigns/${campaign.id}`, label: "Limit", text: "12,50", error: /greater than 0/ },
    { path: `/admin/promotions/${promotion.id}`, label: "Amount", text: "12,50", error: /amount above 0/ },
    { path: `/admin/promotions/${promotion.id}`, label: /^Uses/, text: "1.5", error: /whole number/ },
    {
      path: `/admin/reservations/${reservation.id}`,
      label: "Quantity",
      text: "1.5",
      error: /whole number/,
    },
  ])("$label of $path: $text", async ({ path, label, text, error }) => {
    const { user } = await renderAdminPage(path, shop)
    const input = await screen.findByLabelText<HTMLInputElement>(label)
    await user.clear(input)
    await user.type(input, text)
    const before = writes()
    await user.click(screen.getByRole("button", { name: /^Save / }))
    expect(await screen.findByText(error)).toBeTruthy()
    expect(input.value).toBe(text)
    expect(input.getAttribute("aria-invalid")).toBe("true")
    expect(writes()).toBe(before)
  })

  it.each([
    {
      path: `${product}/variants/${variant.id}`,
      label: "Weight",
      text: "1,500",
      save: "Variante speichern",
      saved: 1.5,
    },
  ])("$label reads $text in German", async ({ path, label, text, save, saved }) => {
    const { user } = await renderAdminPage(path, shop)
    await screen.findByLabelText(label)
    await user.selectOptions(screen.getByLabelText("Language"), "Deutsch")
    const input = await screen.findByLabelText<HTMLInputElement>("Gewicht")
    await user.clear(input)
    await user.type(input, text)
    await user.click(await screen.findByRole("button", { name: save }))
    await screen.findByText("Variante gespeichert")
    const read = await admin.product.retrieveVariant({ id: variant.product_id, variant_id: variant.id })
    expect(Number(read.variant?.weight)).toBe(saved)
  })
})

describe("a check", () => {
  it("of prices shows no result for a quantity that isn't whole", async () => {
    const { user } = await renderAdminPage(`/admin/price-lists/check?product=${variant.product_id}`, shop)
    await screen.findByTestId("winning-price")
    const input = screen.getByLabelText("Quantity")
    await user.type(input, "1.5")
    expect(await screen.findByText("Correct the marked field")).toBeTruthy()
    expect(screen.queryByTestId("winning-price")).toBeNull()
    await user.clear(input)
    await screen.findByTestId("winning-price")
  })

  it("of shipping shows no options for a total that isn't an amount", async () => {
    const { user } = await renderAdminPage("/admin/settings/shipping-check?country=de&total=20", shop)
    await waitFor(() => expect(screen.queryByText("Correct the marked field")).toBeNull())
    await user.type(await screen.findByLabelText("Items total"), "x")
    expect(await screen.findByText("Correct the marked field")).toBeTruthy()
  })
})

it("a credit over the balance is kept with an error, and blocks the credit", async () => {
  const { user } = await renderAdminPage(`/admin/orders/${order}`, shop)
  await user.click(await screen.findByRole("button", { name: "More actions" }))
  await user.click(await screen.findByRole("menuitem", { name: /credit/i }))
  const input = await screen.findByLabelText<HTMLInputElement>(/^Amount/)
  await user.type(input, "9999")
  await user.type(screen.getByLabelText("Reason"), "Late")
  const before = writes()
  await user.click(screen.getByRole("button", { name: /^Credit / }))
  expect(input.value).toBe("9999")
  expect(input.getAttribute("aria-invalid")).toBe("true")
  expect(writes()).toBe(before)
})
