import { cleanup, screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { region, taxRegion } = shop.admin.admin
const { tables } = shop.backend.db

beforeEach(() => shop.backend.db.import(world))

it("says after the creation of a region that it has no taxes and no shipping, with links", async () => {
  const { user } = await renderAdminPage("/admin/settings/regions/new", shop)
  await user.click(await screen.findByLabelText("Name"))
  await user.paste("Alps")
  await screen.findByText("Euro (EUR)")
  await user.selectOptions(screen.getByLabelText("Currency"), "eur")
  await user.click(screen.getByLabelText("Countries"))
  await user.paste("Austria")
  await user.click(await screen.findByText("Austria"))
  // By text: roles take seconds to compute on pages with long lists.
  await user.keyboard("{Escape}")
  await user.click(screen.getByText("Create region", { selector: "button" }))
  await screen.findByRole("heading", { level: 1, name: "Alps" })
  await screen.findByText("No taxes in Austria")
  await screen.findByText("No shipping to Austria")
  expect(screen.getByRole("link", { name: "Set up taxes" }).getAttribute("href")).toBe(
    "/admin/settings/tax-regions/setup?country=at",
  )
  expect(screen.getByRole("link", { name: "Set up shipping" }).getAttribute("href")).toBe("/admin/settings/locations")
})

it("names only the countries that lack something, and nothing once they have it", async () => {
  const { region: alps } = await region.create({
    body: { name: "Alps", currency_code: "eur", countries: ["at", "ch"] },
  })
  await taxRegion.create({
    body: { country_code: "at", provider_id: "tp_system", default_tax_rate: { name: "VAT", rate: 20, code: "at" } },
  })
  const zone = String(tables.serviceZone.all()[0]?.id)
  for (const country_code of ["at", "ch"])
    tables.geoZone.insert({ service_zone_id: zone, type: "country", country_code })
  await renderAdminPage(`/admin/settings/regions/${alps.id}`, shop)
  await screen.findByText("No taxes in Switzerland")
  expect(screen.queryByText(/^No shipping to/)).toBeNull()
  cleanup()
  tables.taxRegion.insert({ country_code: "ch", provider_id: "tp_system" })
  await renderAdminPage(`/admin/settings/regions/${alps.id}`, shop)
  await screen.findByDisplayValue("Alps")
  expect(screen.queryByText(/^No taxes in/)).toBeNull()
})

it("is said by the first sale page, too, instead of that everything is set up", async () => {
  await placeOrder(shop)
  const { region: alps } = await region.create({ body: { name: "Alps", currency_code: "eur", countries: ["at"] } })
  await renderAdminPage("/admin/settings/first-sale", shop)
  await screen.findByText("Customers of some regions can’t order yet, or pay no tax:")
  const link = screen.getByRole("link", { name: "Alps" })
  expect(link.closest("li")?.textContent).toBe("Alps: no taxes, no shipping, no payment provider")
  expect(link.getAttribute("href")).toBe(`/admin/settings/regions/${alps.id}`)
  expect(screen.queryByText("Everything that it needs to sell is set up.")).toBeNull()
})

it("says that no product has a price in the region's currency", async () => {
  const { region: japan } = await region.create({ body: { name: "Japan", currency_code: "jpy", countries: ["jp"] } })
  await renderAdminPage(`/admin/settings/regions/${japan.id}`, shop)
  await screen.findByText("No prices in JPY")
  expect(screen.getByRole("link", { name: "Open products" }).getAttribute("href")).toBe("/admin/products")
})
