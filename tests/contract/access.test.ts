import { beforeEach, describe, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { type Caller, customer, login, register, send } from "#tests/support/callers.ts"
import { type Operation, operations } from "#tests/support/operations.ts"

const PUBLIC = new Set(["GET /admin/feature-flags", "POST /admin/invites/accept"])
const MEMBERS_ONLY = operations.filter(
  ({ route }) =>
    /^\w+ \/store\/customers\/me/.test(route) ||
    [
      "GET /store/orders",
      "POST /store/carts/:id/customer",
      "POST /store/orders/:id/transfer/cancel",
      "POST /store/orders/:id/transfer/request",
    ].includes(route),
)
const admin = operations.filter(({ area, route }) => area === "admin" && !PUBLIC.has(route))
/** Excludes the hook of payment providers, who call it without a key. */
const store = operations.filter(({ row }) => row.path.startsWith("/store/"))

const UNAUTHORIZED = [401, { message: "Unauthorized" }]

/** Operations whose response to this caller isn't the expected one, with that response. */
async function unexpectedResponses(backend: Backend, list: readonly Operation[], caller: Caller, expected: unknown) {
  const found: [string, unknown][] = []
  for (const { route, row } of list) {
    const answer = await send(backend, row.method, row.path.replace(/:\w+/g, "unknown_1"), { ...caller, body: {} })
    if (JSON.stringify(answer) !== JSON.stringify(expected)) found.push([route, answer])
  }
  return found
}

describe("the admin API", () => {
  let backend: Backend
  beforeEach(() => {
    backend = createBackend({ scenario: "empty", seed: 3 })
  })

  it("rejects requests without a login", async () => {
    expect(await unexpectedResponses(backend, admin, {}, UNAUTHORIZED)).toEqual([])
  })

  it("rejects customers and logins without a user", async () => {
    const shopper = await customer(backend, "shopper@example.com")
    expect(await unexpectedResponses(backend, admin, { token: shopper.token }, UNAUTHORIZED)).toEqual([])
    const stranger = await register(backend, "user", "stranger@example.com")
    expect(await unexpectedResponses(backend, admin, { token: stranger }, UNAUTHORIZED)).toEqual([])
  })

  it("rejects tampered and expired tokens", async () => {
    const token = await login(backend, "user")
    const [head, claims, signature] = token.split(".") as [string, string, string]
    const forged = btoa(atob(claims.replaceAll("-", "+").replaceAll("_", "/")).replace("user_", "user_0")).replace(
      /=+$/,
      "",
    )
    expect(
      await unexpectedResponses(backend, admin, { token: `${head}.${forged}.${signature}` }, UNAUTHORIZED),
    ).toEqual([])
    const none = btoa('{"alg":"none","typ":"JWT"}').replace(/=+$/, "")
    expect(await unexpectedResponses(backend, admin, { token: `${none}.${claims}.` }, UNAUTHORIZED)).toEqual([])
    backend.db.clock.advance(25 * 60 * 60 * 1000)
    expect(await unexpectedResponses(backend, admin, { token }, UNAUTHORIZED)).toEqual([])
  })

  it("accepts a secret key until it is revoked, but not as a bearer token", async () => {
    const token = await login(backend, "user")
    const made = await send(backend, "POST", "/admin/api-keys", { token, body: { title: "Robot", type: "secret" } })
    const { id, token: secret } = (made[1] as { api_key: { id: string; token: string } }).api_key
    const request = (authorization: string) => send(backend, "GET", "/admin/regions", { authorization })
    expect((await request(`Basic ${secret}`))[0]).toBe(200)
    expect((await request(`Basic ${btoa(`${secret}:`)}`))[0]).toBe(200)
    expect((await request(`Bearer ${secret}`))[0]).toBe(401)
    await send(backend, "POST", `/admin/api-keys/${id}/revoke`, { token, body: {} })
    expect(await unexpectedResponses(backend, admin, { authorization: `Basic ${secret}` }, UNAUTHORIZED)).toEqual([])
  })

  it("accepts a session cookie until the session is deleted", async () => {
    const token = await login(backend, "user")
    const opened = await send(backend, "POST", "/auth/session", { token, body: {} })
    const cookie = String(opened[2])
    expect(cookie).toMatch(/^connect\.sid=.+HttpOnly; SameSite=Lax$/)
    const request = () => send(backend, "GET", "/admin/users/me", { cookie })
    expect((await request())[0]).toBe(200)
    backend.db.clock.advance(9 * 60 * 60 * 1000)
    expect((await request())[0]).toBe(200)
    await send(backend, "DELETE", "/auth/session", { cookie })
    expect(await request()).toEqual(UNAUTHORIZED)
  })
})

describe("the store API", () => {
  let backend: Backend
  beforeEach(() => {
    backend = createBackend({ scenario: "empty", seed: 3 })
  })

  it("rejects requests without a publishable key", async () => {
    const message =
      "Publishable API key required in the request header: x-publishable-api-key. You can manage your keys in settings in the dashboard."
    expect(await unexpectedResponses(backend, store, {}, [400, { type: "not_allowed", message }])).toEqual([])
  })

  it("rejects an unknown, secret or revoked key", async () => {
    const refused = [
      400,
      { type: "not_allowed", message: "A valid publishable key is required to proceed with the request" },
    ]
    expect(await unexpectedResponses(backend, store, { key: "pk_unknown" }, refused)).toEqual([])
    const token = await login(backend, "user")
    const made = await send(backend, "POST", "/admin/api-keys", { token, body: { title: "Robot", type: "secret" } })
    const { token: secret } = (made[1] as { api_key: { token: string } }).api_key
    expect(await unexpectedResponses(backend, store, { key: secret }, refused)).toEqual([])
    const id = backend.db.tables.apiKey.first("token", PUBLISHABLE_KEY)?.id
    await send(backend, "POST", `/admin/api-keys/${id}/revoke`, { token, body: {} })
    expect(await unexpectedResponses(backend, store, { key: PUBLISHABLE_KEY }, refused)).toEqual([])
  })

  it("allows account operations only for customers", async () => {
    const key = PUBLISHABLE_KEY
    expect(MEMBERS_ONLY.length).toBe(11)
    expect(await unexpectedResponses(backend, MEMBERS_ONLY, { key }, UNAUTHORIZED)).toEqual([])
    expect(
      await unexpectedResponses(backend, MEMBERS_ONLY, { key, token: await login(backend, "user") }, UNAUTHORIZED),
    ).toEqual([])
    const stranger = await register(backend, "customer", "stranger@example.com")
    expect(await unexpectedResponses(backend, MEMBERS_ONLY, { key, token: stranger }, UNAUTHORIZED)).toEqual([])
  })
})
