// Data: who may call each store route, and what it answers by default.
import type { RouteFacts } from "./facts.ts"
import * as catalog from "./store-catalog-fields.ts"
import * as fields from "./store-fields.ts"

export const storeRoutes: Readonly<Record<string, RouteFacts>> = {
  "POST /store/carts": { auth: "key", fields: fields.storeCarts, allowed: fields.storeCartsAllowed },
  "GET /store/carts/:id": { auth: "key", fields: fields.storeCarts, allowed: fields.storeCartsAllowed },
  "POST /store/carts/:id": { auth: "key", fields: fields.storeCarts, allowed: fields.storeCartsAllowed },
  "POST /store/carts/:id/complete": { auth: "key", fields: fields.storeComplete, allowed: fields.storeCompleteAllowed },
  "POST /store/carts/:id/customer": { auth: "customer", fields: fields.storeCarts, allowed: fields.storeCartsAllowed },
  "POST /store/carts/:id/line-items": { auth: "key", fields: fields.storeCarts, allowed: fields.storeCartsAllowed },
  "DELETE /store/carts/:id/line-items/:line_id": {
    auth: "key",
    fields: fields.storeCarts,
    allowed: fields.storeCartsAllowed,
  },
  "POST /store/carts/:id/line-items/:line_id": {
    auth: "key",
    fields: fields.storeCarts,
    allowed: fields.storeCartsAllowed,
  },
  "DELETE /store/carts/:id/promotions": { auth: "key", fields: fields.storeCarts, allowed: fields.storeCartsAllowed },
  "POST /store/carts/:id/promotions": { auth: "key", fields: fields.storeCarts, allowed: fields.storeCartsAllowed },
  "POST /store/carts/:id/shipping-methods": {
    auth: "key",
    fields: fields.storeCarts,
    allowed: fields.storeCartsAllowed,
  },
  "POST /store/carts/:id/taxes": { auth: "key", fields: fields.storeCarts, allowed: fields.storeCartsAllowed },
  "GET /store/collections": {
    auth: "key",
    fields: catalog.storeCollectionsList,
    allowed: catalog.storeCollectionsAllowed,
    limit: 10,
    order: "-created_at",
  },
  "GET /store/collections/:id": {
    auth: "key",
    fields: catalog.storeCollectionsList,
    allowed: catalog.storeCollectionsAllowed,
  },
  "GET /store/currencies": {
    auth: "key",
    fields: catalog.storeCurrenciesList,
    allowed: catalog.storeCurrenciesAllowed,
    limit: 50,
  },
  "GET /store/currencies/:code": {
    auth: "key",
    fields: catalog.storeCurrenciesList,
    allowed: catalog.storeCurrenciesAllowed,
  },
  "POST /store/customers": {
    auth: "unregistered customer",
    fields: fields.storeCustomers,
    allowed: fields.storeCustomersAllowed,
  },
  "GET /store/customers/me": { auth: "customer", fields: fields.storeCustomers, allowed: fields.storeCustomersAllowed },
  "POST /store/customers/me": {
    auth: "customer",
    fields: fields.storeCustomers,
    allowed: fields.storeCustomersAllowed,
  },
  "GET /store/customers/me/addresses": {
    auth: "customer",
    fields: fields.storeAddressesList,
    allowed: fields.storeAddressesList,
    limit: 50,
  },
  "POST /store/customers/me/addresses": {
    auth: "customer",
    fields: fields.storeCustomers,
    allowed: fields.storeCustomersAllowed,
  },
  "DELETE /store/customers/me/addresses/:address_id": {
    auth: "customer",
    fields: fields.storeCustomers,
    allowed: fields.storeCustomersAllowed,
  },
  "GET /store/customers/me/addresses/:address_id": {
    auth: "customer",
    fields: fields.storeAddressesList,
    allowed: fields.storeAddressesList,
  },
  "POST /store/customers/me/addresses/:address_id": {
    auth: "customer",
    fields: fields.storeCustomers,
    allowed: fields.storeCustomersAllowed,
  },
  "POST /hooks/payment/:provider": { auth: "none" },
  "GET /store/locales": { auth: "key", flag: "unregistered" },
  "GET /store/orders": {
    auth: "customer",
    fields: fields.storeOrdersList,
    allowed: fields.storeOrdersAllowed,
    limit: 50,
  },
  "GET /store/orders/:id": { auth: "key", fields: fields.storeComplete, allowed: fields.storeCompleteAllowed },
  "POST /store/orders/:id/transfer/accept": {
    auth: "key",
    fields: fields.storeComplete,
    allowed: fields.storeCompleteAllowed,
  },
  "POST /store/orders/:id/transfer/cancel": {
    auth: "customer",
    fields: fields.storeComplete,
    allowed: fields.storeCompleteAllowed,
  },
  "POST /store/orders/:id/transfer/decline": {
    auth: "key",
    fields: fields.storeComplete,
    allowed: fields.storeCompleteAllowed,
  },
  "POST /store/orders/:id/transfer/request": {
    auth: "customer",
    fields: fields.storeComplete,
    allowed: fields.storeCompleteAllowed,
  },
  "POST /store/payment-collections": {
    auth: "key",
    fields: fields.storePaymentCollections,
    allowed: fields.storePaymentCollectionsAllowed,
  },
  "POST /store/payment-collections/:id/payment-sessions": {
    auth: "key",
    fields: fields.storePaymentCollections,
    allowed: fields.storePaymentCollectionsAllowed,
  },
  "GET /store/payment-providers": {
    auth: "key",
    fields: fields.storePaymentProvidersList,
    allowed: fields.storePaymentProvidersList,
    limit: 20,
  },
  "GET /store/product-categories": {
    auth: "key",
    fields: catalog.storeProductCategoriesList,
    allowed: catalog.storeProductCategoriesAllowed,
    limit: 50,
  },
  "GET /store/product-categories/:id": {
    auth: "key",
    fields: catalog.storeProductCategoriesList,
    allowed: catalog.storeProductCategoriesAllowed,
  },
  "GET /store/product-options": {
    auth: "key",
    fields: catalog.storeProductOptionsList,
    allowed: catalog.storeProductOptionsAllowed,
    limit: 50,
  },
  "GET /store/product-options/:id": {
    auth: "key",
    fields: catalog.storeProductOptionsList,
    allowed: catalog.storeProductOptionsAllowed,
  },
  "GET /store/product-tags": {
    auth: "key",
    fields: catalog.storeProductTagsList,
    allowed: catalog.storeProductTagsAllowed,
    limit: 50,
  },
  "GET /store/product-tags/:id": {
    auth: "key",
    fields: catalog.storeProductTagsList,
    allowed: catalog.storeProductTagsAllowed,
  },
  "GET /store/product-types": {
    auth: "key",
    fields: catalog.storeProductTagsList,
    allowed: catalog.storeProductTagsAllowed,
    limit: 50,
  },
  "GET /store/product-types/:id": {
    auth: "key",
    fields: catalog.storeProductTagsList,
    allowed: catalog.storeProductTagsAllowed,
  },
  "GET /store/product-variants": {
    auth: "key",
    fields: catalog.storeProductVariantsList,
    allowed: catalog.storeProductVariantsAllowed,
    limit: 20,
  },
  "GET /store/product-variants/:id": {
    auth: "key",
    fields: catalog.storeProductVariantsList,
    allowed: catalog.storeProductVariantsAllowed,
  },
  "GET /store/products": {
    auth: "key",
    fields: catalog.storeProductsList,
    allowed: catalog.storeProductsAllowed,
    limit: 50,
  },
  "GET /store/products/:id": { auth: "key", fields: catalog.storeProductsList, allowed: catalog.storeProductsAllowed },
  "GET /store/regions": {
    auth: "key",
    fields: catalog.storeRegionsList,
    allowed: catalog.storeRegionsAllowed,
    limit: 50,
  },
  "GET /store/regions/:id": { auth: "key", fields: catalog.storeRegionsList, allowed: catalog.storeRegionsAllowed },
  "GET /store/return-reasons": {
    auth: "key",
    fields: fields.storeReturnReasonsList,
    allowed: fields.storeReturnReasonsAllowed,
    limit: 20,
  },
  "GET /store/return-reasons/:id": {
    auth: "key",
    fields: fields.storeReturnReasonsList,
    allowed: fields.storeReturnReasonsAllowed,
  },
  "POST /store/returns": { auth: "key", fields: fields.storeReturns, allowed: fields.storeReturnsAllowed },
  "POST /store/search": { auth: "key" },
  "GET /store/shipping-options": { auth: "key", allowed: fields.storeShippingOptionsAllowed, limit: 20 },
  "POST /store/shipping-options/:id/calculate": {
    auth: "key",
    fields: fields.storeCalculate,
    allowed: fields.storeCalculateAllowed,
  },
}
