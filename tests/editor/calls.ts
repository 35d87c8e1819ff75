import { createStoreSdk } from "#sdk/store.ts"

/** Calls over which hover.test.ts holds the pointer. */
const { auth, store } = createStoreSdk({ baseUrl: "http://localhost:9000" })
export const completeCart = () => store.cart.complete({ id: "cart_1" })
export const requestReset = auth.resetPassword
export const refreshToken = () => auth.refresh()
