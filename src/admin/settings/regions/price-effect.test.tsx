import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { pricePreference: preferences, region: regions, store: stores } = shop.admin.admin
const world = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(world))

const taxOf = async (value: string) =>
  (await preferences.list({ query: { value } })).price_preferences.map(({ is_tax_inclusive }) => is_tax_inclusive)

it("asks with an example before prices change, and undoes it", async () => {
  const [store] = (await stores.list({})).stores
  await stores.update({
    id: String(store?.id),
    body: { supported_currencies: [{ currency_code: "eur", is_default: true }] },
  })
  const [preference] = (await preferences.list({ query: { value: "eur" } })).price_preferences
  await preferences.update({ id: String(preference?.id), body: { is_tax_inclusive: false } })
  const { user } = await renderAdminPage("/admin/settings/store", shop)
  await user.click(await screen.findByRole("checkbox", { name: "Euro (EUR)" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Prices of Euro (EUR) with taxes?" }))
  expect(dialog.getByText(/customers pay €120.00 today. They will pay €100.00, and you keep €83.33/)).toBeTruthy()
  await user.click(dialog.getByRole("button", { name: "Cancel" }))
  expect(await taxOf("eur")).toEqual([false])
  await user.click(screen.getByRole("checkbox", { name: "Euro (EUR)" }))
  await user.click(await screen.findByRole("button", { name: "Change prices" }))
  await screen.findByText("Prices of Euro (EUR) include taxes")
  expect(await taxOf("eur")).toEqual([true])
  await user.click(screen.getByRole("button", { name: "Undo" }))
  await waitFor(async () => expect(await taxOf("eur")).toEqual([false]))
})

it("asks with an example before a region's taxes are no longer calculated", async () => {
  const { region } = await regions.create({ body: { name: "Japan", currency_code: "jpy", automatic_taxes: true } })
  const { user } = await renderAdminPage(`/admin/settings/regions/${region.id}`, shop)
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Calculate taxes automatically" })
  await user.click(box)
  const dialog = within(await screen.findByRole("dialog", { name: "Stop calculating taxes automatically?" }))
  expect(dialog.getByText(/customers who pay ¥120 today will pay ¥100/)).toBeTruthy()
  expect(box.checked).toBe(true)
  await user.click(dialog.getByRole("button", { name: "Change" }))
  expect(box.checked).toBe(false)
  await user.click(screen.getByRole("button", { name: "Save region" }))
  await screen.findByText("Region saved")
  expect((await regions.retrieve({ id: region.id })).region.automatic_taxes).toBe(false)
})
