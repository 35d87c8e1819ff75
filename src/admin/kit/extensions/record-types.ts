import type * as Sdk from "#sdk/entities.ts"

/** The records whose pages and lists extensions can add to, by name. */
export interface RecordTypes {
  "api-keys": Sdk.AdminApiKey
  campaigns: Sdk.AdminCampaign
  categories: Sdk.AdminProductCategory
  collections: Sdk.AdminCollection
  "customer-addresses": Sdk.AdminCustomerAddress
  "customer-groups": Sdk.AdminCustomerGroup
  customers: Sdk.AdminCustomer
  "draft-orders": Sdk.AdminDraftOrder
  inventory: Sdk.AdminInventoryItem
  notifications: Sdk.AdminNotification
  options: Sdk.AdminProductOption
  orders: Sdk.AdminOrder
  "price-lists": Sdk.AdminPriceList
  "product-tags": Sdk.AdminProductTag
  "product-types": Sdk.AdminProductType
  "product-variants": Sdk.AdminProductVariant
  products: Sdk.AdminProduct
  promotions: Sdk.AdminPromotion
  "refund-reasons": Sdk.AdminRefundReason
  regions: Sdk.AdminRegion
  reservations: Sdk.AdminReservation
  "return-reasons": Sdk.AdminReturnReason
  "sales-channels": Sdk.AdminSalesChannel
  "service-zones": Sdk.AdminServiceZone
  "shipping-option-types": Sdk.AdminShippingOptionType
  "shipping-options": Sdk.AdminShippingOption
  "shipping-profiles": Sdk.AdminShippingProfile
  "stock-locations": Sdk.AdminStockLocation
  "tax-rates": Sdk.AdminTaxRate
  "tax-regions": Sdk.AdminTaxRegion
  users: Sdk.AdminUser
  "workflow-runs": Sdk.AdminWorkflowExecution
}

export type RecordName = keyof RecordTypes

/** What a page or a list has loaded of a record. */
export type Loaded<Name extends RecordName> = Partial<RecordTypes[Name]> & { readonly id: string }

/** Paths of the lists that extensions can add columns to: those that the server filters by ids. */
export const listPaths = {
  collections: "collections",
  "customer-groups": "customer-groups",
  customers: "customers",
  "draft-orders": "draft-orders",
  inventory: "inventory-items",
  orders: "orders",
  "price-lists": "price-lists",
  "product-tags": "product-tags",
  "product-types": "product-types",
  products: "products",
  promotions: "promotions",
  regions: "regions",
  "sales-channels": "sales-channels",
  "stock-locations": "stock-locations",
} as const satisfies Partial<Record<RecordName, string>>

export type ListName = keyof typeof listPaths
