// Written by `npm run docs:api` from the endpoint tables and their schemas.
import type { ApiKey } from "./admin/api-key.ts"
import type { Campaign } from "./admin/campaign.ts"
import type { Claim } from "./admin/claim.ts"
import type { Currency } from "./admin/currency.ts"
import type { Customer } from "./admin/customer.ts"
import type { CustomerGroup } from "./admin/customer-group.ts"
import type { DraftOrder } from "./admin/draft-order.ts"
import type { Exchange } from "./admin/exchange.ts"
import type { FeatureFlag } from "./admin/feature-flag.ts"
import type { Fulfillment } from "./admin/fulfillment.ts"
import type { FulfillmentProvider } from "./admin/fulfillment-provider.ts"
import type { FulfillmentSet } from "./admin/fulfillment-set.ts"
import type { IndexEngine } from "./admin/index-engine.ts"
import type { InventoryItem } from "./admin/inventory-item.ts"
import type { Invite } from "./admin/invite.ts"
import type { Layouts } from "./admin/layouts.ts"
import type { Locale } from "./admin/locale.ts"
import type { Notification } from "./admin/notification.ts"
import type { Order } from "./admin/order.ts"
import type { OrderEdit } from "./admin/order-edit.ts"
import type { Payment } from "./admin/payment.ts"
import type { PaymentCollection } from "./admin/payment-collection.ts"
import type { Plugin } from "./admin/plugin.ts"
import type { PriceList } from "./admin/price-list.ts"
import type { PricePreference } from "./admin/price-preference.ts"
import type { Product } from "./admin/product.ts"
import type { ProductCategory } from "./admin/product-category.ts"
import type { ProductCollection } from "./admin/product-collection.ts"
import type { ProductOption } from "./admin/product-option.ts"
import type { ProductTag } from "./admin/product-tag.ts"
import type { ProductType } from "./admin/product-type.ts"
import type { ProductVariant } from "./admin/product-variant.ts"
import type { Promotion } from "./admin/promotion.ts"
import type { PropertyLabel } from "./admin/property-label.ts"
import type { RefundReason } from "./admin/refund-reason.ts"
import type { Region } from "./admin/region.ts"
import type { Reservation } from "./admin/reservation.ts"
import type { Return } from "./admin/return.ts"
import type { ReturnReason } from "./admin/return-reason.ts"
import type { SalesChannel } from "./admin/sales-channel.ts"
import type { Search } from "./admin/search.ts"
import type { ShippingOption } from "./admin/shipping-option.ts"
import type { ShippingOptionType } from "./admin/shipping-option-type.ts"
import type { ShippingProfile } from "./admin/shipping-profile.ts"
import type { StockLocation } from "./admin/stock-location.ts"
import type { Store } from "./admin/store.ts"
import type { TaxProvider } from "./admin/tax-provider.ts"
import type { TaxRate } from "./admin/tax-rate.ts"
import type { TaxRegion } from "./admin/tax-region.ts"
import type { Translation } from "./admin/translation.ts"
import type { Upload } from "./admin/upload.ts"
import type { User } from "./admin/user.ts"
import type { Views } from "./admin/views.ts"
import type { WorkflowExecution } from "./admin/workflow-execution.ts"

export interface AdminMethods {
  readonly apiKey: ApiKey
  readonly campaign: Campaign
  readonly claim: Claim
  readonly currency: Currency
  readonly customer: Customer
  readonly customerGroup: CustomerGroup
  readonly draftOrder: DraftOrder
  readonly exchange: Exchange
  readonly featureFlag: FeatureFlag
  readonly fulfillment: Fulfillment
  readonly fulfillmentProvider: FulfillmentProvider
  readonly fulfillmentSet: FulfillmentSet
  readonly indexEngine: IndexEngine
  readonly inventoryItem: InventoryItem
  readonly invite: Invite
  readonly layouts: Layouts
  readonly locale: Locale
  readonly notification: Notification
  readonly order: Order
  readonly orderEdit: OrderEdit
  readonly payment: Payment
  readonly paymentCollection: PaymentCollection
  readonly plugin: Plugin
  readonly priceList: PriceList
  readonly pricePreference: PricePreference
  readonly product: Product
  readonly productCategory: ProductCategory
  readonly productCollection: ProductCollection
  readonly productOption: ProductOption
  readonly productTag: ProductTag
  readonly productType: ProductType
  readonly productVariant: ProductVariant
  readonly promotion: Promotion
  readonly propertyLabel: PropertyLabel
  readonly refundReason: RefundReason
  readonly region: Region
  readonly reservation: Reservation
  readonly return: Return
  readonly returnReason: ReturnReason
  readonly salesChannel: SalesChannel
  readonly search: Search
  readonly shippingOption: ShippingOption
  readonly shippingOptionType: ShippingOptionType
  readonly shippingProfile: ShippingProfile
  readonly stockLocation: StockLocation
  readonly store: Store
  readonly taxProvider: TaxProvider
  readonly taxRate: TaxRate
  readonly taxRegion: TaxRegion
  readonly translation: Translation
  readonly upload: Upload
  readonly user: User
  readonly views: Views
  readonly workflowExecution: WorkflowExecution
}
