import type { QueryClient } from "@tanstack/react-query"
import { toApiError } from "#sdk/error.ts"
import { forgetCart, joinCart } from "./cart.ts"
import { storeSdk } from "./client.ts"
import { customerQuery } from "./customer.ts"

const CUSTOMER = { actor_type: "customer", auth_provider: "emailpass" } as const
/** The server takes any password; ours says what is worth one. */
export const MIN_PASSWORD = 8

/** A login that is right, and still opens no account. */
export class NotEntered extends Error {
  readonly reason: "no-customer" | "second-step"
  constructor(reason: NotEntered["reason"]) {
    super(`signing in stopped: ${reason}`)
    this.name = "NotEntered"
    this.reason = reason
  }
}
/** Somebody has an account with this e-mail address, and another password. */
export class AccountExists extends Error {
  override name = "AccountExists"
}

/** The token is there: who it belongs to, and the cart goes along. */
async function enter(client: QueryClient): Promise<void> {
  try {
    const { customer } = await storeSdk().store.customer.retrieve()
    forgetOthers(client)
    client.setQueryData(customerQuery.queryKey, customer)
  } catch (error) {
    if (toApiError(error).status !== 401) throw error
    await storeSdk().client.storage.clear()
    throw new NotEntered("no-customer")
  }
  await joinCart(client)
}

/** What was read as somebody else; an order that is on the screen stays there while it is read anew. */
const forgetOthers = (client: QueryClient): void => {
  client.removeQueries({ queryKey: ["store", "orders"] })
  void client.invalidateQueries({ queryKey: ["store", "order"] })
}

async function authenticate(email: string, password: string): Promise<void> {
  const answer = await storeSdk().auth.login({ ...CUSTOMER, body: { email, password } })
  if (answer.token !== undefined && !answer.mfa_required && !answer.verification_required) return
  await storeSdk().client.storage.clear()
  throw new NotEntered("second-step")
}

export async function signIn(client: QueryClient, { email, password }: { email: string; password: string }) {
  await authenticate(email, password)
  await enter(client)
}

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly first_name: string
  readonly last_name: string
}

/**
 * A login, then its customer. A try that was interrupted between the two is continued by the next one: the login exists
 * already then, and the same password proves whose it is.
 */
export async function signUp(client: QueryClient, { email, password, ...person }: NewAccount): Promise<void> {
  const { auth, store } = storeSdk()
  let known = false
  try {
    await auth.register({ ...CUSTOMER, body: { email, password } })
  } catch (error) {
    if (toApiError(error).status !== 401) throw error
    await authenticate(email, password).catch((refusal: unknown) => {
      throw toApiError(refusal).status === 401 ? new AccountExists() : refusal
    })
    known = true
  }
  try {
    await store.customer.create({ body: { email, ...person } })
  } catch (error) {
    // The account was there already, and the password was its own: this is signing in.
    if (!known || !["duplicate_error", "invalid_data"].includes(toApiError(error).type)) throw error
  }
  await authenticate(email, password)
  await enter(client)
}

/**
 * Says goodbye on this device: first the token, then away from what only a customer may see, then what was read. The cart
 * was the customer's and goes as well.
 */
export async function signOut(client: QueryClient, leave: () => Promise<void>): Promise<void> {
  await storeSdk().auth.logout()
  await leave()
  forgetCart(client)
  forgetOthers(client)
  client.setQueryData(customerQuery.queryKey, null)
}

/** Has the link sent; the answer is the same whether there is such an account or not. */
export const askForReset = (email: string) =>
  storeSdk().auth.resetPassword({ ...CUSTOMER, body: { identifier: email } })

/** Sets the password with the token of such a link, then signs in. */
export async function resetPassword(client: QueryClient, token: string, email: string, password: string) {
  const headers = { authorization: `Bearer ${token}` }
  await storeSdk().auth.updateProvider({ ...CUSTOMER, body: { password } }, { headers })
  await signIn(client, { email, password })
}
