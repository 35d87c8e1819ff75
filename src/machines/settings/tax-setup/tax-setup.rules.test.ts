import { expect, it } from "vitest"
import {
  nextTaxStep,
  type OverrideInput,
  overrideProblem,
  type ProvinceInput,
  provinceProblem,
  rateProblem,
  type TaxState,
  taxGap,
  whyNotEnter,
} from "./tax-setup.rules.ts"

const rate = (code: string, rest: object = {}) => ({
  id: code,
  name: code,
  code,
  rate: 5,
  is_default: false,
  is_combinable: false,
  rules: [],
  ...rest,
})
const product = { reference: "product", reference_id: "prod_1" }
const country = { id: "us", country_code: "us", province_code: null, parent_id: null, provider_id: "tp_system" }
const texas = { ...country, id: "tx", province_code: "us-tx", parent_id: "us", provider_id: null }
const stateWith = (...regions: TaxState["regions"][number][]): TaxState => ({
  country: "us",
  taken: {},
  providers: ["tp_system"],
  regions,
})
const base = { ...country, tax_rates: [rate("default", { is_default: true }), rate("books", { rules: [product] })] }

it("continues at the first step that the server has nothing for", () => {
  expect(nextTaxStep({ ...stateWith(), country: null })).toBe("country")
  expect(nextTaxStep(stateWith())).toBe("provider")
  expect(nextTaxStep(stateWith(country))).toBe("defaultRate")
  expect(nextTaxStep(stateWith(base))).toBe("provinces")
  expect(nextTaxStep(stateWith({ ...country, tax_rates: [rate("d", { is_default: true })] }, texas))).toBe("overrides")
  expect(nextTaxStep(stateWith(base, texas))).toBe("trial")
  expect(whyNotEnter("trial", stateWith())).toBe("provider")
  expect([taxGap(texas), taxGap(country), taxGap(base)]).toEqual(["provider", "defaultRate", undefined])
})

it("refuses a province that is typed twice or has a tax region, under either of its codes", () => {
  const row = (key: string, province: string): ProvinceInput => ({ key, province, rate: null, isCombined: false })
  const rows = [row("1", "CA"), row("2", "us-ca"), row("3", "TX"), row("4", " ")]
  expect(rows.map((each) => provinceProblem(each, rows, stateWith(base, texas)))).toEqual([
    undefined,
    "provinceTwice",
    "provinceExists",
    "province",
  ])
})

it("refuses a rate for what another rate of the region is for, saved or typed before", () => {
  const row = (key: string, region: string, id: string): OverrideInput => ({
    key,
    region,
    name: "Rate",
    code: "rate",
    rate: 1,
    targets: [{ ...product, reference_id: id }],
  })
  const rows = [row("1", "us", "prod_1"), row("2", "tx", "prod_1"), row("3", "us", "prod_2"), row("4", "us", "prod_2")]
  expect(rows.map((each) => overrideProblem(each, rows, stateWith(base, texas)))).toEqual([
    "targetUsed",
    undefined,
    undefined,
    "targetUsed",
  ])
  expect(overrideProblem({ ...row("5", "us", "prod_3"), targets: [] }, rows, stateWith(base))).toBe("targets")
})

it("refuses a rate without a name or code, or outside 0 to 100", () => {
  expect(rateProblem({ name: "", code: "a", rate: 1 })).toBe("name")
  expect(rateProblem({ name: "a", code: " ", rate: 1 })).toBe("code")
  expect(rateProblem({ name: "a", code: "a", rate: 100.1 })).toBe("percent")
  expect(rateProblem({ name: "a", code: "a", rate: Number.NaN })).toBe("percent")
  expect(rateProblem({ name: "a", code: "a", rate: 0 })).toBeUndefined()
})
