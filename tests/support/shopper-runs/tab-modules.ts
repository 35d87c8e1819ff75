/** What one tab of the store runs. Each tab imports its own copy, so the tabs share nothing but the browser's storage. */
export { createCheckoutMachine } from "#machines/checkout/checkout.machine.ts"
export { storeSdk } from "#routes/_store/-api/client.ts"
export { cartQuery, cartQueue, forgetCart, lostCartQuery } from "#routes/_store/-cart/cart.ts"
export { copyCart } from "#routes/_store/-cart/cart-link.ts"
export { announceCart, oneTabAtATime, watchOtherTabs } from "#routes/_store/-cart/cart-tabs.ts"
export { addAddress } from "#routes/_store/-customer/address-book.ts"
export { customerQuery } from "#routes/_store/-customer/customer.ts"
export { signIn, signOut } from "#routes/_store/-customer/session.ts"
export { moveCart } from "#routes/_store/-market/move-cart.ts"
export { marketOf, regionsQuery, wantedCountry } from "#routes/_store/-market/region.ts"
export { ordersQuery } from "#routes/_store/-order/order.ts"
export { followVisit } from "#routes/_store/-visit/follow-visit.ts"
export {
  currentOwner,
  hasSameVisitor,
  refreshVisit,
  rememberCountry,
  visit,
  watchVisit,
} from "#routes/_store/-visit/visit.ts"
