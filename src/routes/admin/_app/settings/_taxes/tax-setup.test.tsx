import { screen } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { english } from "#tests/support/english.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

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

it("sets a country up, with a province and a rate for a product that wins", async () => {
  const { user } = await renderAdminPage(`${path}?country=ca`, shop)
  await user.click(await button(texts.save.provider))
  await section(texts.steps.defaultRate)
  await user.type(screen.getByLabelText(taxRate.name), "GST")
  await user.click(await button(texts.save.defaultRate))
  await screen.findByText(form.rules.percent)
  await user.type(screen.getByLabelText(taxRate.rate), "5")
  await user.click(await button(texts.save.defaultRate))
  await section(texts.steps.provinces)
  await user.click(await button(tax.province.add))
  await user.type(screen.getByLabelText(tax.province_code), "qc")
  await user.type(screen.getByLabelText(taxRate.name), "QST")
  await user.type(screen.getByLabelText(taxRate.rate), "9.975")
  await user.click(await button(/^Add province$/))
  await screen.findByText("9.975%")
  await user.click(await button(texts.continue))
  await section(texts.steps.overrides)
  await user.click(await button(texts.addOverride))
  await user.type(screen.getByLabelText(taxRate.name), "Books")
  await user.type(screen.getByLabelText(taxRate.rate), "0")
  await user.click(screen.getByLabelText(taxRate.products))
  await user.click(await screen.findByText(title))
  await user.keyboard("{Escape}")
  expect(await domProblems()).toEqual([])
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText("Books")
  await user.click(await button(texts.continue))
  await section(texts.steps.trial)
  await screen.findByText("Tax rate: 5%")
  expect(tables.taxRate.all().filter(({ code }) => ["gst", "qst", "books"].includes(code)).length).toBe(3)
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
