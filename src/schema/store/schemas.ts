import { cartSchemas } from "./cart.ts"
import { categorySchemas } from "./category.ts"
import { collectionSchemas } from "./collection.ts"
import { currencySchemas } from "./currency.ts"
import { customerSchemas } from "./customer.ts"
import { fulfillmentSchemas } from "./fulfillment.ts"
import { hookSchemas } from "./hook.ts"
import { localeSchemas } from "./locale.ts"
import { orderSchemas } from "./order.ts"
import { paymentSchemas } from "./payment.ts"
import { productSchemas } from "./product.ts"
import { productOptionSchemas } from "./product-option.ts"
import { productTagSchemas } from "./product-tag.ts"
import { productTypeSchemas } from "./product-type.ts"
import { productVariantSchemas } from "./product-variant.ts"
import { regionSchemas } from "./region.ts"
import { returnSchemas } from "./return.ts"
import { returnReasonSchemas } from "./return-reason.ts"
import { searchSchemas } from "./search.ts"

export const storeSchemas = {
  cart: cartSchemas,
  category: categorySchemas,
  collection: collectionSchemas,
  currency: currencySchemas,
  customer: customerSchemas,
  fulfillment: fulfillmentSchemas,
  hook: hookSchemas,
  locale: localeSchemas,
  order: orderSchemas,
  payment: paymentSchemas,
  product: productSchemas,
  productOption: productOptionSchemas,
  productTag: productTagSchemas,
  productType: productTypeSchemas,
  productVariant: productVariantSchemas,
  region: regionSchemas,
  return: returnSchemas,
  returnReason: returnReasonSchemas,
  search: searchSchemas,
} as const
