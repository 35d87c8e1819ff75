import { flag, json, number, oneOf, ref, text } from "#mocks/kernel/columns.ts"
import { model } from "#mocks/kernel/model.ts"

const measures = {
  weight: number.null,
  length: number.null,
  height: number.null,
  width: number.null,
  origin_country: text.null,
  hs_code: text.null,
  mid_code: text.null,
  material: text.null,
}
const productStatus = oneOf("draft", "proposed", "published", "rejected")

export const product = model(
  "product",
  "prod",
  {
    title: text(),
    handle: ref(),
    subtitle: text.null,
    description: text.null,
    is_giftcard: flag(false),
    status: productStatus.or("draft"),
    thumbnail: text.null,
    ...measures,
    discountable: flag(true),
    external_id: text.null,
    collection_id: ref.null,
    type_id: ref.null,
    shipping_profile_id: ref.null,
    metadata: json.null,
  },
  ["title", "subtitle", "description", "variants.*"],
)

export const productVariant = model(
  "product_variant",
  "variant",
  {
    product_id: ref(),
    title: text(),
    sku: ref.null,
    barcode: ref.null,
    ean: ref.null,
    upc: ref.null,
    allow_backorder: flag(false),
    manage_inventory: flag(true),
    ...measures,
    variant_rank: number(0),
    thumbnail: text.null,
    price_set_id: ref.null,
    metadata: json.null,
  },
  ["title", "sku", "barcode", "ean", "upc", "product.*"],
)

export const productOption = model(
  "product_option",
  "opt",
  { title: ref(), is_exclusive: flag(false), metadata: json.null },
  ["title"],
)
export const productOptionValue = model(
  "product_option_value",
  "optval",
  { option_id: ref(), value: text(), rank: number.null, metadata: json.null },
  ["value"],
)
/** Options used by a product. */
export const productProductOption = model("product_product_option", "prodopt", {
  product_id: ref(),
  product_option_id: ref(),
})
/** Option values used by a product. */
export const productProductOptionValue = model("product_product_option_value", "prodoptval", {
  product_product_option_id: ref(),
  product_option_value_id: ref(),
})
export const variantOptionValue = model("variant_option_value", "varopt", {
  variant_id: ref(),
  option_value_id: ref(),
})

export const productImage = model("product_image", "img", {
  product_id: ref(),
  url: text(),
  rank: number(0),
  metadata: json.null,
})
export const variantImage = model("variant_image", "pvpi", { variant_id: ref(), image_id: ref() })

export const productCategory = model(
  "product_category",
  "pcat",
  {
    name: text(),
    description: text(""),
    handle: ref(),
    mpath: text(""),
    is_active: flag(false),
    is_internal: flag(false),
    rank: number(0),
    external_id: text.null,
    parent_category_id: ref.null,
    metadata: json.null,
  },
  ["name", "description", "handle"],
)
export const productCategoryProduct = model("product_category_product", "pcatprod", {
  product_category_id: ref(),
  product_id: ref(),
})

export const productCollection = model(
  "product_collection",
  "pcol",
  { title: text(), handle: ref(), external_id: text.null, metadata: json.null },
  ["title"],
)
export const productTag = model("product_tag", "ptag", { value: ref(), external_id: text.null, metadata: json.null }, [
  "value",
])
export const productTagProduct = model("product_tag_product", "ptagprod", { product_id: ref(), product_tag_id: ref() })
export const productType = model(
  "product_type",
  "ptyp",
  { value: ref(), external_id: text.null, metadata: json.null },
  ["value"],
)
export const productSalesChannel = model("product_sales_channel", "prodsc", {
  product_id: ref(),
  sales_channel_id: ref(),
})
