import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { saveTaxes } from "#machines/tax-setup/tax-setup.actors.ts"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"
import { provider, provinceTask, vat } from "#tests/support/tax-setup.ts"

const { taxSetup: texts, taxRate, tax, form } = english.admin
const shop = await openLiveShop()
const world = shop.backend.db.export()
const { tables } = shop.backend.db

beforeEach(() => {
  shop.backend.db.import(world)
  shop.backend.faults.set([])
})

const path = "/admin/settings/tax-regions/setup"
const button = (name: string | RegExp) => screen.findByRole("button", { name })
const section = (name: string) => screen.findByRole("region", { name })
const product = String(shop.backend.db.tables.productVariant.get(shop.variant("SHIRT-M-BLACK"))?.product_id)
const title = String(shop.backend.db.tables.product.get(product)?.title)

it("adds a rate for a product and shows that it wins", async () => {
  const task = { ...vat, rate: { ...vat.rate, rate: 5 } }
  await saveTaxes(shop.admin, { country: "ca", task: provider })
  await saveTaxes(shop.admin, { country: "ca", task })
  await saveTaxes(shop.admin, { country: "ca", task: provinceTask })
  const id = tables.taxRegion.find(({ country_code, parent_id }) => country_code === "ca" && !parent_id)?.id
  const { user } = await renderAdminPage(`${path}?region=${id}`, shop)
  await section(texts.steps.overrides)
  await user.click(await button(texts.addOverride))
  await user.type(screen.getByLabelText(taxRate.name), "Books")
  await user.click(screen.getByLabelText(taxRate.products))
  await user.click(await screen.findByText(title))
  await user.keyboard("{Escape}")
  await user.click(await button("Save rate"))
  await screen.findByText(form.rules.percent)
  await user.type(screen.getByLabelText(taxRate.rate), "0")
  expect(await domProblems()).toEqual([])
  await user.keyboard("{Control>}{Enter}{/Control}")
  await user.click(await button(texts.continue))
  await section(texts.steps.trial)
  await screen.findByText("Tax rate: 5%")
  expect(tables.taxRate.all().filter(({ code }) => code === "books").length).toBe(1)
})

it("continues with the tax region of a country that has one, and keeps a refused row with its reason", async () => {
  const { user } = await renderAdminPage(`${path}?country=de`, shop)
  await screen.findByText(/^Germany has a tax region already$/)
  await user.click(await button(tax.province.add))
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
