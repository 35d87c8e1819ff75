/** What one tab of the store runs. Each tab imports its own copy, so the tabs share nothing but the browser's storage. */
export { createCheckoutMachine } from "#machines/store/checkout/checkout.machine.ts"
export { addAddress } from "#store/account/address-book.ts"
export { customerQuery } from "#store/account/customer.ts"
export { signIn, signOut } from "#store/account/session.ts"
export { storeSdk } from "#store/api/client.ts"
export { cartQuery, cartQueue, forgetCart, lostCartQuery } from "#store/cart/cart.ts"
export { copyCart } from "#store/cart/cart-link.ts"
export { announceCart, oneTabAtATime, watchOtherTabs } from "#store/cart/cart-tabs.ts"
export { moveCart } from "#store/market/move-cart.ts"
export { marketOf, regionsQuery, wantedCountry } from "#store/market/region.ts"
export { ordersQuery } from "#store/order/order.ts"
export { followVisit } from "#store/visit/follow-visit.ts"
export {
  currentOwner,
  hasSameVisitor,
  refreshVisit,
  rememberCountry,
  visit,
  watchVisit,
} from "#store/visit/visit.ts"
