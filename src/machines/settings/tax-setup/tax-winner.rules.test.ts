import { describe, expect, it } from "vitest"
import { address, openLiveShop } from "#tests/support/live-shop.ts"
import { sumOfRates, type TaxRegionNode, taxVerdicts, winningRates } from "./tax-winner.rules.ts"

const shop = await openLiveShop()
const { taxRate: rates, taxRegion: regions, productType: types } = shop.admin.admin
const world = shop.backend.db.export()
const variantId = shop.variant("SHIRT-M-BLACK")
const product = String(shop.backend.db.tables.productVariant.get(variantId)?.product_id)

async function setUp() {
  shop.backend.db.import(world)
  const { tax_regions } = await regions.list({ query: { country_code: "de", fields: "id" } })
  const country = String(tax_regions[0]?.id)
  const body = { country_code: "de", province_code: "de-be", parent_id: country }
  const province = (await regions.create({ body })).tax_region.id
  const type = (await types.create({ body: { value: "Clothes" } })).product_type.id
  await shop.admin.admin.product.update({ id: product, body: { type_id: type } })
  const rate = async (tax_region_id: string, code: string, value: number | undefined, rest: object = {}) =>
    (
      await rates.create({
        body: { tax_region_id, name: code, code, ...(value === undefined ? {} : { rate: value }), ...rest },
      })
    ).tax_rate.id
  return { country, province, type, rate }
}
const forProduct = { rules: [{ reference: "product", reference_id: product }] }

/** What the rules say, and what a cart with the product gets, as codes. */
async function compare(province?: string) {
  const fields = "id,country_code,province_code,parent_id,*tax_rates,*tax_rates.rules"
  const { tax_regions } = await regions.list({ query: { fields, limit: 100 } })
  const type = shop.backend.db.tables.product.get(product)?.type_id
  const place = { country: "de", ...(province === undefined ? {} : { province }) }
  const verdicts = taxVerdicts(tax_regions as readonly TaxRegionNode[], place, { product, productType: type })
  const shipping_address = { ...address, ...(province === undefined ? {} : { province }) }
  const { cart } = await shop.store.store.cart.create({
    body: { region_id: shop.region, items: [{ variant_id: variantId, quantity: 1 }], shipping_address },
    query: { fields: "id,items.tax_lines.code,items.tax_lines.rate" },
  })
  const found = winningRates(verdicts)
  expect(found.map(({ code }) => code)).toEqual((cart.items?.[0]?.tax_lines ?? []).map(({ code }) => code))
  return { codes: found.map(({ code }) => code).join("+"), sum: sumOfRates(found), verdicts }
}

describe("the tax rate of a product at an address", () => {
  it("is the default rate, unless a rate names its type or the product itself", async () => {
    const { country, type, rate } = await setUp()
    const { verdicts } = await compare()
    expect(verdicts.map(({ match, result }) => [match, result])).toEqual([["default", "wins"]])
    await rate(country, "clothes", 7, { rules: [{ reference: "product_type", reference_id: type }] })
    expect((await compare()).codes).toBe("clothes")
    await rate(country, "shirt", 5, forProduct)
    const last = await compare()
    expect(last.codes).toBe("shirt")
    expect(last.verdicts.map(({ match, result }) => [match, result])).toEqual([
      ["product", "wins"],
      ["product_type", "lessSpecific"],
      ["default", "lessSpecific"],
    ])
  })

  it("is the province's before the country's, however specific the country's is", async () => {
    const { country, province, rate } = await setUp()
    await rate(country, "shirt", 5, forProduct)
    expect((await compare("DE-BE")).codes).toBe("shirt")
    const id = await rate(province, "berlin", 2, { is_default: true })
    const { codes, verdicts } = await compare("DE-BE")
    expect(codes).toBe("berlin")
    expect(verdicts.map(({ result }) => result)).toEqual(["wins", "provinceFirst", "lessSpecific"])
    expect((await compare("be")).codes).toBe("shirt")
    await rates.update({ id, body: { is_combinable: true } })
    expect(await compare("de-be")).toMatchObject({ codes: "berlin+shirt", sum: 7 })
  })

  it("isn't combined for a province without its country as parent", async () => {
    await setUp()
    const rate = { name: "Hamburg", code: "hamburg", rate: 1, is_combinable: true }
    const body = { country_code: "de", province_code: "de-hh", provider_id: "tp_system", default_tax_rate: rate }
    await regions.create({ body })
    expect((await compare("de-hh")).codes).toBe("hamburg")
  })

  it("is the older of two rates for the same product, and 0 without a percentage", async () => {
    const { country, rate } = await setUp()
    await rate(country, "none", undefined, forProduct)
    await rate(country, "second", 9, forProduct)
    const { codes, sum, verdicts } = await compare()
    expect([codes, sum]).toEqual(["none", 0])
    expect(verdicts.map(({ result }) => result)).toEqual(["wins", "olderFirst", "lessSpecific"])
  })

  it("is that of its default rate if the default rate names another product", async () => {
    const { country } = await setUp()
    const { tax_rates } = await rates.list({ query: { tax_region_id: country, is_default: true } })
    const rules = [{ reference: "product", reference_id: "prod_other" }]
    await rates.update({ id: String(tax_rates[0]?.id), body: { rules } })
    expect((await compare()).verdicts.map(({ match, result }) => [match, result])).toEqual([["default", "wins"]])
  })
})

describe("the tax rate of a shipping option", () => {
  it("is that of a rate that names it", () => {
    const rate = (id: string, rest: object) => ({
      id,
      name: id,
      code: id,
      rate: 1,
      is_default: false,
      is_combinable: false,
      rules: [],
      ...rest,
    })
    const region = {
      id: "de",
      country_code: "de",
      province_code: null,
      parent_id: null,
      tax_rates: [
        rate("standard", { is_default: true }),
        rate("shipping", { rules: [{ reference: "shipping_option", reference_id: "so_1" }] }),
      ],
    }
    const winnerOf = (shippingOption: string) =>
      winningRates(taxVerdicts([region], { country: "DE" }, { shippingOption })).map(({ id }) => id)
    expect([winnerOf("so_1"), winnerOf("so_2")]).toEqual([["shipping"], ["standard"]])
    expect(taxVerdicts([region], { country: "fr" }, { shippingOption: "so_1" })).toEqual([])
  })
})
