/**
 * What extensions of the storefront import, as `fennmark/store`. These names follow semantic versioning; everything else
 * in the project may change at any time.
 */
import type { StoreExtension } from "#store/extensions/store-extensions.ts"

export { storeSdk } from "#store/api/client.ts"
export type { OrderCheck, StoreExtension, StoreSlots } from "#store/extensions/store-extensions.ts"
export { type CartField, useCartField } from "#store/extensions/use-cart-field.ts"

/** Describes what an extension adds to the storefront: the default export of its `store.tsx`. */
export const defineExtension = (extension: StoreExtension): StoreExtension => extension
