import { cartEndpoints } from "./cart.endpoints.ts"
import { categoryEndpoints } from "./category.endpoints.ts"
import { collectionEndpoints } from "./collection.endpoints.ts"
import { currencyEndpoints } from "./currency.endpoints.ts"
import { customerEndpoints } from "./customer.endpoints.ts"
import { fulfillmentEndpoints } from "./fulfillment.endpoints.ts"
import { hookEndpoints } from "./hook.endpoints.ts"
import { localeEndpoints } from "./locale.endpoints.ts"
import { orderEndpoints } from "./order.endpoints.ts"
import { paymentEndpoints } from "./payment.endpoints.ts"
import { productEndpoints } from "./product.endpoints.ts"
import { productOptionEndpoints } from "./product-option.endpoints.ts"
import { productTagEndpoints } from "./product-tag.endpoints.ts"
import { productTypeEndpoints } from "./product-type.endpoints.ts"
import { productVariantEndpoints } from "./product-variant.endpoints.ts"
import { regionEndpoints } from "./region.endpoints.ts"
import { returnEndpoints } from "./return.endpoints.ts"
import { returnReasonEndpoints } from "./return-reason.endpoints.ts"
import { searchEndpoints } from "./search.endpoints.ts"

export const storeEndpoints = {
  cart: cartEndpoints,
  category: categoryEndpoints,
  collection: collectionEndpoints,
  currency: currencyEndpoints,
  customer: customerEndpoints,
  fulfillment: fulfillmentEndpoints,
  hook: hookEndpoints,
  locale: localeEndpoints,
  order: orderEndpoints,
  payment: paymentEndpoints,
  product: productEndpoints,
  productOption: productOptionEndpoints,
  productTag: productTagEndpoints,
  productType: productTypeEndpoints,
  productVariant: productVariantEndpoints,
  region: regionEndpoints,
  return: returnEndpoints,
  returnReason: returnReasonEndpoints,
  search: searchEndpoints,
} as const
