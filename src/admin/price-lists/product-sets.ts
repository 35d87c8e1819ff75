import { categoryNames } from "#admin/catalog/categories/category.resource.ts"
import { collectionNames } from "#admin/catalog/collections/collection.resource.ts"
import { tagNames } from "#admin/catalog/product-tag.resource.ts"
import { typeNames } from "#admin/catalog/product-type.resource.ts"

/** Records whose products can be added at once. */
export const productSets = { collection: collectionNames, category: categoryNames, type: typeNames, tag: tagNames }

export const productSources = ["products", "collection", "category", "type", "tag", "all"] as const
/** Which products to add: single ones, those of a record, or all. */
export type ProductSource = (typeof productSources)[number]
