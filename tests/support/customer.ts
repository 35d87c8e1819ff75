import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createStoreSdk } from "#sdk/store.ts"
import { fetchOf, type LiveShop } from "./live-shop.ts"

const CUSTOMER = { actor_type: "customer", auth_provider: "emailpass" } as const

/** Registers a customer with an account; returns a signed-in client. */
export async function signUpCustomer(shop: LiveShop, email: string, password = "a-long-secret") {
  const sdk = createStoreSdk({
    baseUrl: "http://shop.test",
    publishableKey: PUBLISHABLE_KEY,
    fetch: fetchOf(shop.backend),
    retries: 0,
    auth: { storage: "memory" },
  })
  await sdk.auth.register({ ...CUSTOMER, body: { email, password } })
  await sdk.store.customer.create({ body: { email, first_name: "Nora", last_name: "New" } })
  await sdk.auth.login({ ...CUSTOMER, body: { email, password } })
  return sdk
}
