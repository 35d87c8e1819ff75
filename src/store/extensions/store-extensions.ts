import { listed } from "virtual:extensions/store"
import type { ComponentType } from "react"
import { createExtensionList, type Described } from "#app/extensions/extension-list.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import type { Product } from "#schema/store/entities/catalog.ts"
import type { Customer } from "#schema/store/entities/customer.ts"
import type { Order } from "#schema/store/entities/order.ts"

/** Resolves with the reason if an order can't be placed yet. */
export type OrderCheck = () => Promise<string | undefined>

/** The places of the storefront that extensions can fill, with the props of a component there. */
export interface StoreSlots {
  /** Between the links and the icons of the header, on every page but the checkout. */
  header: object
  /** Below the columns of the footer. */
  footer: object
  /** Below the button that adds a product to the cart. */
  product: { readonly product: Product }
  /** Above the totals of the cart page. */
  cart: { readonly cart: Cart }
  /** Above the steps of the checkout. */
  checkout: { readonly cart: Cart }
  /** Above the order button. */
  review: {
    readonly cart: Cart
    /** Adds a check that runs when the shopper places the order; returns a function that removes it. */
    readonly beforeOrder: (check: OrderCheck) => () => void
  }
  /** Below the items of the order confirmation. */
  confirmation: { readonly order: Order }
  /** Below the items of an order in the account. */
  order: { readonly order: Order }
  /** At the end of the account's overview. */
  account: { readonly customer: Customer }
}

export type SlotName = keyof StoreSlots

/** What an extension adds to the storefront. */
export interface StoreExtension extends Described {
  readonly slots?: { readonly [Slot in SlotName]?: ComponentType<StoreSlots[Slot]> }
}

export const storeExtensions = createExtensionList<StoreExtension>(listed)
