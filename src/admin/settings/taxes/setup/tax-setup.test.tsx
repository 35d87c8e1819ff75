import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const { tax, form } = english.admin
const shop = await openLiveShop()
const world = shop.backend.db.export()
const { tables } = shop.backend.db

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

const path = "/admin/settings/tax-regions/setup"

it("continues with the tax region of a country that has one, and keeps a refused row with its reason", async () => {
  const { user } = await renderAdminPage(`${path}?country=de`, shop)
  await screen.findByText(/^Germany has a tax region already$/)
  await user.click(await screen.findByText(tax.province.add))
  await user.type(screen.getByLabelText(tax.province_code), "de-be")
  // Another admin adds it meanwhile.
  const parent_id = tables.taxRegion.find(({ country_code }) => country_code === "de")?.id ?? ""
  const body = { country_code: "de", province_code: "de-be", parent_id }
  const rate = { name: "City", code: "city", rate: 1 }
  await shop.admin.admin.taxRegion.create({ body: { ...body, default_tax_rate: rate } })
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText(form.rules.provinceExists)
  expect(screen.getByLabelText<HTMLInputElement>(tax.province_code).value).toBe("de-be")
})
