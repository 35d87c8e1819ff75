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
/** The hook of a payment provider is called by the provider, who has no key. */
const store = operations.filter(({ row }) => row.path.startsWith("/store/"))

const UNAUTHORIZED = [401, { message: "Unauthorized" }]

/** What each operation answers to this caller, as far as it is not what is expected. */
async function others(backend: Backend, list: readonly Operation[], caller: Caller, expected: unknown) {
  const found: [string, unknown][] = []
  for (const { route, row } of list) {
    const answer = await send(backend, row.method, row.path.replace(/:\w+/g, "unknown_1"), { ...caller, body: {} })
    if (JSON.stringify(answer) !== JSON.stringify(expected)) found.push([route, answer])
  }
  return found
}

describe("the back-office", () => {
  let backend: Backend
  beforeEach(() => {
    backend = createBackend({ scenario: "empty", seed: 3 })
  })

  it("lets nobody in without a login", async () => {
    expect(await others(backend, admin, {}, UNAUTHORIZED)).toEqual([])
  })

  it("lets in neither customers nor logins without a user", async () => {
    const shopper = await customer(backend, "shopper@example.com")
    expect(await others(backend, admin, { token: shopper.token }, UNAUTHORIZED)).toEqual([])
    const stranger = await register(backend, "user", "stranger@example.com")
    expect(await others(backend, admin, { token: stranger }, UNAUTHORIZED)).toEqual([])
  })

  it("lets in no token that was bent, and none that is over", async () => {
    const token = await login(backend, "user")
    const [head, claims, signature] = token.split(".") as [string, string, string]
    const forged = btoa(atob(claims.replaceAll("-", "+").replaceAll("_", "/")).replace("user_", "user_0")).replace(
      /=+$/,
      "",
    )
    expect(await others(backend, admin, { token: `${head}.${forged}.${signature}` }, UNAUTHORIZED)).toEqual([])
    const none = btoa('{"alg":"none","typ":"JWT"}').replace(/=+$/, "")
    expect(await others(backend, admin, { token: `${none}.${claims}.` }, UNAUTHORIZED)).toEqual([])
    backend.db.clock.move(25 * 60 * 60 * 1000)
    expect(await others(backend, admin, { token }, UNAUTHORIZED)).toEqual([])
  })

  it("takes a secret key until it is revoked, but not as a token", async () => {
    const token = await login(backend, "user")
    const made = await send(backend, "POST", "/admin/api-keys", { token, body: { title: "Robot", type: "secret" } })
    const { id, token: secret } = (made[1] as { api_key: { id: string; token: string } }).api_key
    const ask = (authorization: string) => send(backend, "GET", "/admin/regions", { authorization })
    expect((await ask(`Basic ${secret}`))[0]).toBe(200)
    expect((await ask(`Basic ${btoa(`${secret}:`)}`))[0]).toBe(200)
    expect((await ask(`Bearer ${secret}`))[0]).toBe(401)
    await send(backend, "POST", `/admin/api-keys/${id}/revoke`, { token, body: {} })
    expect(await others(backend, admin, { authorization: `Basic ${secret}` }, UNAUTHORIZED)).toEqual([])
  })

  it("takes a session's cookie until it is ended or over", async () => {
    const token = await login(backend, "user")
    const opened = await send(backend, "POST", "/auth/session", { token, body: {} })
    const cookie = String(opened[2])
    expect(cookie).toMatch(/^connect\.sid=.+HttpOnly; SameSite=Lax$/)
    const ask = () => send(backend, "GET", "/admin/users/me", { cookie })
    expect((await ask())[0]).toBe(200)
    backend.db.clock.move(9 * 60 * 60 * 1000)
    expect((await ask())[0]).toBe(200)
    await send(backend, "DELETE", "/auth/session", { cookie })
    expect(await ask()).toEqual(UNAUTHORIZED)
  })
})

describe("the storefront", () => {
  let backend: Backend
  beforeEach(() => {
    backend = createBackend({ scenario: "empty", seed: 3 })
  })

  it("answers nothing without a publishable key", async () => {
    const message =
      "Publishable API key required in the request header: x-publishable-api-key. You can manage your keys in settings in the dashboard."
    expect(await others(backend, store, {}, [400, { type: "not_allowed", message }])).toEqual([])
  })

  it("answers nothing to an unknown key, a secret one or one that is revoked", async () => {
    const refused = [
      400,
      { type: "not_allowed", message: "A valid publishable key is required to proceed with the request" },
    ]
    expect(await others(backend, store, { key: "pk_unknown" }, refused)).toEqual([])
    const token = await login(backend, "user")
    const made = await send(backend, "POST", "/admin/api-keys", { token, body: { title: "Robot", type: "secret" } })
    const { token: secret } = (made[1] as { api_key: { token: string } }).api_key
    expect(await others(backend, store, { key: secret }, refused)).toEqual([])
    const id = backend.db.tables.apiKey.first("token", PUBLISHABLE_KEY)?.id
    await send(backend, "POST", `/admin/api-keys/${id}/revoke`, { token, body: {} })
    expect(await others(backend, store, { key: PUBLISHABLE_KEY }, refused)).toEqual([])
  })

  it("shows nobody an account but the customer", async () => {
    const key = PUBLISHABLE_KEY
    expect(MEMBERS_ONLY.length).toBe(11)
    expect(await others(backend, MEMBERS_ONLY, { key }, UNAUTHORIZED)).toEqual([])
    expect(await others(backend, MEMBERS_ONLY, { key, token: await login(backend, "user") }, UNAUTHORIZED)).toEqual([])
    const stranger = await register(backend, "customer", "stranger@example.com")
    expect(await others(backend, MEMBERS_ONLY, { key, token: stranger }, UNAUTHORIZED)).toEqual([])
  })
})
