import { categoryNames } from "#admin/catalog/categories/category.resource.ts"
import { productCollections } from "#admin/catalog/collections/collection.resource.ts"
import { productTags } from "#admin/catalog/types-and-tags/product-tag.resource.ts"
import { productTypes } from "#admin/catalog/types-and-tags/product-type.resource.ts"

/** Records whose products can be added at once. */
export const productSets = {
  collection: productCollections,
  category: categoryNames,
  type: productTypes,
  tag: productTags,
}

export const productSources = ["products", "collection", "category", "type", "tag", "all"] as const
/** Which products to add: single ones, those of a record, or all. */
export type ProductSource = (typeof productSources)[number]
