// Data: the default fields of the store's catalog routes, one list per response shape, and all fields a request may name.
import { allowing, fieldsOf, words } from "./words.ts"

export const storeProductsList = words(`
  id title subtitle description handle is_giftcard discountable thumbnail collection_id type_id weight length height
  width hs_code origin_country mid_code material created_at updated_at *type *collection *options *options.values
  *tags *images *variants *variants.options
`)

export const storeProductsAllowed = allowing(
  storeProductsList,
  `
    metadata categories status external_id deleted_at variants.calculated_price variants.inventory_quantity
    variants.manage_inventory variants.allow_backorder variants.images variants.thumbnail variants.options.option
    variants.inventory_items variants.inventory_items.inventory_item_id variants.inventory_items.required_quantity
    variants.inventory_items.inventory variants.inventory_items.inventory.location_levels variants.prices variants.id
    variants.title variants.sku variants.barcode variants.ean variants.upc variants.hs_code variants.origin_country
    variants.mid_code variants.material variants.weight variants.length variants.height variants.width
    variants.created_at variants.updated_at variants.deleted_at variants.options.id variants.options.value options.id
    options.title options.is_exclusive options.values.id options.values.value images.id images.url images.rank type.id
    type.value type.created_at type.updated_at tags.id tags.value tags.created_at tags.updated_at collection.id
    collection.title collection.handle collection.created_at collection.updated_at collection.deleted_at
    collection.metadata
  `,
)

export const storeCollectionsList = words("id title handle external_id created_at updated_at")
export const storeCollectionsAllowed = [
  ...allowing(storeCollectionsList, "products metadata deleted_at"),
  ...fieldsOf("products", storeProductsAllowed),
]
export const storeCurrenciesList = words("code name symbol symbol_native decimal_digits rounding")
export const storeCurrenciesAllowed = allowing(storeCurrenciesList, "created_at updated_at deleted_at")

export const storeProductCategoriesList = words(`
  id name description handle rank external_id parent_category_id created_at updated_at metadata *parent_category
  *category_children
`)

/** Categories may be nested three levels deep in a request, upwards and downwards. */
const relatives = words("parent_category category_children")

const secondRelatives = relatives.flatMap((relative) => fieldsOf(relative, relatives))
const thirdRelatives = relatives.flatMap((relative) => fieldsOf(relative, secondRelatives))

const fieldsOfCategories = (categories: readonly string[]) =>
  categories.flatMap((category) =>
    fieldsOf(
      category,
      words("id name description handle rank external_id parent_category_id created_at updated_at deleted_at"),
    ),
  )

export const storeProductCategoriesAllowed = [
  ...allowing(
    storeProductCategoriesList,
    "products deleted_at products.title products.variants products.options products.images category_children.products.title",
  ),
  ...fieldsOfCategories(relatives),
  ...secondRelatives,
  ...fieldsOfCategories(secondRelatives),
  ...thirdRelatives,
  ...fieldsOfCategories(thirdRelatives),
]

export const storeProductOptionsList = words("id title is_exclusive values.* created_at updated_at metadata")
export const storeProductOptionsAllowed = allowing(storeProductOptionsList, "values.id values.value")
export const storeProductTagsList = words("id value external_id created_at updated_at metadata *products")
export const storeProductTagsAllowed = [
  ...allowing(storeProductTagsList),
  ...fieldsOf("products", storeProductsAllowed),
]

export const storeProductVariantsList = words(`
  id title sku barcode ean upc allow_backorder manage_inventory variant_rank product_id thumbnail hs_code
  origin_country mid_code material weight length height width created_at updated_at metadata *options *images
  product.id product.type_id
`)

export const storeProductVariantsAllowed = allowing(
  storeProductVariantsList,
  `
    deleted_at calculated_price inventory_quantity options.id options.value images.id images.url images.rank
  `,
)

export const storeRegionsList = words("id name currency_code created_at updated_at deleted_at metadata *countries")

export const storeRegionsAllowed = allowing(
  storeRegionsList,
  `
    countries.id countries.iso_2 countries.iso_3 countries.num_code countries.name countries.display_name
    payment_providers payment_providers.id payment_providers.is_enabled
  `,
)
