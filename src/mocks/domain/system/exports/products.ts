import type { Database } from "#mocks/kernel/database.ts"
import { Refusal } from "#mocks/kernel/refusal.ts"
import { type Cells, longTime, toCsv } from "./sheet.ts"

type Answer = Readonly<Record<string, unknown>>
type List = readonly Answer[]
type Regions = Database["tables"]["region"]

/** Fields that come first; the others follow in the order of the response. */
const FIRST = ["id", "handle", "title"]
const PLAIN = new Set(["string", "number", "boolean"])
const isPlain = (value: unknown): boolean => value === null || PLAIN.has(typeof value)

const titleOf = (prefix: string, field: string): string =>
  [prefix, ...field.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(" ")

function plainCells(prefix: string, answer: Answer | undefined, skip: readonly string[] = []): Cells {
  const cells = new Map<string, unknown>()
  const fields = Object.keys(answer ?? {}).filter((field) => !field.startsWith("raw_") && !skip.includes(field))
  const known = FIRST.filter((field) => fields.includes(field))
  for (const field of [...known, ...fields.filter((field) => !known.includes(field))]) {
    const value = answer?.[field]
    if (isPlain(value)) cells.set(titleOf(prefix, field), field.endsWith("_at") ? longTime(value) : value)
    else if (field === "metadata" && prefix === "Variant") cells.set(titleOf(prefix, field), value)
  }
  return cells
}

const numbered = (title: string, list: unknown, value: (entry: Answer) => unknown): Cells =>
  new Map(((list ?? []) as List).map((entry, i) => [`${title} ${i + 1}`, value(entry)]))

/** A region's name in a title: "NORTH_america" is "North America". */
const regionTitle = (name: string): string => titleOf("", name.toLowerCase().replaceAll(" ", "_")).trimStart()

/**
 * Currencies come in descending order. Region prices have the region's name in their title; of several prices per title,
 * the last one is used. Prices with other rules are left out, and a price of a deleted region fails the export.
 */
function priceCells(variant: Answer | undefined, regions: Regions): Cells {
  const cells = new Map<string, unknown>()
  const codeOf = (price: Answer) => String(price.currency_code ?? "")
  const prices = ((variant?.prices ?? []) as List).toSorted((a, b) => codeOf(b).localeCompare(codeOf(a)))
  for (const price of prices) {
    const rules = (price.rules ?? {}) as { region_id?: string }
    if (rules.region_id !== undefined) {
      const region = regions.get(rules.region_id)
      if (!region) throw new Refusal(404, "not_found", `Region with id ${rules.region_id} not found`)
      const title = `Variant Price ${regionTitle(region.name)} [${region.currency_code.toUpperCase()}]`
      cells.set(title, price.amount)
    } else if (Object.keys(rules).length === 0) cells.set(`Variant Price ${codeOf(price).toUpperCase()}`, price.amount)
  }
  return cells
}

function optionCells(variant: Answer | undefined): Cells {
  const cells = new Map<string, unknown>()
  for (const [i, { value, option }] of ((variant?.options ?? []) as List).entries()) {
    const { id, title } = (option ?? {}) as { id?: string; title?: string }
    cells.set(`Variant Option ${i + 1} Id`, id)
    cells.set(`Variant Option ${i + 1} Name`, title)
    cells.set(`Variant Option ${i + 1} Value`, value)
  }
  return cells
}

/** Writes a CSV file with a row per variant, which repeats the product's columns. */
export function productsFile(products: List, regions: Regions): string {
  const rows = products.flatMap((product) => {
    const head = [
      plainCells("Product", product, ["metadata", "collection", "type", "shipping_profile"]),
      numbered("Product Image", product.images, (image) => image.url),
      numbered("Product Tag", product.tags, (tag) => tag.value ?? tag.id),
      numbered("Product Category", product.categories, (category) => category.id),
      numbered("Product Sales Channel", product.sales_channels, (channel) => channel.id),
    ]
    const variants = (product.variants ?? []) as List
    return (variants.length > 0 ? variants : [undefined]).map((variant) => [
      ...head,
      plainCells("Variant", variant),
      priceCells(variant, regions),
      optionCells(variant),
      numbered("Variant Image", variant?.images, (image) => image.url),
    ])
  })
  return toCsv(rows)
}
