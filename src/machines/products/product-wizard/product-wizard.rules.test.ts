import { describe, expect, it } from "vitest"
import { placeProblem } from "./placed-problem.ts"
import { creationOf } from "./product-creation.ts"
import { type DraftRow, emptyDraft, emptyRow, type ProductDraft, type Typed } from "./product-wizard.draft.ts"
import {
  combinationsOf,
  handleOf,
  missingForSale,
  problemsOf,
  regionsWithoutPrice,
  variantsWithoutStock,
  whyNotEnter,
} from "./product-wizard.rules.ts"

const settings = {
  currencies: ["eur", "jpy"],
  regions: [{ id: "reg_jp", name: "Japan", currency: "jpy" }],
  channels: [],
  profiles: [],
  locations: [],
}
const option = (title: string, values: string[]) => ({ key: title, id: null, title, values, valueIds: {} })
const shirt = (change: Partial<ProductDraft> = {}): ProductDraft => ({
  ...emptyDraft,
  title: "Shirt",
  hasOptions: true,
  options: [option("Size", ["S", "M"]), option("Color", ["Red", "Blue"])],
  ...change,
})
const withRow = (row: Partial<DraftRow>) => shirt({ rows: { '["S","Red"]': { ...emptyRow, ...row } } })
const reasons = (draft: ProductDraft) => problemsOf(draft, settings).map(({ field, reason }) => [field, reason])
const priced = (typed: Typed, column = "eur") => reasons(withRow({ prices: { [column]: typed } }))

describe("details", () => {
  it("require a title", () => {
    expect(reasons(shirt({ title: "  " }))).toEqual([["title", "title"]])
  })

  it("accept weights and dimensions with a decimal point or comma, but nothing else", () => {
    const weighing = (weight: string) => reasons(shirt({ attributes: { ...emptyDraft.attributes, weight } }))
    expect(["", "180", "1,5", " 2.25 "].map(weighing)).toEqual([[], [], [], []])
    for (const weight of ["-1", "1.2.3", "heavy", "1e9", "1,500", "1.500", "9".repeat(400)])
      expect(weighing(weight)).toEqual([["attributes.weight", "measure"]])
  })

  it("are sent only where something was entered", () => {
    const { body: plain } = creationOf(shirt(), settings, false)
    expect(Object.keys(plain)).not.toContain("weight")
    expect(Object.keys(plain)).not.toContain("tags")
    const named = (id: string) => ({ id, name: id })
    const draft = shirt({
      collection: named("pcol"),
      type: named("ptyp"),
      categories: [named("pcat")],
      tags: [named("ptag")],
      attributes: { ...emptyDraft.attributes, weight: "1,5", hs_code: " 6109 " },
    })
    expect(creationOf(draft, settings, false).body).toMatchObject({
      collection_id: "pcol",
      type_id: "ptyp",
      categories: [{ id: "pcat" }],
      tags: [{ id: "ptag" }],
      weight: 1.5,
      hs_code: "6109",
    })
  })

  it("suggest a handle from the title, which can be replaced by another slug", () => {
    expect(handleOf({ title: "Größe & Weite", handle: "" })).toBe("groesse-weite")
    expect(handleOf({ title: "Shirt", handle: " my-shirt " })).toBe("my-shirt")
    for (const handle of ["My-Shirt", "my shirt", "a--b", "-a", "a/b", "straße"])
      expect(reasons(shirt({ handle }))).toEqual([["handle", "handleFormat"]])
    expect(reasons(shirt({ title: "!!!" }))).toEqual([["handle", "handle"]])
    expect(reasons(shirt({ handle: "grösse-2" }))).toEqual([])
  })
})

describe("options", () => {
  it("require at least one with a title and a value", () => {
    expect(reasons(shirt({ options: [] }))[0]).toEqual(["options", "options"])
    expect(reasons(shirt({ options: [option(" ", ["S"])] }))).toEqual([["options.0.title", "optionTitle"]])
    expect(reasons(shirt({ options: [option("Size", [])] }))[0]).toEqual(["options.0.values", "values"])
  })

  it("must have different titles and values", () => {
    const twice = shirt({ options: [option("Size", ["S"]), option(" size ", ["M"])] })
    expect(reasons(twice)).toEqual([["options.1.title", "optionTwice"]])
    expect(reasons(shirt({ options: [option("Size", ["S", "S"])] }))).toEqual([["options.0.values", "valueTwice"]])
  })

  it("make at most 1,000 combinations", () => {
    const values = Array.from({ length: 32 }, (_, index) => String(index))
    const many = shirt({ options: [option("A", values), option("B", values)] })
    expect(reasons(many)[0]).toEqual(["options", "tooMany"])
    expect(combinationsOf(many)).toEqual([])
  })

  it("make one variant of each combination", () => {
    expect(combinationsOf(shirt()).map(({ title }) => title)).toEqual(["S / Red", "S / Blue", "M / Red", "M / Blue"])
    expect(combinationsOf({ ...emptyDraft, title: "Mug" })).toMatchObject([
      { title: "Default variant", options: { "Default option": "Default option value" } },
    ])
  })
})

describe("variants", () => {
  it("require at least one included combination", () => {
    const rows = Object.fromEntries(combinationsOf(shirt()).map(({ key }) => [key, { ...emptyRow, isIncluded: false }]))
    expect(reasons(shirt({ rows }))).toEqual([["variants", "noVariants"]])
  })

  it.each(["sku", "ean", "upc", "barcode"] as const)("require a unique %s among the included ones", (code) => {
    const [a, b] = [
      { ...emptyRow, [code]: "A-1" },
      { ...emptyRow, [code]: " a-1" },
    ]
    const rows = { '["S","Red"]': a, '["S","Blue"]': b }
    expect(reasons(shirt({ rows }))).toEqual([[`rows.["S","Blue"].${code}`, "codeTwice"]])
    expect(reasons(shirt({ rows: { ...rows, '["S","Blue"]': { ...b, isIncluded: false } } }))).toEqual([])
  })
})

describe("prices", () => {
  it("are amounts from zero with the currency's decimals", () => {
    expect(priced({ value: 0 })).toEqual([])
    expect(priced({ value: 12.5 })).toEqual([])
    expect(priced({ value: 1250 }, "reg_jp")).toEqual([])
    expect(priced({ value: -1 })[0]?.[1]).toBe("amount")
    expect(priced({ text: "1,2,3" })[0]?.[1]).toBe("amount")
    expect(priced({ value: 1.005 })[0]?.[1]).toBe("amount")
    expect(priced({ value: 12.5 }, "reg_jp")).toEqual([['rows.["S","Red"].prices.reg_jp', "amount"]])
  })

  it("are below a trillion", () => {
    expect(priced({ value: 999_999_999_999 })).toEqual([])
    expect(priced({ value: 1e15 })[0]?.[1]).toBe("tooLarge")
    expect(priced({ value: 1e15 }, "jpy")[0]?.[1]).toBe("tooLarge")
  })
})

describe("stock", () => {
  it("is a whole number from zero for managed variants", () => {
    const stocked = (typed: Typed, isManaged = true) => reasons(withRow({ isManaged, quantities: { sloc: typed } }))
    expect(stocked({ value: 0 })).toEqual([])
    for (const typed of [{ value: 1.5 }, { value: -1 }, { value: 1e12 }, { text: "x" }])
      expect(stocked(typed)).toEqual([['rows.["S","Red"].quantities.sloc', "quantity"]])
    expect(stocked({ text: "x" }, false)).toEqual([])
  })

  it("is missing for managed variants without a quantity or backorders", () => {
    const rows = {
      '["S","Red"]': { ...emptyRow, quantities: { sloc: { value: 1 } } },
      '["S","Blue"]': { ...emptyRow, isManaged: false },
      '["M","Red"]': { ...emptyRow, allowsBackorder: true },
    }
    expect(variantsWithoutStock(shirt({ rows }))).toEqual(["M / Blue"])
  })
})

describe("the steps", () => {
  it("can be entered once the steps before them are complete", () => {
    expect(whyNotEnter("options", emptyDraft, settings)?.reason).toBe("title")
    expect(whyNotEnter("details", emptyDraft, settings)).toBeUndefined()
    const draft = withRow({ prices: { eur: { text: "x" } } })
    expect(whyNotEnter("prices", draft, settings)).toBeUndefined()
    expect(whyNotEnter("stock", draft, settings)?.step).toBe("prices")
  })
})

describe("publishing", () => {
  it("requires a price in the default currency for each variant, a sales channel and a shipping profile", () => {
    expect(missingForSale(shirt(), settings)).toEqual(["price", "channel", "profile"])
    const price = { ...emptyRow, prices: { eur: { value: 1 } } }
    const rows = Object.fromEntries(combinationsOf(shirt()).map(({ key }) => [key, price]))
    const sold = shirt({ rows, channelIds: ["sc"], profileId: "sp" })
    expect(missingForSale(sold, settings)).toEqual([])
    expect(missingForSale({ ...sold, rows: { ...rows, '["M","Red"]': emptyRow } }, settings)).toEqual(["price"])
  })
})

describe("regions", () => {
  it("need a price of their own or one in their currency for each variant", () => {
    const region = (id: string, currency: string) => ({ id, name: id.toUpperCase(), currency })
    const regions = [region("eu", "eur"), region("uk", "gbp"), region("us", "usd")]
    const price = { ...emptyRow, prices: { eur: { value: 1 }, uk: { value: 2 } } }
    const rows = Object.fromEntries(combinationsOf(shirt()).map(({ key }) => [key, price]))
    expect(regionsWithoutPrice(shirt({ rows }), { regions })).toEqual(["US"])
    expect(regionsWithoutPrice(shirt({ rows: { ...rows, '["M","Red"]': emptyRow } }), { regions })).toEqual([
      "EU",
      "UK",
      "US",
    ])
  })
})

describe("requests", () => {
  it("publish at once only if nothing follows", () => {
    expect(creationOf(shirt(), settings, true)).toMatchObject({
      body: { status: "published" },
      remaining: { variants: [], stock: [], publish: false },
    })
    expect(creationOf(withRow({ quantities: { sloc: { value: 1 } } }), settings, true)).toMatchObject({
      body: { status: "draft" },
      remaining: { variants: [], stock: ["S / Red"], publish: true },
    })
  })
})

describe("messages of the server", () => {
  const draft = withRow({ sku: "A-1" })
  it.each([
    ["Product with handle: shirt, already exists.", "details", "handle", "taken"],
    ["Invalid product handle 'x y'. It must contain URL safe characters", "details", "handle", "refused"],
    ["Product variant with sku: A-1, already exists.", "variants", 'rows.["S","Red"].sku', "taken"],
    ["Inventory item with sku: A-1, already exists.", "variants", 'rows.["S","Red"].sku', "taken"],
    ["Product variant with ean: 9, already exists.", "variants", "variants", "taken"],
    ["Product options are not provided for: [Shirt].", "options", "options", "refused"],
    ["Some product options were not found: [opt_1]", "options", "options", "refused"],
    ['Variant "S / Red" has same combination of option values as "S".', "variants", "variants", "refused"],
    ["Invalid request: Expected type: 'string' for field 'variants, 0, sku', got: 'number'", "variants", "", "refused"],
    ["Invalid request: Value for field 'title' is too long", "details", "title", "refused"],
  ])("%s", (message, step, field, kind) => {
    const placed = placeProblem(message, draft)
    expect(placed).toMatchObject(field === "" ? { step, kind } : { step, field, kind })
  })

  it("stay with the review if they concern no field", () => {
    expect(placeProblem("An unknown error occurred.", draft)).toBeUndefined()
    expect(placeProblem("Invalid request: Unrecognized fields: 'nothing'", draft)).toBeUndefined()
  })
})
