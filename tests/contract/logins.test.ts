import { beforeEach, describe, expect, it } from "vitest"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { type Answer, customer, login, register, send } from "#tests/support/callers.ts"

let backend: Backend
let token: string
beforeEach(async () => {
  backend = createBackend({ scenario: "empty", seed: 6 })
  token = await login(backend, "user")
})
const request = (method: string, path: string, body?: unknown, by: string | undefined = token) =>
  send(backend, method, path, { ...(by && { token: by }), body })
const refused = (status: number, type: string, message: string): Answer => [status, { type, message }]
const me = async () => ((await request("GET", "/admin/users/me"))[1] as { user: { id: string } }).user.id

describe("login methods", () => {
  it("are listed for a user", async () => {
    expect(await request("GET", `/admin/users/${await me()}/auth-providers`)).toEqual([
      200,
      { providers: ["emailpass"] },
    ])
    expect(await request("GET", "/admin/users/user_unknown/auth-providers")).toEqual([200, { providers: [] }])
  })

  it("reject an emailpass callback and a login without a password", async () => {
    const stranger = { body: {} }
    const bare = await send(backend, "GET", "/auth/customer/emailpass")
    expect(bare).toEqual(refused(401, "unauthorized", "Password should be a string"))
    const back = await send(backend, "POST", "/auth/customer/emailpass/callback", stranger)
    expect(back).toEqual(refused(401, "unauthorized", "Callback authentication not implemented for provider emailpass"))
  })

  it("don't create a user from an emailpass login without an invitation", async () => {
    const again = "The user is already registered and cannot create a new account."
    expect(await request("POST", "/auth/emailpass/user", {})).toEqual(refused(400, "invalid_data", again))
    const stranger = await register(backend, "user", "stranger@example.com")
    expect((await request("POST", "/auth/emailpass/user", {}, stranger))[0]).toBe(400)
    const shopper = await customer(backend, "shopper@example.com")
    expect(await request("POST", "/auth/emailpass/user", {}, shopper.token)).toEqual([401, { message: "Unauthorized" }])
  })
})

describe("a password reset by an administrator", () => {
  it("accepts its token once", async () => {
    const address = `/admin/users/${await me()}/reset-password`
    const [status, body] = await request("POST", address, {})
    expect(status).toBe(200)
    const reset = (body as { token: string }).token
    const choose = () => request("POST", "/auth/user/emailpass/update", { password: "a new secret" }, reset)
    expect(await choose()).toEqual([200, { success: true }])
    expect((await choose())[0]).toBe(401)
    const credentials = { email: "admin@example.com", password: "a new secret" }
    expect(await login(backend, "user", credentials)).toBeTypeOf("string")
  })

  it("requires an existing user", async () => {
    const nobody = refused(404, "not_found", "User with id: nobody was not found")
    expect(await request("POST", "/admin/users/nobody/reset-password", {})).toEqual(nobody)
  })
})

describe("multi-factor authentication", () => {
  const unknown = refused(404, "not_found", 'MFA factor with id "unknown" was not found')

  it("is unavailable on a server without an encryption key", async () => {
    expect(await request("GET", "/auth/mfa/factors")).toEqual([200, { mfa_factors: [] }])
    const message = "MFA encryption key is required to use MFA methods"
    expect(await request("POST", "/auth/mfa/factors", { provider: "totp" })).toEqual(
      refused(400, "invalid_data", message),
    )
    expect(await request("POST", "/auth/mfa/factors/unknown/verify", { code: "123456" })).toEqual(unknown)
    expect(await request("DELETE", "/auth/mfa/factors/unknown")).toEqual(unknown)
  })

  it("requires a factor for recovery codes and challenges", async () => {
    const first = refused(400, "not_allowed", "Recovery codes require an enabled MFA factor")
    expect(await request("POST", "/auth/mfa/recovery-codes", {})).toEqual(first)
    const address = "/auth/mfa/challenges/unknown/verify"
    const message = "Invalid request: Field 'method' is required"
    expect(await request("POST", address, { code: "123456" })).toEqual(refused(400, "invalid_data", message))
    const none = refused(404, "not_found", 'MFA challenge with id "unknown" was not found')
    expect(await request("POST", address, { code: "123456", method: "totp" })).toEqual(none)
  })
})

describe("email verification", () => {
  it("accepts the emailed code once", async () => {
    const shopper = await customer(backend, "shopper@example.com")
    const entity = { entity_id: "shopper@example.com", entity_type: "email" }
    const verification = { ...entity, code_provider: "token", verified_at: null }
    expect(await request("POST", "/auth/verification/request", entity, shopper.token)).toMatchObject([
      201,
      { verification },
    ])
    const confirm = (code: string) => send(backend, "POST", "/auth/verification/confirm", { body: { code } })
    const wrong = refused(400, "not_allowed", "Verification code is invalid or already used")
    expect(await confirm("guessed")).toEqual(wrong)
    const { data } = backend.db.tables.event.find(({ name }) => name.includes("verification")) ?? {}
    const { code } = data as { code: string }
    expect(await confirm(code)).toMatchObject([200, entity])
    expect(await confirm(code)).toEqual(wrong)
  })
})
