import type { Product } from "#schema/store/entities/catalog.ts"
import { isSold } from "#sdk/is-sold.ts"
import { type FacetCounts, facetCounts } from "./facet-counts.ts"
import { isPrice } from "./prices.ts"
import type { Choice } from "./read-params.ts"

/** Fields that facets are calculated from, in addition to those of a card. */
export const FACET_FIELDS =
  "*categories,*collection,*tags,*type,*options,*variants.options,+variants.inventory_quantity"

/** Titles of options by id, in the catalog's own language: attributes such as `options.color` are named by them. */
export type OptionTitles = ReadonlyMap<string, string>

type Option = NonNullable<Product["options"]>[number]
const keyOf = ({ id, title }: Option, titles: OptionTitles): string => (titles.get(id) ?? title).toLowerCase()

const OPTIONS = "options."

/** Whether products have options that may be requested ones under a translated title. */
export function hasOtherOptions(products: readonly Product[], attributes: readonly string[]): boolean {
  const names = attributes.flatMap((one) => (one.startsWith(OPTIONS) ? one.slice(OPTIONS.length) : []))
  return (
    names.length > 0 &&
    products.some(({ options }) => (options ?? []).some(({ title }) => !names.includes(title.toLowerCase())))
  )
}

/** Values of one product at an attribute of the hosted format, as its index has them. */
function facetValuesOf(product: Product, attribute: string, titles: OptionTitles): readonly string[] {
  const { categories, collection, tags, type, options, variants } = product
  if (attribute === "categories") return (categories ?? []).flatMap(({ name }) => name ?? [])
  if (attribute === "category_ids") return (categories ?? []).map(({ id }) => id)
  if (attribute === "collection") return collection?.title ? [collection.title] : []
  if (attribute === "collection_id") return collection ? [collection.id] : []
  if (attribute === "tags") return (tags ?? []).flatMap(({ value }) => value ?? [])
  if (attribute === "type") return type?.value ? [type.value] : []
  if (attribute === "availability") return [isSold(product.variants) ? "in-stock" : "sold-out"]
  if (!attribute.startsWith(OPTIONS)) return []
  const name = attribute.slice(OPTIONS.length)
  const option = options?.find((one) => keyOf(one, titles) === name)
  const used = (variants ?? []).flatMap((variant) => variant.options ?? [])
  return [...new Set(used.flatMap(({ option_id, value }) => (option && option_id === option.id ? value : [])))]
}

/** Whether a product has the chosen values of every facet. */
export const hasChosen = (product: Product, choices: readonly Choice[], titles: OptionTitles): boolean =>
  choices.every(({ attribute, values, without }) => {
    const productValues = facetValuesOf(product, attribute, titles)
    return values.some((value) => productValues.includes(value)) !== without
  })

/** Numbers of products by their values of an attribute. */
export const countValues = (
  products: readonly Product[],
  titles: OptionTitles,
  attribute: string,
  limit: number,
  query = "",
): FacetCounts =>
  facetCounts(
    products.map((product) => facetValuesOf(product, attribute, titles)),
    limit,
    query,
  )

/** The counts of all requested facets except prices; without the facets that no product has a value of. */
export function facetsOf(
  products: readonly Product[],
  titles: OptionTitles,
  attributes: readonly string[],
  limit: number,
): Readonly<Record<string, FacetCounts>> {
  const counted = attributes
    .filter((attribute) => !isPrice(attribute))
    .map((attribute) => [attribute, countValues(products, titles, attribute, limit)] as const)
  return Object.fromEntries(counted.filter(([, counts]) => Object.keys(counts).length > 0))
}
