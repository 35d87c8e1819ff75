import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { domProblems } from "#tests/support/axe-dom.ts"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { renderAdminPage } from "#tests/support/render-admin.ts"

const shop = await openLiveShop()
const { taxRate: rates, taxRegion: regions } = shop.admin.admin
const world = shop.backend.db.export()
beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})
const countryId = async (code: string) => {
  const { tax_regions } = await regions.list({ query: { country_code: code, fields: "id,province_code" } })
  return String(tax_regions.find(({ province_code }) => province_code === null)?.id)
}
const product = String(shop.backend.db.tables.productVariant.get(shop.variant("SHIRT-M-BLACK"))?.product_id)
const title = String(shop.backend.db.tables.product.get(product)?.title)
const reduced = (tax_region_id: string, name = "Reduced") =>
  rates.create({
    body: { tax_region_id, name, code: name, rate: 7, rules: [{ reference: "product", reference_id: product }] },
  })

it("creates a country with its default rate, after errors at the fields", async () => {
  const { user, address } = await renderAdminPage("/admin/settings/tax-regions/new?country=at", shop)
  const percentage = await screen.findByLabelText("Percentage")
  await user.type(screen.getByLabelText("Name"), "VAT")
  await user.type(percentage, "120")
  await user.click(screen.getByText("Create tax region", { selector: "button, button *" }))
  await screen.findByText(/^Enter a percentage from 0 to 100/)
  await user.clear(percentage)
  await user.type(percentage, "20.5")
  shop.backend.faults.set([{ method: "POST", path: "/admin/tax-regions", drop: "after", times: 1 }])
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText("Tax region created")
  await waitFor(async () => expect(address()).toBe(`/admin/settings/tax-regions/${await countryId("at")}`))
  const { tax_rates } = await rates.list({ query: { tax_region_id: await countryId("at") } })
  expect(tax_rates.map(({ name, code, rate, is_default }) => [name, code, rate, is_default])).toEqual([
    ["VAT", "vat", 20.5, true],
  ])
})

/** Creates a region whose response is lost, and the check too. */
const loseCreation = async (submit: () => Promise<void>) => {
  shop.backend.faults.set([
    { method: "POST", path: "/admin/tax-regions", drop: "after", times: 1 },
    { method: "GET", path: "/admin/tax-regions", drop: "before" },
  ])
  await submit()
  await screen.findByText(/it’s safe to try again/)
  shop.backend.faults.set([])
}
const regionsOf = async (code: string) => {
  const fields = "province_code,tax_rates.name,tax_rates.rate"
  const { tax_regions } = await regions.list({ query: { country_code: code, fields } })
  return tax_regions.map(({ province_code, tax_rates }) => [
    province_code,
    tax_rates?.map(({ name, rate }) => `${name} ${rate}`),
  ])
}

it("creates a country with the rate that was corrected after a lost response", async () => {
  const { user } = await renderAdminPage("/admin/settings/tax-regions/new?country=at", shop)
  const percentage = await screen.findByLabelText("Percentage")
  await user.type(screen.getByLabelText("Name"), "VAT")
  await user.type(percentage, "20")
  const submit = () => user.keyboard("{Control>}{Enter}{/Control}")
  await loseCreation(submit)
  expect(await regionsOf("at")).toEqual([[null, ["VAT 20"]]])
  await user.clear(percentage)
  await user.type(percentage, "10")
  await submit()
  await screen.findByText("Tax region created")
  expect(await regionsOf("at")).toEqual([[null, ["VAT 10"]]])
})

it("creates only the country that was chosen after a lost response", async () => {
  const { user } = await renderAdminPage("/admin/settings/tax-regions/new?country=at", shop)
  await screen.findByLabelText("Percentage")
  const submit = () => user.keyboard("{Control>}{Enter}{/Control}")
  await loseCreation(submit)
  const country = screen.getByRole("combobox", { name: "Country" })
  await user.clear(country)
  await user.type(country, "Switzerland")
  await user.click(await screen.findByRole("option", { name: /Switzerland/ }))
  await submit()
  await screen.findByText("Tax region created")
  expect(await regionsOf("at")).toEqual([])
  expect(await regionsOf("ch")).toEqual([[null, []]])
})

it("creates a province with the rate that was corrected after a lost response", async () => {
  const { user } = await renderAdminPage(`/admin/settings/tax-regions/${await countryId("us")}/provinces/new`, shop)
  await user.type(await screen.findByLabelText("Province or state code"), "NY")
  const percentage = screen.getByLabelText("Percentage")
  await user.type(screen.getByLabelText("Name"), "NY tax")
  await user.type(percentage, "8")
  const submit = () => user.keyboard("{Control>}{Enter}{/Control}")
  await loseCreation(submit)
  await user.clear(percentage)
  await user.type(percentage, "4")
  await submit()
  await screen.findByText("Province added")
  expect(await regionsOf("us")).toContainEqual(["ny", ["NY tax 4"]])
})

it("says at the fields why a rate can't be the default or be for the same product", async () => {
  const id = await countryId("de")
  const { user } = await renderAdminPage(`/admin/settings/tax-regions/${id}/rates/new`, shop)
  await user.type(await screen.findByLabelText("Name"), "Books")
  await user.type(screen.getByLabelText("Percentage"), "7")
  await screen.findByText(/is the default rate\.$/)
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText("Choose at least one product, product type or shipping option")
  await user.click(screen.getByLabelText("Products"))
  await user.click(await screen.findByText(title))
  await user.keyboard("{Escape}")
  // Another admin adds a rate for the product.
  await reduced(id)
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText("Another rate of this tax region is for one of these already")
  expect((await rates.list({ query: { tax_region_id: id } })).count).toBe(2)
})

it("changes what a rate is for, and keeps the rest", async () => {
  const id = await countryId("de")
  const { tax_rate } = await reduced(id)
  const { user } = await renderAdminPage(`/admin/settings/tax-regions/${id}/rates/${tax_rate.id}`, shop)
  await screen.findByText(title)
  expect(await domProblems()).toEqual([])
  await user.click(screen.getByLabelText("Shipping options"))
  await user.click(await screen.findByText(String(shop.backend.db.tables.shippingOption.all()[0]?.name)))
  await user.keyboard("{Escape}")
  await user.click(await screen.findByText("Save tax rate"))
  await screen.findByText("Tax rate saved")
  const { tax_rate: saved } = await rates.retrieve({ id: tax_rate.id })
  expect(saved?.rules.map(({ reference }) => reference).sort()).toEqual(["product", "shipping_option"])
  expect([saved?.name, saved?.rate]).toEqual(["Reduced", 7])
  await user.click(screen.getByLabelText(`Remove ${title}`))
  await user.click(await screen.findByText("Save tax rate"))
  await waitFor(async () =>
    expect((await rates.retrieve({ id: tax_rate.id })).tax_rate?.rules.map(({ reference }) => reference)).toEqual([
      "shipping_option",
    ]),
  )
})

it("refuses a province that exists under its other code", async () => {
  const id = (await regions.create({ body: { country_code: "ca", provider_id: "tp_system" } })).tax_region.id
  await regions.create({ body: { country_code: "ca", province_code: "ca-qc", parent_id: id } })
  const { user } = await renderAdminPage(`/admin/settings/tax-regions/${id}`, shop)
  await user.click(await screen.findByText("Add province"))
  await user.type(await screen.findByLabelText("Province or state code"), "QC")
  await screen.findByText(/^Quebec\./)
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText("This province has a tax region already")
  await user.clear(screen.getByLabelText("Province or state code"))
  await user.type(screen.getByLabelText("Province or state code"), "on")
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText("Province added")
})

it("doesn't delete a country with provinces", async () => {
  const id = (await regions.create({ body: { country_code: "ca", provider_id: "tp_system" } })).tax_region.id
  await regions.create({ body: { country_code: "ca", province_code: "ca-qc", parent_id: id } })
  const { user } = await renderAdminPage(`/admin/settings/tax-regions/${id}`, shop)
  await screen.findByText("Quebec")
  await user.click(await screen.findByText("Actions"))
  await user.click(await screen.findByText("Delete tax region"))
  const dialog = within(await screen.findByRole("dialog"))
  await dialog.findByText("Quebec")
  expect(dialog.getByText("Delete tax region", { selector: "button, button *" }).closest("button")?.ariaDisabled).toBe(
    "true",
  )
})

it("deletes a rate, and a country with its rates", async () => {
  const id = await countryId("de")
  const rate = String((await reduced(id)).tax_rate?.id)
  const { user, router } = await renderAdminPage(`/admin/settings/tax-regions/${id}/rates/${rate}`, shop)
  for (const what of ["Delete tax rate", "Delete tax region"]) {
    if (what === "Delete tax region") await user.click(await screen.findByText("Actions"))
    await user.click(await screen.findByText(what))
    const dialog = within(await screen.findByRole("dialog"))
    await user.click(await dialog.findByText(what, { selector: "button, button *" }))
    await screen.findByText(what === "Delete tax rate" ? "Tax rate deleted" : "Tax region deleted")
    await router.navigate({ to: `/admin/settings/tax-regions/${id}` })
  }
  const { taxRate, taxRegion } = shop.backend.db.tables
  expect([taxRate.get(rate), taxRegion.get(id)]).toEqual([undefined, undefined])
})

it("lists countries with their provinces, and says which rate wins", async () => {
  const id = await countryId("de")
  await regions.create({ body: { country_code: "de", province_code: "be", parent_id: id } })
  await reduced(id)
  const { user } = await renderAdminPage("/admin/settings/tax-regions", shop)
  const tree = within(await screen.findByRole("treegrid"))
  tree.getByText("Germany")
  tree.getByText("BE")
  tree.getByText("1 more rate")
  expect(await domProblems()).toEqual([])
  await user.type(screen.getByLabelText("Search tax regions"), "nowhere")
  await screen.findByText("No tax region matches “nowhere”.")
})

it("explains which rate wins for a product at an address", async () => {
  const id = await countryId("de")
  await reduced(id)
  await renderAdminPage(`/admin/settings/tax-check?country=de&province=BE&product=${product}`, shop)
  await screen.findByText("Tax rate: 7%")
  screen.getByText("It’s for this product.")
  screen.getByText("A more specific rate of the same tax region comes first.")
  expect(await domProblems()).toEqual([])
})

it("warns of a province that addresses have another code of, and creates provinces with theirs", async () => {
  const id = await countryId("us")
  await regions.create({ body: { country_code: "us", province_code: "us-ca", parent_id: id } })
  const { user } = await renderAdminPage(`/admin/settings/tax-regions/${id}`, shop)
  await screen.findByText("Addresses have “CA”, so these rates never apply. Change the code to “CA”.")
  await user.click(screen.getByText("Add province"))
  await user.type(await screen.findByLabelText("Province or state code"), "us-ny")
  await screen.findByText("Addresses have “NY”, so these rates never apply. Change the code to “NY”.")
  await user.keyboard("{Control>}{Enter}{/Control}")
  await screen.findByText("Province added")
  const { tax_regions } = await regions.list({ query: { country_code: "us", fields: "id,province_code" } })
  expect(tax_regions.map(({ province_code }) => province_code).toSorted()).toEqual([null, "ny", "us-ca"])
})
