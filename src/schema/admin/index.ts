import { apiKeyEndpoints } from "./api-key.endpoints.ts"
import { campaignEndpoints } from "./campaign.endpoints.ts"
import { claimEndpoints } from "./claim.endpoints.ts"
import { currencyEndpoints } from "./currency.endpoints.ts"
import { customerEndpoints } from "./customer.endpoints.ts"
import { customerGroupEndpoints } from "./customer-group.endpoints.ts"
import { draftOrderEndpoints } from "./draft-order.endpoints.ts"
import { exchangeEndpoints } from "./exchange.endpoints.ts"
import { featureFlagEndpoints } from "./feature-flag.endpoints.ts"
import { fulfillmentEndpoints } from "./fulfillment.endpoints.ts"
import { fulfillmentProviderEndpoints } from "./fulfillment-provider.endpoints.ts"
import { fulfillmentSetEndpoints } from "./fulfillment-set.endpoints.ts"
import { indexEngineEndpoints } from "./index-engine.endpoints.ts"
import { inventoryItemEndpoints } from "./inventory-item.endpoints.ts"
import { inviteEndpoints } from "./invite.endpoints.ts"
import { layoutsEndpoints } from "./layouts.endpoints.ts"
import { localeEndpoints } from "./locale.endpoints.ts"
import { notificationEndpoints } from "./notification.endpoints.ts"
import { orderEndpoints } from "./order.endpoints.ts"
import { orderEditEndpoints } from "./order-edit.endpoints.ts"
import { paymentEndpoints } from "./payment.endpoints.ts"
import { paymentCollectionEndpoints } from "./payment-collection.endpoints.ts"
import { pluginEndpoints } from "./plugin.endpoints.ts"
import { priceListEndpoints } from "./price-list.endpoints.ts"
import { pricePreferenceEndpoints } from "./price-preference.endpoints.ts"
import { productEndpoints } from "./product.endpoints.ts"
import { productCategoryEndpoints } from "./product-category.endpoints.ts"
import { productCollectionEndpoints } from "./product-collection.endpoints.ts"
import { productOptionEndpoints } from "./product-option.endpoints.ts"
import { productTagEndpoints } from "./product-tag.endpoints.ts"
import { productTypeEndpoints } from "./product-type.endpoints.ts"
import { productVariantEndpoints } from "./product-variant.endpoints.ts"
import { promotionEndpoints } from "./promotion.endpoints.ts"
import { propertyLabelEndpoints } from "./property-label.endpoints.ts"
import { refundReasonEndpoints } from "./refund-reason.endpoints.ts"
import { regionEndpoints } from "./region.endpoints.ts"
import { reservationEndpoints } from "./reservation.endpoints.ts"
import { returnEndpoints } from "./return.endpoints.ts"
import { returnReasonEndpoints } from "./return-reason.endpoints.ts"
import { salesChannelEndpoints } from "./sales-channel.endpoints.ts"
import { searchEndpoints } from "./search.endpoints.ts"
import { shippingOptionEndpoints } from "./shipping-option.endpoints.ts"
import { shippingOptionTypeEndpoints } from "./shipping-option-type.endpoints.ts"
import { shippingProfileEndpoints } from "./shipping-profile.endpoints.ts"
import { stockLocationEndpoints } from "./stock-location.endpoints.ts"
import { storeEndpoints } from "./store.endpoints.ts"
import { taxProviderEndpoints } from "./tax-provider.endpoints.ts"
import { taxRateEndpoints } from "./tax-rate.endpoints.ts"
import { taxRegionEndpoints } from "./tax-region.endpoints.ts"
import { translationEndpoints } from "./translation.endpoints.ts"
import { uploadEndpoints } from "./upload.endpoints.ts"
import { userEndpoints } from "./user.endpoints.ts"
import { viewsEndpoints } from "./views.endpoints.ts"
import { workflowExecutionEndpoints } from "./workflow-execution.endpoints.ts"

export const adminEndpoints = {
  apiKey: apiKeyEndpoints,
  campaign: campaignEndpoints,
  claim: claimEndpoints,
  currency: currencyEndpoints,
  customer: customerEndpoints,
  customerGroup: customerGroupEndpoints,
  draftOrder: draftOrderEndpoints,
  exchange: exchangeEndpoints,
  featureFlag: featureFlagEndpoints,
  fulfillment: fulfillmentEndpoints,
  fulfillmentProvider: fulfillmentProviderEndpoints,
  fulfillmentSet: fulfillmentSetEndpoints,
  indexEngine: indexEngineEndpoints,
  inventoryItem: inventoryItemEndpoints,
  invite: inviteEndpoints,
  layouts: layoutsEndpoints,
  locale: localeEndpoints,
  notification: notificationEndpoints,
  order: orderEndpoints,
  orderEdit: orderEditEndpoints,
  payment: paymentEndpoints,
  paymentCollection: paymentCollectionEndpoints,
  plugin: pluginEndpoints,
  priceList: priceListEndpoints,
  pricePreference: pricePreferenceEndpoints,
  product: productEndpoints,
  productCategory: productCategoryEndpoints,
  productCollection: productCollectionEndpoints,
  productOption: productOptionEndpoints,
  productTag: productTagEndpoints,
  productType: productTypeEndpoints,
  productVariant: productVariantEndpoints,
  promotion: promotionEndpoints,
  propertyLabel: propertyLabelEndpoints,
  refundReason: refundReasonEndpoints,
  region: regionEndpoints,
  reservation: reservationEndpoints,
  return: returnEndpoints,
  returnReason: returnReasonEndpoints,
  salesChannel: salesChannelEndpoints,
  search: searchEndpoints,
  shippingOption: shippingOptionEndpoints,
  shippingOptionType: shippingOptionTypeEndpoints,
  shippingProfile: shippingProfileEndpoints,
  stockLocation: stockLocationEndpoints,
  store: storeEndpoints,
  taxProvider: taxProviderEndpoints,
  taxRate: taxRateEndpoints,
  taxRegion: taxRegionEndpoints,
  translation: translationEndpoints,
  upload: uploadEndpoints,
  user: userEndpoints,
  views: viewsEndpoints,
  workflowExecution: workflowExecutionEndpoints,
} as const
