import type { QueryClient } from "@tanstack/react-query"
import { deviceItem } from "#lib/device-items.ts"
import { withoutSignature } from "#lib/token-claims.ts"
import { toApiError } from "#sdk/error.ts"
import { bearer } from "#sdk/headers.ts"
import type { StoreSdk } from "#sdk/store.ts"
import { hasSessionCookie, openLogin, sessionSdk } from "#store/api/client.ts"
import { cartQueue, forgetCart, transferCart } from "#store/cart/cart.ts"
import { oneTabAtATime } from "#store/cart/cart-tabs.ts"
import { joinSavedCarts } from "#store/cart/join-carts.ts"
import { GUEST, ownerOf } from "#store/visit/owner.ts"
import { saveCart } from "#store/visit/saved-carts.ts"
import { checkOwner, endLogin, enterVisit, refreshVisit, visit } from "#store/visit/visit.ts"
import { customerQuery } from "./customer.ts"

const CUSTOMER = { actor_type: "customer", auth_provider: "emailpass" } as const
/** Minimum length of a password in this app; the server accepts any. */
export const MIN_PASSWORD = 8

/** Thrown when the credentials are valid but the customer can't be signed in. */
export class SignInIncomplete extends Error {
  readonly reason: "no-customer" | "second-step"
  constructor(reason: SignInIncomplete["reason"]) {
    super(`signing in stopped: ${reason}`)
    this.name = "NotEntered"
    this.reason = reason
  }
}
/** Thrown when an account with this email exists and has another password. */
export class AccountExists extends Error {
  override name = "AccountExists"
}

/** Loads the token's customer, transfers a guest's cart, and only then signs in on this device. */
async function completeSignIn(client: QueryClient, login: StoreSdk): Promise<void> {
  const token = await login.client.storage.get()
  if (!token) throw new SignInIncomplete("second-step")
  const owner = ownerOf(token)
  const { customer } = await login.store.customer.retrieve().catch((error: unknown) => {
    throw toApiError(error).status === 401 ? new SignInIncomplete("no-customer") : error
  })
  await cartQueue(client).idle()
  // The transfer changes the cart's email, so no other tab may place the order or sign in until this login is stored.
  await oneTabAtATime(async () => {
    // A login in another tab may have taken the guest's cart along.
    refreshVisit()
    await transferCart(client, login, owner)
    if (hasSessionCookie()) await sessionSdk().auth.createSession({}, { headers: bearer(token) })
    client.setQueryData(customerQuery(owner).queryKey, customer)
    enterVisit(hasSessionCookie() ? withoutSignature(token) : token)
  })
  await joinSavedCarts(client)
}

/** Signs in with the token of a login that has a customer. */
export async function signInWith(client: QueryClient, token: string): Promise<void> {
  const login = openLogin()
  await login.client.storage.set(token)
  await completeSignIn(client, login)
}

async function authenticate(login: StoreSdk, email: string, password: string): Promise<void> {
  const answer = await login.auth.login({ ...CUSTOMER, body: { email, password } })
  if (answer.token === undefined || answer.mfa_required || answer.verification_required)
    throw new SignInIncomplete("second-step")
}

export async function signIn(client: QueryClient, { email, password }: { email: string; password: string }) {
  const login = openLogin()
  await authenticate(login, email, password)
  await completeSignIn(client, login)
}

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly first_name: string
  readonly last_name: string
}

/**
 * Registers a login, then creates its customer. An attempt that was interrupted in between is continued by the next
 * one with the same password. Throws `AccountExists` if the email has a login with another password.
 */
export async function signUp(client: QueryClient, { email, password, ...person }: NewAccount): Promise<void> {
  const login = openLogin()
  let known = false
  try {
    await login.auth.register({ ...CUSTOMER, body: { email, password } })
  } catch (error) {
    if (toApiError(error).status !== 401) throw error
    await authenticate(login, email, password).catch((refusal: unknown) => {
      throw toApiError(refusal).status === 401 ? new AccountExists() : refusal
    })
    known = true
  }
  try {
    await login.store.customer.create({ body: { email, ...person } })
  } catch (error) {
    // The account already existed and the password is right, so the customer is signed in.
    if (!known || !["duplicate_error", "invalid_data"].includes(toApiError(error).type)) throw error
  }
  await authenticate(login, email, password)
  await completeSignIn(client, login)
}

/** Signs out on this device; the cart is kept for the customer's next sign-in. Throws if someone else is signed in. */
export async function signOut(client: QueryClient, leave: () => Promise<void>): Promise<void> {
  const { owner, cartId } = visit()
  checkOwner(owner)
  if (owner === GUEST) return leave()
  // The login ends on this device even if the server doesn't respond.
  if (hasSessionCookie())
    await sessionSdk()
      .auth.logout()
      .catch(() => undefined)
  if (cartId) {
    forgetCart(client, cartId)
    saveCart(owner, cartId)
  }
  deviceItem("transferRequests", owner).remove()
  endLogin(owner, "left")
  await leave()
}

/** Requests a password reset email; the response doesn't tell whether the account exists. */
export const requestPasswordReset = (email: string) =>
  openLogin().auth.resetPassword({ ...CUSTOMER, body: { identifier: email } })

/** Sets the password with the token from the reset email, then signs in. */
export async function resetPassword(client: QueryClient, token: string, email: string, password: string) {
  const headers = { authorization: `Bearer ${token}` }
  await openLogin().auth.updateProvider({ ...CUSTOMER, body: { password } }, { headers })
  await signIn(client, { email, password })
}
