// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { Cart } from "./store/cart.ts"
import type { Category } from "./store/category.ts"
import type { Collection } from "./store/collection.ts"
import type { Currency } from "./store/currency.ts"
import type { Customer } from "./store/customer.ts"
import type { Fulfillment } from "./store/fulfillment.ts"
import type { Hook } from "./store/hook.ts"
import type { Locale } from "./store/locale.ts"
import type { Order } from "./store/order.ts"
import type { Payment } from "./store/payment.ts"
import type { Product } from "./store/product.ts"
import type { ProductOption } from "./store/product-option.ts"
import type { ProductTag } from "./store/product-tag.ts"
import type { ProductType } from "./store/product-type.ts"
import type { ProductVariant } from "./store/product-variant.ts"
import type { Region } from "./store/region.ts"
import type { Return } from "./store/return.ts"
import type { ReturnReason } from "./store/return-reason.ts"
import type { Search } from "./store/search.ts"

export interface StoreMethods {
  readonly cart: Cart
  readonly category: Category
  readonly collection: Collection
  readonly currency: Currency
  readonly customer: Customer
  readonly fulfillment: Fulfillment
  readonly hook: Hook
  readonly locale: Locale
  readonly order: Order
  readonly payment: Payment
  readonly product: Product
  readonly productOption: ProductOption
  readonly productTag: ProductTag
  readonly productType: ProductType
  readonly productVariant: ProductVariant
  readonly region: Region
  readonly return: Return
  readonly returnReason: ReturnReason
  readonly search: Search
}
