// Data: the default fields of each store route, one list per response shape, and all fields a request may name; the
// catalog's are in another file.
import { allowing, words } from "./words.ts"

export const storeCarts = words(`
  id currency_code email locale region_id created_at updated_at completed_at total subtotal tax_total discount_total
  discount_subtotal discount_tax_total original_total original_tax_total item_total item_subtotal item_tax_total
  item_discount_total original_item_total original_item_subtotal original_item_tax_total shipping_total
  shipping_subtotal shipping_tax_total shipping_discount_total original_shipping_tax_total original_shipping_subtotal
  original_shipping_total credit_line_subtotal credit_line_tax_total credit_line_total metadata sales_channel_id
  promotions.id promotions.code promotions.is_automatic promotions.is_tax_inclusive
  promotions.application_method.value promotions.application_method.type promotions.application_method.currency_code
  items.id items.thumbnail items.product items.product.id items.variant_id items.product_id items.is_giftcard
  items.product.categories.id items.product.tags.id items.product.collection_id items.product.type_id
  items.product_type_id items.product_title items.product_description items.product_subtitle items.product_type
  items.product_collection items.product_handle items.variant_sku items.variant_barcode items.variant_title
  items.requires_shipping items.metadata items.created_at items.updated_at items.title items.quantity items.unit_price
  items.compare_at_unit_price items.is_tax_inclusive items.tax_lines.id items.tax_lines.description
  items.tax_lines.code items.tax_lines.rate items.tax_lines.provider_id items.tax_lines.data items.tax_lines.metadata
  items.adjustments.id items.adjustments.code items.adjustments.promotion_id items.adjustments.amount
  items.adjustments.is_tax_inclusive customer.id customer.email customer.groups.id shipping_methods.tax_lines.id
  shipping_methods.tax_lines.description shipping_methods.tax_lines.code shipping_methods.tax_lines.rate
  shipping_methods.tax_lines.provider_id shipping_methods.tax_lines.data shipping_methods.tax_lines.metadata
  shipping_methods.amount shipping_methods.is_tax_inclusive shipping_methods.adjustments.id
  shipping_methods.adjustments.code shipping_methods.adjustments.amount shipping_methods.shipping_option_id
  shipping_address_id shipping_address.id shipping_address.first_name shipping_address.last_name
  shipping_address.company shipping_address.address_1 shipping_address.address_2 shipping_address.city
  shipping_address.postal_code shipping_address.country_code shipping_address.region_code shipping_address.province
  shipping_address.phone billing_address_id billing_address.id billing_address.first_name billing_address.last_name
  billing_address.company billing_address.address_1 billing_address.address_2 billing_address.city
  billing_address.postal_code billing_address.country_code billing_address.region_code billing_address.province
  billing_address.phone region.id region.name region.currency_code region.automatic_taxes *region.countries
  *payment_collection *payment_collection.payment_sessions *credit_lines
`)

export const storeCartsAllowed = allowing(
  storeCarts,
  `
    items *items.variant region promotions customer shipping_methods shipping_address billing_address items.total
    items.subtotal items.tax_total items.discount_total items.discount_tax_total items.original_total
    items.original_subtotal items.original_tax_total items.item_total items.item_subtotal items.item_tax_total
    shipping_methods.name payment_collection.payment_sessions.data original_subtotal gift_card_total
    gift_card_tax_total items.cart_id items.is_discountable items.tax_lines items.tax_lines.item_id
    items.tax_lines.total items.tax_lines.subtotal items.tax_lines.tax_rate_id items.tax_lines.created_at
    items.tax_lines.updated_at items.adjustments items.adjustments.cart_id items.adjustments.item_id
    items.adjustments.description items.adjustments.provider_id items.adjustments.created_at
    items.adjustments.updated_at shipping_methods.id shipping_methods.cart_id shipping_methods.description
    shipping_methods.data shipping_methods.metadata shipping_methods.original_total shipping_methods.original_subtotal
    shipping_methods.original_tax_total shipping_methods.total shipping_methods.subtotal shipping_methods.tax_total
    shipping_methods.discount_total shipping_methods.discount_tax_total shipping_methods.created_at
    shipping_methods.updated_at shipping_methods.tax_lines shipping_methods.tax_lines.shipping_method_id
    shipping_methods.tax_lines.total shipping_methods.tax_lines.subtotal shipping_methods.tax_lines.tax_rate_id
    shipping_methods.tax_lines.created_at shipping_methods.tax_lines.updated_at shipping_methods.adjustments
    shipping_methods.adjustments.cart_id shipping_methods.adjustments.shipping_method_id
    shipping_methods.adjustments.description shipping_methods.adjustments.provider_id
    shipping_methods.adjustments.promotion_id shipping_methods.adjustments.created_at
    shipping_methods.adjustments.updated_at shipping_address.created_at shipping_address.updated_at
    billing_address.created_at billing_address.updated_at region.countries.id payment_collection.id
    payment_collection.currency_code payment_collection.amount payment_collection.status
    payment_collection.payment_providers payment_collection.payment_providers.id
    payment_collection.payment_sessions.id payment_collection.payment_sessions.amount
    payment_collection.payment_sessions.currency_code payment_collection.payment_sessions.provider_id
    payment_collection.payment_sessions.status
  `,
)

export const storeComplete = words(`
  id status summary currency_code display_id custom_display_id region_id email total subtotal tax_total discount_total
  discount_subtotal discount_tax_total original_total original_subtotal original_tax_total item_total item_subtotal
  item_tax_total original_item_total original_item_subtotal original_item_tax_total shipping_total shipping_subtotal
  shipping_tax_total original_shipping_tax_total original_shipping_subtotal original_shipping_total credit_line_total
  credit_line_subtotal credit_line_tax_total created_at updated_at *credit_lines *items *items.tax_lines
  *items.adjustments *items.detail *items.variant *items.variant.product *shipping_address *billing_address
  *shipping_methods *shipping_methods.tax_lines *shipping_methods.adjustments *payment_collections
`)

/** Fields of an order that are returned only on request. */
const orderExtras = words(`
  customer_id sales_channel_id payment_status fulfillment_status item_discount_total gift_card_total
  gift_card_tax_total shipping_discount_total customer.id customer.email cart.id items.metadata items.product
  payment_collections.payments payment_collections.payment_sessions payment_collections.payment_providers fulfillments
  promotions promotions.id promotions.code promotions.is_automatic promotions.is_tax_inclusive
  promotions.application_method.value promotions.application_method.type promotions.application_method.currency_code
`)

export const storeCompleteAllowed = [
  ...allowing(storeComplete),
  ...orderExtras,
  ...words(`
  items.id items.title items.subtitle items.thumbnail items.variant_id items.product_id items.product_title
  items.product_description items.product_subtitle items.product_type_id items.product_type items.product_collection
  items.product_handle items.variant_sku items.variant_barcode items.variant_title items.variant_option_values
  items.requires_shipping items.is_discountable items.is_tax_inclusive items.unit_price items.quantity
  items.created_at items.updated_at items.original_total items.original_subtotal items.original_tax_total
  items.item_total items.item_subtotal items.item_tax_total items.total items.subtotal items.tax_total
  items.discount_total items.discount_tax_total items.refundable_total items.refundable_total_per_unit items.detail.id
  items.detail.item_id items.detail.quantity items.detail.fulfilled_quantity items.detail.delivered_quantity
  items.detail.shipped_quantity items.detail.return_requested_quantity items.detail.return_received_quantity
  items.detail.return_dismissed_quantity items.detail.written_off_quantity items.detail.metadata
  items.detail.created_at items.detail.updated_at items.tax_lines.id items.tax_lines.code items.tax_lines.rate
  items.tax_lines.created_at items.tax_lines.updated_at items.tax_lines.item_id items.tax_lines.total
  items.tax_lines.subtotal items.adjustments.id items.adjustments.amount items.adjustments.order_id
  items.adjustments.created_at items.adjustments.updated_at items.adjustments.item_id items.variant.id
  items.variant.title items.variant.sku items.variant.barcode items.variant.ean items.variant.upc
  items.variant.thumbnail items.variant.allow_backorder items.variant.manage_inventory items.variant.hs_code
  items.variant.origin_country items.variant.mid_code items.variant.material items.variant.weight items.variant.length
  items.variant.height items.variant.width items.variant.created_at items.variant.updated_at items.variant.deleted_at
  items.variant.options items.variant.product.id items.variant.product.title items.variant.product.handle
  items.variant.product.subtitle items.variant.product.description items.variant.product.is_giftcard
  items.variant.product.status items.variant.product.thumbnail items.variant.product.width
  items.variant.product.weight items.variant.product.length items.variant.product.height
  items.variant.product.origin_country items.variant.product.hs_code items.variant.product.mid_code
  items.variant.product.material items.variant.product.collection_id items.variant.product.type_id
  items.variant.product.discountable items.variant.product.external_id items.variant.product.created_at
  items.variant.product.updated_at items.variant.product.deleted_at items.variant.product.variants
  items.variant.product.options items.variant.product.images shipping_address.id shipping_address.metadata
  shipping_address.created_at shipping_address.updated_at billing_address.id billing_address.metadata
  billing_address.created_at billing_address.updated_at shipping_methods.id shipping_methods.order_id
  shipping_methods.name shipping_methods.amount shipping_methods.is_tax_inclusive shipping_methods.shipping_option_id
  shipping_methods.data shipping_methods.metadata shipping_methods.original_total shipping_methods.original_subtotal
  shipping_methods.original_tax_total shipping_methods.total shipping_methods.subtotal shipping_methods.tax_total
  shipping_methods.discount_total shipping_methods.discount_tax_total shipping_methods.created_at
  shipping_methods.updated_at shipping_methods.tax_lines.id shipping_methods.tax_lines.code
  shipping_methods.tax_lines.rate shipping_methods.tax_lines.created_at shipping_methods.tax_lines.updated_at
  shipping_methods.tax_lines.shipping_method_id shipping_methods.tax_lines.total shipping_methods.tax_lines.subtotal
  shipping_methods.adjustments.id shipping_methods.adjustments.amount shipping_methods.adjustments.order_id
  shipping_methods.adjustments.created_at shipping_methods.adjustments.updated_at
  shipping_methods.adjustments.shipping_method_id payment_collections.id payment_collections.currency_code
  payment_collections.amount payment_collections.status
`),
]

export const storeCustomers = words(`
  id email company_name first_name last_name phone metadata has_account deleted_at created_at updated_at *addresses
`)

export const storeCustomersAllowed = allowing(
  storeCustomers,
  `
    orders addresses.id addresses.address_name addresses.company addresses.customer_id addresses.first_name
    addresses.last_name addresses.address_1 addresses.address_2 addresses.city addresses.province
    addresses.postal_code addresses.country_code addresses.phone addresses.metadata addresses.is_default_shipping
    addresses.is_default_billing addresses.created_at addresses.updated_at
  `,
)

export const storeAddressesList = words(`
  id address_name company customer_id first_name last_name address_1 address_2 city province postal_code country_code
  phone metadata is_default_shipping is_default_billing created_at updated_at
`)

export const storeOrdersList = words(`
  id status summary display_id custom_display_id total currency_code metadata created_at updated_at
`)

export const storeOrdersAllowed = [
  ...allowing(storeOrdersList),
  ...orderExtras,
  ...words(`
  email region_id subtotal shipping_total discount_total tax_total item_subtotal items items.variant items.detail
  shipping_address billing_address shipping_methods payment_collections discount_tax_total original_total
  original_subtotal original_tax_total item_total item_tax_total original_item_total original_item_subtotal
  original_item_tax_total shipping_subtotal shipping_tax_total original_shipping_total original_shipping_subtotal
  original_shipping_tax_total credit_line_total
`),
]

export const storePaymentCollections = words("id currency_code amount *payment_sessions")

export const storePaymentCollectionsAllowed = allowing(
  storePaymentCollections,
  `
    status payment_providers payment_providers.id payment_sessions.id payment_sessions.amount
    payment_sessions.currency_code payment_sessions.provider_id payment_sessions.data payment_sessions.status
  `,
)

export const storePaymentProvidersList = words("id is_enabled")

export const storeReturnReasonsList = words(`
  id value label parent_return_reason_id description created_at updated_at deleted_at *parent_return_reason
  *return_reason_children
`)

export const storeReturnReasonsAllowed = allowing(storeReturnReasonsList)
export const storeReturns = words("id order_id created_at updated_at deleted_at metadata")
export const storeReturnsAllowed = allowing(
  storeReturns,
  "display_id items received_at created_by canceled_at requested_at",
)

export const storeCalculate = words(`
  id name price_type service_zone_id shipping_profile_id provider_id shipping_option_type_id metadata
`)

export const storeCalculateAllowed = allowing(
  storeCalculate,
  `
    data type type.id type.label type.description type.code provider provider.id provider.is_enabled prices prices.id
    prices.currency_code prices.amount prices.min_quantity prices.max_quantity prices.price_rules
    prices.price_rules.id prices.price_rules.attribute prices.price_rules.operator prices.price_rules.value
    calculated_price calculated_price.id calculated_price.currency_code calculated_price.calculated_amount
    calculated_price.calculated_amount_with_tax calculated_price.calculated_amount_without_tax
    calculated_price.original_amount calculated_price.original_amount_with_tax
    calculated_price.original_amount_without_tax calculated_price.is_calculated_price_price_list
    calculated_price.is_calculated_price_tax_inclusive calculated_price.is_original_price_price_list
    calculated_price.is_original_price_tax_inclusive calculated_price.calculated_price
    calculated_price.calculated_price.id calculated_price.calculated_price.price_list_id
    calculated_price.calculated_price.price_list_type calculated_price.calculated_price.min_quantity
    calculated_price.calculated_price.max_quantity calculated_price.original_price calculated_price.original_price.id
    calculated_price.original_price.price_list_id calculated_price.original_price.price_list_type
    calculated_price.original_price.min_quantity calculated_price.original_price.max_quantity
  `,
)

export const storeShippingOptionsAllowed = allowing(
  storeCalculateAllowed,
  `
    service_zone service_zone.id service_zone.fulfillment_set_id service_zone.fulfillment_set
    service_zone.fulfillment_set.id service_zone.fulfillment_set.type service_zone.fulfillment_set.location
    service_zone.fulfillment_set.location.id service_zone.fulfillment_set.location.address
    service_zone.fulfillment_set.location.address.id service_zone.fulfillment_set.location.address.company
    service_zone.fulfillment_set.location.address.address_1 service_zone.fulfillment_set.location.address.address_2
    service_zone.fulfillment_set.location.address.city service_zone.fulfillment_set.location.address.country_code
    service_zone.fulfillment_set.location.address.province service_zone.fulfillment_set.location.address.postal_code
    service_zone.fulfillment_set.location.address.phone service_zone.fulfillment_set.location.address.metadata
    service_zone.fulfillment_set.location.address.created_at service_zone.fulfillment_set.location.address.updated_at
    service_zone.fulfillment_set.location.address.deleted_at
  `,
)
