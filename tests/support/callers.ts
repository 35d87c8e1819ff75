import type { Backend } from "#mocks/http/backend.ts"
import { ADMIN, PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"

/** Credentials of a request. */
export interface Caller {
  readonly token?: string
  readonly authorization?: string
  readonly key?: string
  readonly cookie?: string
}

/** Status and body of a response, with its cookie if it sets one. */
export type Answer = readonly [status: number, body: unknown, cookie?: string]

export async function send(
  backend: Backend,
  method: string,
  path: string,
  { token, authorization, key, cookie, body }: Caller & { readonly body?: unknown } = {},
): Promise<Answer> {
  const headers = new Headers()
  if (token ?? authorization) headers.set("authorization", authorization ?? `Bearer ${token}`)
  if (key) headers.set("x-publishable-api-key", key)
  if (cookie) headers.set("cookie", cookie.split(";")[0] ?? "")
  const init: RequestInit = { method, headers }
  if (body !== undefined && method !== "GET") {
    headers.set("content-type", "application/json")
    init.body = JSON.stringify(body)
  }
  const response = await backend.fetch(new Request(`http://shop.test${path}`, init))
  const text = await response.text()
  const isJson = response.headers.get("content-type")?.includes("json")
  const answer = [response.status, isJson ? JSON.parse(text) : text] as const
  const set = response.headers.get("set-cookie")
  return set === null ? answer : [...answer, set]
}

const tokenOf = ([, body]: Answer): string => (body as { token: string }).token

/** A token for the administrator by default, or for a customer with the given credentials. */
export const login = async (backend: Backend, actor: "user" | "customer", credentials: object = ADMIN) =>
  tokenOf(await send(backend, "POST", `/auth/${actor}/emailpass`, { body: credentials }))

/** A token of a login without a user or customer. */
export const register = async (backend: Backend, actor: "user" | "customer", email: string) =>
  tokenOf(await send(backend, "POST", `/auth/${actor}/emailpass/register`, { body: { email, password: "long words" } }))

/** Registers a customer with an account; returns its id, token and publishable key. */
export async function customer(backend: Backend, email: string): Promise<{ token: string; key: string; id: string }> {
  const stranger = await register(backend, "customer", email)
  const [, body] = await send(backend, "POST", "/store/customers", {
    token: stranger,
    key: PUBLISHABLE_KEY,
    body: { email },
  })
  const token = await login(backend, "customer", { email, password: "long words" })
  return { token, key: PUBLISHABLE_KEY, id: (body as { customer: { id: string } }).customer.id }
}
