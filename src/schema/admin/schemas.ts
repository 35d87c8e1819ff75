import { apiKeySchemas } from "./api-key.ts"
import { campaignSchemas } from "./campaign.ts"
import { claimSchemas } from "./claim.ts"
import { currencySchemas } from "./currency.ts"
import { customerSchemas } from "./customer.ts"
import { customerGroupSchemas } from "./customer-group.ts"
import { draftOrderSchemas } from "./draft-order.ts"
import { exchangeSchemas } from "./exchange.ts"
import { featureFlagSchemas } from "./feature-flag.ts"
import { fulfillmentSchemas } from "./fulfillment.ts"
import { fulfillmentProviderSchemas } from "./fulfillment-provider.ts"
import { fulfillmentSetSchemas } from "./fulfillment-set.ts"
import { indexEngineSchemas } from "./index-engine.ts"
import { inventoryItemSchemas } from "./inventory-item.ts"
import { inviteSchemas } from "./invite.ts"
import { layoutsSchemas } from "./layouts.ts"
import { localeSchemas } from "./locale.ts"
import { notificationSchemas } from "./notification.ts"
import { orderSchemas } from "./order.ts"
import { orderEditSchemas } from "./order-edit.ts"
import { paymentSchemas } from "./payment.ts"
import { paymentCollectionSchemas } from "./payment-collection.ts"
import { pluginSchemas } from "./plugin.ts"
import { priceListSchemas } from "./price-list.ts"
import { pricePreferenceSchemas } from "./price-preference.ts"
import { productSchemas } from "./product.ts"
import { productCategorySchemas } from "./product-category.ts"
import { productCollectionSchemas } from "./product-collection.ts"
import { productOptionSchemas } from "./product-option.ts"
import { productTagSchemas } from "./product-tag.ts"
import { productTypeSchemas } from "./product-type.ts"
import { productVariantSchemas } from "./product-variant.ts"
import { promotionSchemas } from "./promotion.ts"
import { propertyLabelSchemas } from "./property-label.ts"
import { refundReasonSchemas } from "./refund-reason.ts"
import { regionSchemas } from "./region.ts"
import { reservationSchemas } from "./reservation.ts"
import { returnSchemas } from "./return.ts"
import { returnReasonSchemas } from "./return-reason.ts"
import { salesChannelSchemas } from "./sales-channel.ts"
import { searchSchemas } from "./search.ts"
import { shippingOptionSchemas } from "./shipping-option.ts"
import { shippingOptionTypeSchemas } from "./shipping-option-type.ts"
import { shippingProfileSchemas } from "./shipping-profile.ts"
import { stockLocationSchemas } from "./stock-location.ts"
import { storeSchemas } from "./store.ts"
import { taxProviderSchemas } from "./tax-provider.ts"
import { taxRateSchemas } from "./tax-rate.ts"
import { taxRegionSchemas } from "./tax-region.ts"
import { translationSchemas } from "./translation.ts"
import { uploadSchemas } from "./upload.ts"
import { userSchemas } from "./user.ts"
import { viewsSchemas } from "./views.ts"
import { workflowExecutionSchemas } from "./workflow-execution.ts"

export const adminSchemas = {
  apiKey: apiKeySchemas,
  campaign: campaignSchemas,
  claim: claimSchemas,
  currency: currencySchemas,
  customer: customerSchemas,
  customerGroup: customerGroupSchemas,
  draftOrder: draftOrderSchemas,
  exchange: exchangeSchemas,
  featureFlag: featureFlagSchemas,
  fulfillment: fulfillmentSchemas,
  fulfillmentProvider: fulfillmentProviderSchemas,
  fulfillmentSet: fulfillmentSetSchemas,
  indexEngine: indexEngineSchemas,
  inventoryItem: inventoryItemSchemas,
  invite: inviteSchemas,
  layouts: layoutsSchemas,
  locale: localeSchemas,
  notification: notificationSchemas,
  order: orderSchemas,
  orderEdit: orderEditSchemas,
  payment: paymentSchemas,
  paymentCollection: paymentCollectionSchemas,
  plugin: pluginSchemas,
  priceList: priceListSchemas,
  pricePreference: pricePreferenceSchemas,
  product: productSchemas,
  productCategory: productCategorySchemas,
  productCollection: productCollectionSchemas,
  productOption: productOptionSchemas,
  productTag: productTagSchemas,
  productType: productTypeSchemas,
  productVariant: productVariantSchemas,
  promotion: promotionSchemas,
  propertyLabel: propertyLabelSchemas,
  refundReason: refundReasonSchemas,
  region: regionSchemas,
  reservation: reservationSchemas,
  return: returnSchemas,
  returnReason: returnReasonSchemas,
  salesChannel: salesChannelSchemas,
  search: searchSchemas,
  shippingOption: shippingOptionSchemas,
  shippingOptionType: shippingOptionTypeSchemas,
  shippingProfile: shippingProfileSchemas,
  stockLocation: stockLocationSchemas,
  store: storeSchemas,
  taxProvider: taxProviderSchemas,
  taxRate: taxRateSchemas,
  taxRegion: taxRegionSchemas,
  translation: translationSchemas,
  upload: uploadSchemas,
  user: userSchemas,
  views: viewsSchemas,
  workflowExecution: workflowExecutionSchemas,
} as const
