import { beforeEach, describe, expect, it } from "vitest"
import { addAuthSettings } from "#mocks/domain/auth/auth-settings.ts"
import { codesOf } from "#mocks/domain/auth/mfa-codes.ts"
import { type Backend, createBackend } from "#mocks/http/backend.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { type Answer, customer, login, register, send } from "#tests/support/callers.ts"

let backend: Backend
let token: string
beforeEach(async () => {
  backend = createBackend({ scenario: "empty", seed: 6 })
  token = await login(backend, "user")
})
const request = (method: string, path: string, body?: unknown, bearer: string | undefined = token) =>
  send(backend, method, path, { ...(bearer && { token: bearer }), body })
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

describe("a server with second factors", () => {
  const credentials = { email: "admin@example.com", password: "supersecret" }
  const signIn = async () => (await send(backend, "POST", "/auth/user/emailpass", { body: credentials }))[1] as Pending
  interface Pending {
    token: string
    mfa_required?: boolean
    mfa_challenge: { id: string; methods: string[]; attempts: number; max_attempts: number }
  }
  const codeNow = () => codesOf(backend.db).at(-1)?.code ?? ""
  const wrongCode = () => String((Number(codeNow()) + 500_000) % 1_000_000).padStart(6, "0")
  let factor: string

  beforeEach(async () => {
    addAuthSettings(backend.db, "mfa")
    const [status, body] = await request("POST", "/auth/mfa/factors", { provider: "totp", label: "Ada" })
    const started = body as { mfa_factor: { id: string }; secret: string; otpauth_url: string }
    factor = started.mfa_factor.id
    expect([status, started.mfa_factor]).toMatchObject([200, { status: "pending", metadata: { label: "Ada" } }])
    expect(started.otpauth_url).toBe(`otpauth://totp/Medusa:Ada?secret=${started.secret}&issuer=Medusa`)
  })
  const enable = () => request("POST", `/auth/mfa/factors/${factor}/verify`, { code: codeNow() })

  it("enables a factor with a right code, and allows only one", async () => {
    expect((await signIn()).mfa_required).toBeUndefined()
    expect(await request("POST", `/auth/mfa/factors/${factor}/verify`, { code: wrongCode() })).toEqual(
      refused(400, "not_allowed", "Invalid TOTP code"),
    )
    expect(await enable()).toMatchObject([200, { mfa_factor: { id: factor, status: "enabled" } }])
    expect(await request("POST", "/auth/mfa/factors", { provider: "totp" })).toEqual(
      refused(400, "not_allowed", "An active TOTP factor already exists for this auth identity"),
    )
  })

  it("gives a sign-in a token without an actor until the second step is done", async () => {
    await enable()
    const pending = await signIn()
    expect(pending).toMatchObject({ mfa_required: true, mfa_challenge: { methods: ["totp"], attempts: 0 } })
    const missing = { message: "MFA verification is required to complete this request" }
    expect(await request("GET", "/auth/mfa/factors", undefined, pending.token)).toEqual([401, missing])
    const path = `/auth/mfa/challenges/${pending.mfa_challenge.id}/verify`
    const [status, body] = await request("POST", path, { method: "totp", code: codeNow() }, pending.token)
    expect(status).toBe(200)
    const { token: full } = body as { token: string }
    expect((await request("GET", "/admin/users/me", undefined, full))[0]).toBe(200)
    const renewed = (await request("POST", "/auth/token/refresh", undefined, full))[1] as { token: string }
    expect((await request("GET", "/auth/mfa/factors", undefined, renewed.token))[0]).toBe(200)
    expect(await request("POST", path, { method: "totp", code: codeNow() }, pending.token)).toEqual(
      refused(400, "not_allowed", "MFA challenge has already been completed"),
    )
  })

  it("counts wrong codes and refuses all after five", async () => {
    await enable()
    const { token: pending, mfa_challenge } = await signIn()
    const path = `/auth/mfa/challenges/${mfa_challenge.id}/verify`
    for (let attempt = 1; attempt < 5; attempt++)
      expect(await request("POST", path, { method: "totp", code: wrongCode() }, pending)).toEqual(
        refused(400, "not_allowed", "Invalid MFA challenge code"),
      )
    const over = refused(400, "not_allowed", "MFA challenge has too many failed attempts")
    expect(await request("POST", path, { method: "totp", code: wrongCode() }, pending)).toEqual(over)
    expect(await request("POST", path, { method: "totp", code: codeNow() }, pending)).toEqual(over)
  })

  it("accepts each recovery code once, and forgets an expired challenge", async () => {
    await enable()
    const [, body] = await request("POST", "/auth/mfa/recovery-codes", { count: 2 })
    const { recovery_codes } = body as { recovery_codes: string[] }
    expect(recovery_codes).toHaveLength(2)
    const answer = { method: "recovery_code", code: ` ${recovery_codes[0]?.toUpperCase()} ` }
    const verify = async (after = 0) => {
      const { token: pending, mfa_challenge } = await signIn()
      expect(mfa_challenge.methods).toEqual(["totp", "recovery_code"])
      backend.db.clock.advance(after)
      return (await request("POST", `/auth/mfa/challenges/${mfa_challenge.id}/verify`, answer, pending))[0]
    }
    expect(await verify()).toBe(200)
    expect(await verify()).toBe(400)
    expect(await verify(5 * 60_000)).toBe(404)
  })

  it("removes a factor, with a code where the server requires one", async () => {
    await enable()
    addAuthSettings(backend.db, "mfa-code-to-remove")
    const remove = (body?: object) => request("DELETE", `/auth/mfa/factors/${factor}`, body)
    expect(await remove({})).toEqual(refused(400, "invalid_data", "MFA verification code is required to disable MFA"))
    expect(await remove({ method: "totp", code: wrongCode() })).toEqual(
      refused(400, "not_allowed", "Invalid MFA verification code"),
    )
    expect(await remove({ method: "totp", code: codeNow() })).toMatchObject([
      200,
      { mfa_factor: { status: "disabled" } },
    ])
    expect((await signIn()).mfa_required).toBeUndefined()
  })
})

describe("the demo provider", () => {
  const callback_url = "http://localhost:4173/admin/login/demo"
  beforeEach(() => addAuthSettings(backend.db, "demo-provider"))
  async function choose(text: string, actor = "user"): Promise<URL> {
    const [, body] = await send(backend, "POST", `/auth/${actor}/demo`, { body: { callback_url } })
    const { location } = body as { location: string }
    const page = await (await backend.fetch(new Request(location))).text()
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&#38;", "&"))
    return new URL(links.find((href) => href.includes(text)) ?? "")
  }
  const finish = (url: URL, actor = "user") => send(backend, "GET", `/auth/${actor}/demo/callback${url.search}`)

  it("is listed, and returns only to this machine", async () => {
    const [, body] = await send(backend, "GET", "/auth/user/providers")
    expect(body).toMatchObject({ providers: [{ flow: "credentials" }, { id: "demo", flow: "redirect" }] })
    const elsewhere = { body: { callback_url: "https://evil.example/admin" } }
    expect((await send(backend, "POST", "/auth/user/demo", elsewhere))[0]).toBe(401)
  })

  it("links an administrator by email, with a state that works once", async () => {
    const back = await choose("admin%40example.com")
    const [status, body] = await finish(back)
    expect(status).toBe(200)
    const first = (body as { token: string }).token
    expect(await request("POST", "/auth/demo/user", {}, first)).toMatchObject([
      200,
      { user: { email: "admin@example.com" } },
    ])
    expect((await finish(back))[0]).toBe(401)
    const posted = Object.fromEntries((await choose("admin%40example.com")).searchParams)
    expect((await send(backend, "POST", "/auth/user/demo/callback", { body: posted }))[0]).toBe(200)
    const again = (await finish(await choose("admin%40example.com")))[1] as { token: string }
    expect((await request("GET", "/admin/users/me", undefined, again.token))[0]).toBe(200)
    expect(await request("GET", `/admin/users/${await me()}/auth-providers`)).toEqual([
      200,
      { providers: ["emailpass", "demo"] },
    ])
  })

  it("creates a customer for a new login, and refuses a canceled sign-in", async () => {
    const { token: first } = (await finish(await choose("robin", "customer"), "customer"))[1] as { token: string }
    const body = { email: "robin@example.com" }
    expect((await send(backend, "POST", "/store/customers", { token: first, key: PUBLISHABLE_KEY, body }))[0]).toBe(200)
    expect((await finish(await choose("access_denied")))[0]).toBe(401)
  })
})

describe("a server that requires verified customers", () => {
  it("signs a customer in once the address is verified", async () => {
    const shopper = { email: "shopper@example.com", password: "long words" }
    await customer(backend, shopper.email)
    addAuthSettings(backend.db, "verify-customer")
    const signIn = async () => (await send(backend, "POST", "/auth/customer/emailpass", { body: shopper }))[1]
    const pending = (await signIn()) as { token: string }
    expect(pending).toMatchObject({ verification_required: true })
    const entity = { entity_id: shopper.email, entity_type: "email" }
    await request("POST", "/auth/verification/request", entity, pending.token)
    expect(await signIn()).toMatchObject({ verification_required: true, verification: { verified_at: null } })
    const { data } = backend.db.tables.event.by("name", "auth.verification_requested").at(-1) ?? {}
    await send(backend, "POST", "/auth/verification/confirm", { body: { code: (data as { code: string }).code } })
    expect(await signIn()).not.toHaveProperty("verification_required")
    expect((await request("POST", "/auth/token/refresh", undefined, pending.token))[1]).not.toHaveProperty(
      "verification_required",
    )
  })
})
