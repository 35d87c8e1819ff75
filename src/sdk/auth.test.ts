import { describe, expect, it, vi } from "vitest"
import { createAuth } from "./auth.ts"
import { createClient } from "./client.ts"
import { bearer } from "./headers.ts"
import type { ClientOptions } from "./options.ts"

const at = { actor_type: "user", auth_provider: "emailpass" }
const login = { ...at, body: { email: "a@b.c", password: "secret" } }

/** An auth client with a server that returns the same response to every request. */
function open(answer: object | Response, auth: ClientOptions["auth"] = { storage: "memory" }) {
  const sent: string[] = []
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    const { authorization } = init.headers as Record<string, string>
    sent.push([init.method, new URL(String(url)).pathname, authorization].filter(Boolean).join(" "))
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  }
  const client = createClient({ baseUrl: "http://api.test", fetch: fetch as typeof globalThis.fetch, auth })
  return { auth: createAuth(client), client, sent }
}

describe("logging in", () => {
  it("stores the token", async () => {
    const { auth, client } = open({ token: "t1" })
    expect(await auth.login(login)).toEqual({ token: "t1" })
    expect(await client.storage.get()).toBe("t1")
  })

  it("returns the URL of a redirecting provider, and stores the token of its callback", async () => {
    const google = { actor_type: "customer", auth_provider: "google" }
    const first = open({ location: "https://accounts.test" })
    expect((await first.auth.login({ ...google, body: {} })).location).toBe("https://accounts.test")
    expect(await first.client.storage.get()).toBeNull()
    const then = open({ token: "t1" })
    await then.auth.callback({ ...google, query: { code: "c", state: "s" } })
    expect(await then.client.storage.get()).toBe("t1")
  })

  it("exchanges the token for a cookie with session authentication", async () => {
    const { auth, sent } = open({ token: "t1" }, { type: "session" })
    await auth.login(login)
    expect(sent).toEqual(["POST /auth/user/emailpass", "POST /auth/session Bearer t1"])
  })

  it("stores the token of a second factor", async () => {
    const { auth, client } = open({ token: "t2" })
    await auth.mfa.verifyChallenge({ id: "mfac_1", body: { method: "totp", code: "123456" } })
    expect(await client.storage.get()).toBe("t2")
  })

  it("keeps the old token when the login is rejected", async () => {
    const { auth, client } = open(Response.json({ message: "Invalid email or password" }, { status: 401 }))
    await client.storage.set("t0")
    await expect(auth.login(login)).rejects.toThrow("Invalid email or password")
    expect(await client.storage.get()).toBe("t0")
  })
})

describe("registering", () => {
  it("stores the token for creating the customer", async () => {
    const { auth, client } = open({ token: "t1" })
    await auth.register(login)
    expect(await client.storage.get()).toBe("t1")
  })
})

describe("resetting a password", () => {
  it("requests a reset, which the server confirms with plain text", async () => {
    const { auth, sent } = open(new Response("Created", { status: 201 }))
    expect(await auth.resetPassword({ ...at, body: { identifier: "a@b.c" } })).toBe("Created")
    expect(sent).toEqual(["POST /auth/user/emailpass/reset-password"])
  })

  it("sets the new password with the token of the link, whoever is logged in", async () => {
    const { auth, client, sent } = open({ success: true })
    await client.storage.set("t0")
    await auth.updateProvider({ ...at, body: { password: "new" } }, { headers: bearer("from the link") })
    expect(sent).toEqual(["POST /auth/user/emailpass/update Bearer from the link"])
    expect(await client.storage.get()).toBe("t0")
  })
})

describe("logging out", () => {
  it("clears the token without a request", async () => {
    const { auth, client, sent } = open({})
    await client.storage.set("t1")
    await auth.logout()
    expect(await client.storage.get()).toBeNull()
    expect(sent).toEqual([])
  })

  it("ends the session with session authentication", async () => {
    const { auth, sent } = open({ success: true }, { type: "session" })
    await auth.logout()
    expect(sent).toEqual(["DELETE /auth/session"])
  })

  it("clears the token even when the server fails", async () => {
    const { auth, client } = open(new Response("", { status: 500 }), { type: "session" })
    await expect(auth.logout()).rejects.toMatchObject({ status: 500 })
    expect(await client.storage.get()).toBeNull()
  })
})

describe("refreshing the token", () => {
  it.each([
    ["a logout", null],
    ["another login", "t3"],
  ])("doesn't undo %s in the meantime", async (_, token) => {
    let respond = (_: Response) => {}
    const answer = new Promise<Response>((resolve) => {
      respond = resolve
    })
    const fetch = vi.fn(() => answer)
    const client = createClient({ baseUrl: "http://api.test", fetch, auth: { storage: "memory" } })
    const auth = createAuth(client)
    await client.storage.set("t1")
    const refreshed = auth.refresh()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    await auth.logout()
    if (token) await client.storage.set(token)
    respond(Response.json({ token: "t2" }))
    expect(await refreshed).toBe("t2")
    expect(await client.storage.get()).toBe(token)
  })
})
