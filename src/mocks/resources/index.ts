import { apiKeyRoutes } from "./admin/api-key.ts"
import { campaignRoutes } from "./admin/campaign.ts"
import { claimRoutes } from "./admin/claim.ts"
import { currencyRoutes } from "./admin/currency.ts"
import { customerRoutes } from "./admin/customer.ts"
import { customerGroupRoutes } from "./admin/customer-group.ts"
import { draftOrderRoutes } from "./admin/draft-order.ts"
import { exchangeRoutes } from "./admin/exchange.ts"
import { featureFlagRoutes } from "./admin/feature-flag.ts"
import { fulfillmentRoutes } from "./admin/fulfillment.ts"
import { fulfillmentProviderRoutes } from "./admin/fulfillment-provider.ts"
import { fulfillmentSetRoutes } from "./admin/fulfillment-set.ts"
import { indexEngineRoutes } from "./admin/index-engine.ts"
import { inventoryItemRoutes } from "./admin/inventory-item.ts"
import { inviteRoutes } from "./admin/invite.ts"
import { layoutsRoutes } from "./admin/layouts.ts"
import { localeRoutes } from "./admin/locale.ts"
import { notificationRoutes } from "./admin/notification.ts"
import { orderRoutes } from "./admin/order.ts"
import { orderEditRoutes } from "./admin/order-edit.ts"
import { paymentRoutes } from "./admin/payment.ts"
import { paymentCollectionRoutes } from "./admin/payment-collection.ts"
import { pluginRoutes } from "./admin/plugin.ts"
import { priceListRoutes } from "./admin/price-list.ts"
import { pricePreferenceRoutes } from "./admin/price-preference.ts"
import { productRoutes } from "./admin/product.ts"
import { productCategoryRoutes } from "./admin/product-category.ts"
import { productCollectionRoutes } from "./admin/product-collection.ts"
import { productOptionRoutes } from "./admin/product-option.ts"
import { productTagRoutes } from "./admin/product-tag.ts"
import { productTypeRoutes } from "./admin/product-type.ts"
import { productVariantRoutes } from "./admin/product-variant.ts"
import { promotionRoutes } from "./admin/promotion.ts"
import { propertyLabelRoutes } from "./admin/property-label.ts"
import { refundReasonRoutes } from "./admin/refund-reason.ts"
import { regionRoutes } from "./admin/region.ts"
import { reservationRoutes } from "./admin/reservation.ts"
import { returnRoutes } from "./admin/return.ts"
import { returnReasonRoutes } from "./admin/return-reason.ts"
import { salesChannelRoutes } from "./admin/sales-channel.ts"
import { searchRoutes } from "./admin/search.ts"
import { shippingOptionRoutes } from "./admin/shipping-option.ts"
import { shippingOptionTypeRoutes } from "./admin/shipping-option-type.ts"
import { shippingProfileRoutes } from "./admin/shipping-profile.ts"
import { stockLocationRoutes } from "./admin/stock-location.ts"
import { storeRoutes } from "./admin/store.ts"
import { taxProviderRoutes } from "./admin/tax-provider.ts"
import { taxRateRoutes } from "./admin/tax-rate.ts"
import { taxRegionRoutes } from "./admin/tax-region.ts"
import { translationRoutes } from "./admin/translation.ts"
import { uploadRoutes } from "./admin/upload.ts"
import { userRoutes } from "./admin/user.ts"
import { viewsRoutes } from "./admin/views.ts"
import { workflowExecutionRoutes } from "./admin/workflow-execution.ts"
import { identityRoutes } from "./auth/identity.ts"
import { mfaRoutes } from "./auth/mfa.ts"
import { verificationRoutes } from "./auth/verification.ts"
import type { Route } from "./implement.ts"
import { cartRoutes } from "./store/cart.ts"
import { categoryRoutes as storeCategoryRoutes } from "./store/category.ts"
import { collectionRoutes as storeCollectionRoutes } from "./store/collection.ts"
import { currencyRoutes as storeCurrencyRoutes } from "./store/currency.ts"
import { customerRoutes as storeCustomerRoutes } from "./store/customer.ts"
import { fulfillmentRoutes as storeFulfillmentRoutes } from "./store/fulfillment.ts"
import { hookRoutes } from "./store/hook.ts"
import { localeRoutes as storeLocaleRoutes } from "./store/locale.ts"
import { orderRoutes as storeOrderRoutes } from "./store/order.ts"
import { orderTransferRoutes } from "./store/order-transfer.ts"
import { paymentRoutes as storePaymentRoutes } from "./store/payment.ts"
import { productRoutes as storeProductRoutes } from "./store/product.ts"
import { productOptionRoutes as storeProductOptionRoutes } from "./store/product-option.ts"
import { productTagRoutes as storeProductTagRoutes } from "./store/product-tag.ts"
import { productTypeRoutes as storeProductTypeRoutes } from "./store/product-type.ts"
import { productVariantRoutes as storeProductVariantRoutes } from "./store/product-variant.ts"
import { regionRoutes as storeRegionRoutes } from "./store/region.ts"
import { returnRoutes as storeReturnRoutes } from "./store/return.ts"
import { returnReasonRoutes as storeReturnReasonRoutes } from "./store/return-reason.ts"
import { searchRoutes as storeSearchRoutes } from "./store/search.ts"

/** All routes of the backend. */
export const resources: readonly Route[] = [
  ...cartRoutes,
  ...storeFulfillmentRoutes,
  ...storeOrderRoutes,
  ...storePaymentRoutes,
  ...storeCategoryRoutes,
  ...storeCollectionRoutes,
  ...storeProductRoutes,
  ...storeProductOptionRoutes,
  ...storeProductTagRoutes,
  ...storeProductTypeRoutes,
  ...storeProductVariantRoutes,
  ...apiKeyRoutes,
  ...campaignRoutes,
  ...claimRoutes,
  ...currencyRoutes,
  ...customerGroupRoutes,
  ...customerRoutes,
  ...draftOrderRoutes,
  ...exchangeRoutes,
  ...featureFlagRoutes,
  ...fulfillmentRoutes,
  ...fulfillmentProviderRoutes,
  ...fulfillmentSetRoutes,
  ...indexEngineRoutes,
  ...inventoryItemRoutes,
  ...inviteRoutes,
  ...layoutsRoutes,
  ...localeRoutes,
  ...notificationRoutes,
  ...orderEditRoutes,
  ...orderRoutes,
  ...orderTransferRoutes,
  ...paymentCollectionRoutes,
  ...paymentRoutes,
  ...pluginRoutes,
  ...priceListRoutes,
  ...pricePreferenceRoutes,
  ...productCategoryRoutes,
  ...productCollectionRoutes,
  ...productOptionRoutes,
  ...productTagRoutes,
  ...productTypeRoutes,
  ...productVariantRoutes,
  ...productRoutes,
  ...promotionRoutes,
  ...propertyLabelRoutes,
  ...refundReasonRoutes,
  ...regionRoutes,
  ...reservationRoutes,
  ...returnReasonRoutes,
  ...returnRoutes,
  ...salesChannelRoutes,
  ...searchRoutes,
  ...shippingOptionTypeRoutes,
  ...shippingOptionRoutes,
  ...shippingProfileRoutes,
  ...stockLocationRoutes,
  ...storeRoutes,
  ...taxProviderRoutes,
  ...taxRateRoutes,
  ...taxRegionRoutes,
  ...translationRoutes,
  ...uploadRoutes,
  ...userRoutes,
  ...viewsRoutes,
  ...workflowExecutionRoutes,
  ...identityRoutes,
  ...mfaRoutes,
  ...verificationRoutes,
  ...storeLocaleRoutes,
  ...hookRoutes,
  ...storeCurrencyRoutes,
  ...storeCustomerRoutes,
  ...storeRegionRoutes,
  ...storeReturnReasonRoutes,
  ...storeSearchRoutes,
  ...storeReturnRoutes,
]
