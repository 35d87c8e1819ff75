// Long because it is data: the default fields of each admin route, one list per response shape.
import { fieldsOf, words } from "./words.ts"

export const adminApiKeyList = words(`
  id title token redacted type last_used_at updated_at created_at created_by revoked_at revoked_by sales_channels.id
  sales_channels.name
`)

export const adminCampaignList = words(`
  id name description currency campaign_identifier *budget starts_at ends_at created_at updated_at deleted_at
`)

export const adminOrderClaimList = words(`
  id type order_id return_id display_id order_version refund_amount created_by created_at updated_at canceled_at
`)

export const adminOrderClaim = [
  ...adminOrderClaimList,
  ...words("additional_items.* claim_items.* claim_items.reason.*"),
]
export const adminProductCollectionList = words("id title handle external_id created_at updated_at metadata")
export const adminCurrencyList = words("code name symbol symbol_native decimal_digits rounding")
export const adminCustomerGroupList = words("id name created_by created_at updated_at deleted_at metadata")

export const adminCustomerList = words(`
  id company_name first_name last_name email phone metadata has_account created_by created_at updated_at deleted_at
`)

export const adminCustomerAddressList = words(`
  id address_name company customer_id first_name last_name address_1 address_2 city province postal_code country_code
  phone metadata created_at updated_at
`)

export const adminDraftOrderList = words(`
  id display_id custom_display_id status version email region_id *items summary total metadata created_at updated_at
`)

export const adminDraftOrder = words(`
  id display_id custom_display_id status version email region_id *items *items.tax_lines *items.adjustments
  *items.detail *items.variant *items.variant.product *shipping_address *billing_address *shipping_methods
  *shipping_methods.tax_lines *shipping_methods.adjustments summary total metadata created_at updated_at
`)

export const adminOrderExchangeList = words(`
  id order_id return_id display_id order_version created_by created_at updated_at canceled_at
`)

export const adminOrderExchange = [...adminOrderExchangeList, ...words("additional_items.*")]
export const adminFulfillmentProviderList = words("id is_enabled")

export const adminFulfillmentSet = words(`
  id name type created_at updated_at deleted_at *service_zones *service_zones.geo_zones
`)

export const adminServiceZone = words("id name type created_at updated_at deleted_at *geo_zones")

export const adminFulfillment = words(`
  id location_id packed_at shipped_at marked_shipped_by created_by delivered_at canceled_at data provider_id
  shipping_option_id metadata order created_at updated_at deleted_at *delivery_address *items *labels
`)

export const adminInventoryItemList = words(`
  id sku title description thumbnail origin_country hs_code requires_shipping mid_code material unit_of_measure weight
  length height width metadata reserved_quantity stocked_quantity created_at updated_at *location_levels
`)

export const adminInventoryLevelList = words(`
  id inventory_item_id location_id stocked_quantity reserved_quantity incoming_quantity available_quantity metadata
  created_at updated_at
`)

export const adminInviteList = words("id email accepted token expires_at metadata created_at updated_at deleted_at")

export const adminLayoutConfigurationList = words(`
  id zone user_id is_system_default configuration created_at updated_at
`)

export const adminStoreLocaleList = words("code name")

export const adminNotificationList = words(`
  id to channel template data trigger_type resource_id resource_type receiver_id created_at updated_at
`)

export const adminOrderChange = words(`
  id order_id return_id claim_id exchange_id version change_type *actions description status internal_note created_by
  requested_by requested_at confirmed_by confirmed_at declined_by declined_reason metadata declined_at canceled_by
  canceled_at created_at updated_at carry_over_promotions
`)

export const adminOrderList = words(`
  id display_id custom_display_id status version summary total metadata locale created_at updated_at
`)

export const adminOrder = [
  ...adminOrderList,
  ...words(`
    region_id total subtotal tax_total discount_total discount_tax_total original_total original_subtotal
    original_tax_total item_total item_subtotal item_tax_total original_item_total original_item_subtotal
    original_item_tax_total shipping_total shipping_subtotal shipping_tax_total original_shipping_tax_total
    original_shipping_subtotal original_shipping_total credit_line_total credit_line_subtotal credit_line_tax_total
    *items *credit_lines *items.tax_lines *items.adjustments *items.variant *items.variant.product *items.detail
    *shipping_address *billing_address *shipping_methods *shipping_methods.tax_lines *shipping_methods.adjustments
    *payment_collections *payment_collections.payments *payment_collections.payments.refunds
    *payment_collections.payments.captures
  `),
]

export const adminChanges = [...adminOrderChange, ...words("no_notification")]
export const adminLineItemsList = words("id order_id item_id version *item")

export const adminExportedOrder = words(`
  id display_id status created_at updated_at email currency_code region_id subtotal tax_total shipping_total
  discount_total gift_card_total total *customer *shipping_address *billing_address *sales_channel *items
  *shipping_methods *payment_collections *fulfillments
`)

export const adminPaymentCollection = words(`
  id currency_code amount status authorized_amount captured_amount refunded_amount *payment_sessions *payments
`)

export const adminPaymentList = words(`
  id currency_code amount captured_at payment_collection_id payment_session_id captures.id captures.amount refunds.id
  refunds.amount refunds.note refunds.payment_id refunds.refund_reason.label refunds.refund_reason.code
`)

export const adminPriceListList = words(`
  id type description title status starts_at ends_at created_at updated_at deleted_at metadata price_list_rules.value
  price_list_rules.attribute
`)

export const adminPriceListPriceList = words(`
  id currency_code amount min_quantity max_quantity created_at deleted_at updated_at price_set.variant.id
  price_rules.value price_rules.attribute
`)

export const adminPricePreferenceList = words("id attribute value is_tax_inclusive created_at deleted_at updated_at")

export const adminProductCategoryList = words(`
  id name description handle is_active is_internal rank external_id parent_category_id created_at updated_at metadata
  *parent_category *category_children
`)

export const adminProductOptionList = words("id title is_exclusive values.* products.* created_at updated_at metadata")
export const adminProductOptionValueList = words("id value rank option_id created_at updated_at metadata")
export const adminProductTagList = words("id value external_id created_at updated_at metadata")

export const adminProductVariantList = words(`
  id title sku thumbnail barcode ean upc allow_backorder manage_inventory hs_code origin_country mid_code material
  weight length height width metadata variant_rank product_id created_at updated_at deleted_at *product *prices
  *options prices.price_rules.value prices.price_rules.attribute
`)

export const adminProductList = words(`
  id title subtitle status external_id description handle is_giftcard discountable thumbnail collection_id type_id
  weight length height width hs_code origin_country mid_code material created_at updated_at deleted_at metadata *type
  *collection *options *options.values *tags *images *variants *variants.prices variants.prices.price_rules.value
  variants.prices.price_rules.attribute *variants.options *variants.images *sales_channels
`)

export const adminOptionOfProductList = words("id title")

export const adminVariantOfProductList = words(`
  id title sku thumbnail barcode ean upc allow_backorder manage_inventory hs_code origin_country mid_code material
  weight length height width metadata variant_rank product_id created_at updated_at deleted_at *prices *options
  prices.price_rules.value prices.price_rules.attribute
`)

export const adminPromotionList = words(`
  id code is_automatic is_tax_inclusive type limit used status created_at updated_at deleted_at metadata *campaign
  *campaign.budget *application_method *application_method.buy_rules application_method.buy_rules.values.value
  *application_method.target_rules application_method.target_rules.values.value rules.id rules.attribute
  rules.operator rules.values.value
`)

export const adminRule = words("id description attribute operator values.value")
export const adminPropertyLabelList = words("id entity property label description created_at updated_at")
export const adminRefundReasonList = words("id label code description created_at updated_at deleted_at")

export const adminRegionList = words(`
  id name currency_code created_at updated_at deleted_at automatic_taxes metadata *countries
`)

export const adminReservationItemList = [
  ...words("id location_id inventory_item_id quantity line_item_id description metadata created_at updated_at"),
  ...fieldsOf("inventory_item", adminInventoryItemList),
]

export const adminReturnReasonList = words(`
  id value label parent_return_reason_id description created_at updated_at deleted_at
`)

export const adminReturnReason = [...adminReturnReasonList, ...words("parent_return_reason.* return_reason_children.*")]

export const adminReturnList = words(`
  id order_id exchange_id claim_id display_id location_id order_version status metadata no_notification refund_amount
  created_by created_at updated_at canceled_at requested_at received_at
`)

export const adminReturn = [...adminReturnList, ...words("items.* items.reason.*")]
export const adminSalesChannelList = words("id name description is_disabled created_at updated_at deleted_at metadata")
export const adminShippingOptionTypeList = words("id label code description created_at updated_at")

export const adminShippingOptionList = words(`
  id name price_type data provider_id metadata created_at updated_at *rules *type *prices *prices.price_rules
  *service_zone *shipping_profile *provider
`)

export const adminShippingProfileList = words("id name type metadata created_at updated_at")

export const adminStockLocationList = words(`
  id name metadata created_at updated_at address.id address.address_1 address.address_2 address.city
  address.country_code address.phone address.province address.postal_code address.metadata
`)

export const adminStoreList = words(`
  id name *supported_currencies *supported_currencies.currency default_sales_channel_id default_region_id
  default_location_id metadata created_at updated_at
`)

export const adminTaxRateList = words(`
  id name code rate tax_region_id is_default is_combinable created_by created_at updated_at deleted_at metadata
  *tax_region *rules
`)

export const adminTaxRegionList = words(`
  id country_code province_code parent_id provider_id created_by created_at updated_at deleted_at metadata *children
  *children.tax_rates *children.tax_rates.rules *parent *tax_rates *tax_rates.rules
`)

export const adminTranslationList = words("id reference_id reference locale_code translations")
export const adminFile = words("id url")
export const adminUserList = words("id first_name last_name email avatar_url metadata created_at updated_at deleted_at")

export const adminViewConfigurationList = words(`
  id entity name user_id is_system_default configuration created_at updated_at
`)

export const adminWorkflowExecutionList = words(`
  id workflow_id transaction_id state execution created_at updated_at deleted_at
`)

export const adminWorkflowExecution = words(`
  id workflow_id transaction_id context execution state created_at updated_at deleted_at
`)
