import type { QueryClient } from "@tanstack/react-query"
import { deviceItem } from "#lib/device-items.ts"
import { openLogin } from "#routes/_store/-api/client.ts"
import { cartQueue, forgetCart, joinCart } from "#routes/_store/-cart/cart.ts"
import { ownerOf } from "#routes/_store/-visit/owner.ts"
import { checkOwner, endLogin, enterVisit, visit } from "#routes/_store/-visit/visit.ts"
import { toApiError } from "#sdk/error.ts"
import type { StoreSdk } from "#sdk/store.ts"
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

/** The login has its token: reads whose it is, takes a guest's cart along, and only then signs in on this device. */
async function enter(client: QueryClient, login: StoreSdk): Promise<void> {
  const token = await login.client.storage.get()
  if (!token) throw new NotEntered("second-step")
  const owner = ownerOf(token)
  const { customer } = await login.store.customer.retrieve().catch((error: unknown) => {
    throw toApiError(error).status === 401 ? new NotEntered("no-customer") : error
  })
  await cartQueue(client).idle()
  await joinCart(client, login, owner)
  client.setQueryData(customerQuery(owner).queryKey, customer)
  enterVisit(token)
}

async function authenticate(login: StoreSdk, email: string, password: string): Promise<void> {
  const answer = await login.auth.login({ ...CUSTOMER, body: { email, password } })
  if (answer.token === undefined || answer.mfa_required || answer.verification_required)
    throw new NotEntered("second-step")
}

export async function signIn(client: QueryClient, { email, password }: { email: string; password: string }) {
  const login = openLogin()
  await authenticate(login, email, password)
  await enter(client, login)
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
    // The account was there already, and the password was its own: this is signing in.
    if (!known || !["duplicate_error", "invalid_data"].includes(toApiError(error).type)) throw error
  }
  await authenticate(login, email, password)
  await enter(client, login)
}

/** Signs out on this device. The cart was the customer's, and is forgotten. Throws where someone else is signed in by now. */
export async function signOut(client: QueryClient, leave: () => Promise<void>): Promise<void> {
  const { owner, cartId } = visit()
  checkOwner(owner)
  if (cartId) forgetCart(client, cartId)
  for (const name of ["savedCart", "transferRequests"] as const) deviceItem(name, owner).remove()
  endLogin(owner, "left")
  await leave()
}

/** Has the link sent; the answer is the same whether there is such an account or not. */
export const askForReset = (email: string) =>
  openLogin().auth.resetPassword({ ...CUSTOMER, body: { identifier: email } })

/** Sets the password with the token of such a link, then signs in. */
export async function resetPassword(client: QueryClient, token: string, email: string, password: string) {
  const headers = { authorization: `Bearer ${token}` }
  await openLogin().auth.updateProvider({ ...CUSTOMER, body: { password } }, { headers })
  await signIn(client, { email, password })
}
