import { QueryClient } from "@tanstack/react-query"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { adminSdk, presentAdmin } from "#admin/api/client.ts"
import { keepLogin, meQuery } from "#admin/session/login.ts"
import { PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { signIn, signOut } from "#store/account/session.ts"
import { catalogSdk, storeSdk } from "#store/api/client.ts"
import { visit } from "#store/visit/visit.ts"
import { fetchOf, openLiveShop } from "#tests/support/live-shop.ts"
import { PASSWORD, person } from "#tests/support/visitors.ts"

const shop = await openLiveShop()
const alice = await person(shop, "Alice")
const adminToken = String(await shop.admin.client.storage.get())
const send = fetchOf(shop.backend)

interface Sent {
  readonly call: string
  readonly bearer: boolean
  readonly cookie: boolean
}
let sent: Sent[] = []

/** Sends requests as a browser does: keeps the server's cookie, and sends it with `credentials: "include"`. */
beforeEach(() => {
  localStorage.clear()
  sent = []
  let jar = ""
  vi.stubEnv("VITE_API_URL", "http://shop.test")
  vi.stubEnv("VITE_PUBLISHABLE_KEY", PUBLISHABLE_KEY)
  vi.stubEnv("VITE_AUTH", "session")
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const request = new Request(input, init)
    const cookie = init.credentials === "include" && jar !== ""
    const headers = new Headers(init.headers)
    sent.push({ call: `${request.method} ${new URL(input).pathname}`, bearer: headers.has("authorization"), cookie })
    if (cookie) headers.set("cookie", jar)
    const response = await send(input, { ...init, headers })
    const set = response.headers.get("set-cookie")
    if (init.credentials === "include" && set !== null) jar = /=;/.test(set) ? "" : (set.split(";")[0] ?? "")
    return response
  })
})

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const storedText = () => Object.values(localStorage).join(" ")
/** A signed token: three parts, none of them empty. */
const signed = /[\w-]+\.[\w-]{20,}\.[\w-]{20,}/

describe("with session cookies", () => {
  it("a customer signs in without a token on the device, and signs out on the server", async () => {
    await signIn(client, { email: alice.email, password: PASSWORD })
    expect(visit().owner).toBe(alice.id)
    expect(storedText()).not.toMatch(signed)
    sent = []
    expect((await storeSdk().store.customer.retrieve()).customer.id).toBe(alice.id)
    await catalogSdk().store.region.list({})
    expect(sent.map(({ bearer, cookie }) => [bearer, cookie])).toEqual([
      [false, true],
      [false, true],
    ])
    await signOut(client, async () => undefined)
    expect(sent.at(-1)?.call).toBe("DELETE /auth/session")
    expect(visit().owner).toBe("guest")
  })

  it("a guest's requests carry no cookie, which could be someone else's", async () => {
    await keepLogin(adminToken)
    sent = []
    await storeSdk().store.region.list({})
    await catalogSdk().store.region.list({})
    expect(sent.map(({ cookie }) => cookie)).toEqual([false, false])
  })

  it("an administrator signs in, renews the login and signs out without a token on the device", async () => {
    await keepLogin(adminToken)
    expect(presentAdmin()).toMatch(/^user_/)
    const me = await client.fetchQuery(meQuery)
    expect(me.id).toBe(presentAdmin())
    await adminSdk().auth.refresh()
    expect(storedText()).not.toMatch(signed)
    expect(sent.at(-2)).toEqual({ call: "POST /auth/token/refresh", bearer: false, cookie: true })
    await adminSdk().auth.logout()
    expect(presentAdmin()).toBeNull()
    expect(sent.at(-1)?.call).toBe("DELETE /auth/session")
  })
})
