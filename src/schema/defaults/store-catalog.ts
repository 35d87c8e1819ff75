// Data: the default fields of the store's catalog routes, one list per response shape.
import { words } from "./words.ts"

export const storeCollectionsList = words(`
  id title handle external_id created_at updated_at
`)

export const storeCollectionsAllowed = words(`
  id title handle external_id created_at updated_at products metadata deleted_at products.id products.title
  products.subtitle products.description products.handle products.is_giftcard products.discountable
  products.thumbnail products.collection_id products.type_id products.weight products.length products.height
  products.width products.hs_code products.origin_country products.mid_code products.material products.created_at
  products.updated_at products.type products.collection products.options products.options.values products.tags
  products.images products.variants products.variants.options products.metadata products.categories products.status
  products.external_id products.deleted_at products.variants.calculated_price products.variants.inventory_quantity
  products.variants.manage_inventory products.variants.allow_backorder products.variants.images
  products.variants.thumbnail products.variants.options.option products.variants.inventory_items
  products.variants.inventory_items.inventory_item_id products.variants.inventory_items.required_quantity
  products.variants.inventory_items.inventory products.variants.inventory_items.inventory.location_levels
  products.variants.prices products.variants.id products.variants.title products.variants.sku
  products.variants.barcode products.variants.ean products.variants.upc products.variants.hs_code
  products.variants.origin_country products.variants.mid_code products.variants.material products.variants.weight
  products.variants.length products.variants.height products.variants.width products.variants.created_at
  products.variants.updated_at products.variants.deleted_at products.variants.options.id
  products.variants.options.value products.options.id products.options.title products.options.is_exclusive
  products.options.values.id products.options.values.value products.images.id products.images.url
  products.images.rank products.type.id products.type.value products.type.created_at products.type.updated_at
  products.tags.id products.tags.value products.tags.created_at products.tags.updated_at products.collection.id
  products.collection.title products.collection.handle products.collection.created_at products.collection.updated_at
  products.collection.deleted_at products.collection.metadata
`)

export const storeCurrenciesList = words(`
  code name symbol symbol_native decimal_digits rounding
`)

export const storeCurrenciesAllowed = words(`
  code name symbol symbol_native decimal_digits rounding created_at updated_at deleted_at
`)

export const storeProductCategoriesList = words(`
  id name description handle rank external_id parent_category_id created_at updated_at metadata *parent_category
  *category_children
`)

export const storeProductCategoriesAllowed = words(`
  id name description handle rank external_id parent_category_id created_at updated_at metadata parent_category
  category_children products deleted_at products.title products.variants products.options products.images
  category_children.products.title parent_category.id parent_category.name parent_category.description
  parent_category.handle parent_category.rank parent_category.external_id parent_category.parent_category_id
  parent_category.created_at parent_category.updated_at parent_category.deleted_at category_children.id
  category_children.name category_children.description category_children.handle category_children.rank
  category_children.external_id category_children.parent_category_id category_children.created_at
  category_children.updated_at category_children.deleted_at parent_category.parent_category
  parent_category.category_children category_children.parent_category category_children.category_children
  parent_category.parent_category.id parent_category.parent_category.name
  parent_category.parent_category.description parent_category.parent_category.handle
  parent_category.parent_category.rank parent_category.parent_category.external_id
  parent_category.parent_category.parent_category_id parent_category.parent_category.created_at
  parent_category.parent_category.updated_at parent_category.parent_category.deleted_at
  parent_category.category_children.id parent_category.category_children.name
  parent_category.category_children.description parent_category.category_children.handle
  parent_category.category_children.rank parent_category.category_children.external_id
  parent_category.category_children.parent_category_id parent_category.category_children.created_at
  parent_category.category_children.updated_at parent_category.category_children.deleted_at
  category_children.parent_category.id category_children.parent_category.name
  category_children.parent_category.description category_children.parent_category.handle
  category_children.parent_category.rank category_children.parent_category.external_id
  category_children.parent_category.parent_category_id category_children.parent_category.created_at
  category_children.parent_category.updated_at category_children.parent_category.deleted_at
  category_children.category_children.id category_children.category_children.name
  category_children.category_children.description category_children.category_children.handle
  category_children.category_children.rank category_children.category_children.external_id
  category_children.category_children.parent_category_id category_children.category_children.created_at
  category_children.category_children.updated_at category_children.category_children.deleted_at
  parent_category.parent_category.parent_category parent_category.parent_category.category_children
  parent_category.category_children.parent_category parent_category.category_children.category_children
  category_children.parent_category.parent_category category_children.parent_category.category_children
  category_children.category_children.parent_category category_children.category_children.category_children
  parent_category.parent_category.parent_category.id parent_category.parent_category.parent_category.name
  parent_category.parent_category.parent_category.description parent_category.parent_category.parent_category.handle
  parent_category.parent_category.parent_category.rank parent_category.parent_category.parent_category.external_id
  parent_category.parent_category.parent_category.parent_category_id
  parent_category.parent_category.parent_category.created_at
  parent_category.parent_category.parent_category.updated_at
  parent_category.parent_category.parent_category.deleted_at parent_category.parent_category.category_children.id
  parent_category.parent_category.category_children.name
  parent_category.parent_category.category_children.description
  parent_category.parent_category.category_children.handle parent_category.parent_category.category_children.rank
  parent_category.parent_category.category_children.external_id
  parent_category.parent_category.category_children.parent_category_id
  parent_category.parent_category.category_children.created_at
  parent_category.parent_category.category_children.updated_at
  parent_category.parent_category.category_children.deleted_at parent_category.category_children.parent_category.id
  parent_category.category_children.parent_category.name
  parent_category.category_children.parent_category.description
  parent_category.category_children.parent_category.handle parent_category.category_children.parent_category.rank
  parent_category.category_children.parent_category.external_id
  parent_category.category_children.parent_category.parent_category_id
  parent_category.category_children.parent_category.created_at
  parent_category.category_children.parent_category.updated_at
  parent_category.category_children.parent_category.deleted_at
  parent_category.category_children.category_children.id parent_category.category_children.category_children.name
  parent_category.category_children.category_children.description
  parent_category.category_children.category_children.handle
  parent_category.category_children.category_children.rank
  parent_category.category_children.category_children.external_id
  parent_category.category_children.category_children.parent_category_id
  parent_category.category_children.category_children.created_at
  parent_category.category_children.category_children.updated_at
  parent_category.category_children.category_children.deleted_at
  category_children.parent_category.parent_category.id category_children.parent_category.parent_category.name
  category_children.parent_category.parent_category.description
  category_children.parent_category.parent_category.handle category_children.parent_category.parent_category.rank
  category_children.parent_category.parent_category.external_id
  category_children.parent_category.parent_category.parent_category_id
  category_children.parent_category.parent_category.created_at
  category_children.parent_category.parent_category.updated_at
  category_children.parent_category.parent_category.deleted_at
  category_children.parent_category.category_children.id category_children.parent_category.category_children.name
  category_children.parent_category.category_children.description
  category_children.parent_category.category_children.handle
  category_children.parent_category.category_children.rank
  category_children.parent_category.category_children.external_id
  category_children.parent_category.category_children.parent_category_id
  category_children.parent_category.category_children.created_at
  category_children.parent_category.category_children.updated_at
  category_children.parent_category.category_children.deleted_at
  category_children.category_children.parent_category.id category_children.category_children.parent_category.name
  category_children.category_children.parent_category.description
  category_children.category_children.parent_category.handle
  category_children.category_children.parent_category.rank
  category_children.category_children.parent_category.external_id
  category_children.category_children.parent_category.parent_category_id
  category_children.category_children.parent_category.created_at
  category_children.category_children.parent_category.updated_at
  category_children.category_children.parent_category.deleted_at
  category_children.category_children.category_children.id
  category_children.category_children.category_children.name
  category_children.category_children.category_children.description
  category_children.category_children.category_children.handle
  category_children.category_children.category_children.rank
  category_children.category_children.category_children.external_id
  category_children.category_children.category_children.parent_category_id
  category_children.category_children.category_children.created_at
  category_children.category_children.category_children.updated_at
  category_children.category_children.category_children.deleted_at
`)

export const storeProductOptionsList = words(`
  id title is_exclusive values.* created_at updated_at metadata
`)

export const storeProductOptionsAllowed = words(`
  id title is_exclusive values created_at updated_at metadata values.id values.value
`)

export const storeProductTagsList = words(`
  id value external_id created_at updated_at metadata *products
`)

export const storeProductTagsAllowed = words(`
  id value external_id created_at updated_at metadata products products.id products.title products.subtitle
  products.description products.handle products.is_giftcard products.discountable products.thumbnail
  products.collection_id products.type_id products.weight products.length products.height products.width
  products.hs_code products.origin_country products.mid_code products.material products.created_at
  products.updated_at products.type products.collection products.options products.options.values products.tags
  products.images products.variants products.variants.options products.metadata products.categories products.status
  products.external_id products.deleted_at products.variants.calculated_price products.variants.inventory_quantity
  products.variants.manage_inventory products.variants.allow_backorder products.variants.images
  products.variants.thumbnail products.variants.options.option products.variants.inventory_items
  products.variants.inventory_items.inventory_item_id products.variants.inventory_items.required_quantity
  products.variants.inventory_items.inventory products.variants.inventory_items.inventory.location_levels
  products.variants.prices products.variants.id products.variants.title products.variants.sku
  products.variants.barcode products.variants.ean products.variants.upc products.variants.hs_code
  products.variants.origin_country products.variants.mid_code products.variants.material products.variants.weight
  products.variants.length products.variants.height products.variants.width products.variants.created_at
  products.variants.updated_at products.variants.deleted_at products.variants.options.id
  products.variants.options.value products.options.id products.options.title products.options.is_exclusive
  products.options.values.id products.options.values.value products.images.id products.images.url
  products.images.rank products.type.id products.type.value products.type.created_at products.type.updated_at
  products.tags.id products.tags.value products.tags.created_at products.tags.updated_at products.collection.id
  products.collection.title products.collection.handle products.collection.created_at products.collection.updated_at
  products.collection.deleted_at products.collection.metadata
`)

export const storeProductVariantsList = words(`
  id title sku barcode ean upc allow_backorder manage_inventory variant_rank product_id thumbnail hs_code
  origin_country mid_code material weight length height width created_at updated_at metadata *options *images
  product.id product.type_id
`)

export const storeProductVariantsAllowed = words(`
  id title sku barcode ean upc allow_backorder manage_inventory variant_rank product_id thumbnail hs_code
  origin_country mid_code material weight length height width created_at updated_at metadata options images
  product.id product.type_id deleted_at calculated_price inventory_quantity options.id options.value images.id
  images.url images.rank
`)

export const storeProductsList = words(`
  id title subtitle description handle is_giftcard discountable thumbnail collection_id type_id weight length height
  width hs_code origin_country mid_code material created_at updated_at *type *collection *options *options.values
  *tags *images *variants *variants.options
`)

export const storeProductsAllowed = words(`
  id title subtitle description handle is_giftcard discountable thumbnail collection_id type_id weight length height
  width hs_code origin_country mid_code material created_at updated_at type collection options options.values tags
  images variants variants.options metadata categories status external_id deleted_at variants.calculated_price
  variants.inventory_quantity variants.manage_inventory variants.allow_backorder variants.images variants.thumbnail
  variants.options.option variants.inventory_items variants.inventory_items.inventory_item_id
  variants.inventory_items.required_quantity variants.inventory_items.inventory
  variants.inventory_items.inventory.location_levels variants.prices variants.id variants.title variants.sku
  variants.barcode variants.ean variants.upc variants.hs_code variants.origin_country variants.mid_code
  variants.material variants.weight variants.length variants.height variants.width variants.created_at
  variants.updated_at variants.deleted_at variants.options.id variants.options.value options.id options.title
  options.is_exclusive options.values.id options.values.value images.id images.url images.rank type.id type.value
  type.created_at type.updated_at tags.id tags.value tags.created_at tags.updated_at collection.id collection.title
  collection.handle collection.created_at collection.updated_at collection.deleted_at collection.metadata
`)

export const storeRegionsList = words(`
  id name currency_code created_at updated_at deleted_at metadata *countries
`)

export const storeRegionsAllowed = words(`
  id name currency_code created_at updated_at deleted_at metadata countries countries.id countries.iso_2
  countries.iso_3 countries.num_code countries.name countries.display_name payment_providers payment_providers.id
  payment_providers.is_enabled
`)
