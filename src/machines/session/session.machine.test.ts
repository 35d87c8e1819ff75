import { afterAll, beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { fetchOf, openLiveShop } from "#tests/support/live-shop.ts"
import { createSessionMachine, RENEWED_EVERY, SECOND_STEP } from "./session.machine.ts"

const shop = await openLiveShop()
const options = { baseUrl: "http://shop.test", fetch: fetchOf(shop.backend), retries: 0 }
let token: string | null = null
let isLocked = false
const storage = {
  get: () => token,
  set: (value: string) => {
    token = value
  },
  clear: () => {
    if (isLocked) throw new Error("the storage is locked")
    token = null
  },
}
const sdk = createAdminSdk({ ...options, auth: { storage: "custom", customStorage: storage } })
const machine = createSessionMachine(sdk)
const coverage = new Coverage(machine)
const USER = { actor_type: "user", auth_provider: "emailpass", body: ADMIN } as const

beforeEach(async () => {
  shop.backend.faults.set([])
  await sdk.auth.login(USER)
})

function begin(source = machine) {
  const clock = new SimulatedClock()
  const restored: unknown[] = []
  const actor = createActor(source, { clock, inspect: coverage.inspect })
  actor.on("session.restored", (event) => restored.push(event))
  actor.start()
  return { actor, clock, restored }
}
type Actor = ReturnType<typeof begin>["actor"]
const rest = (actor: Actor) => waitFor(actor, (s) => !s.hasTag("busy") && !s.matches("renewing"), { timeout: 10_000 })
function lose(actor: Actor) {
  storage.set("worn-out")
  actor.send({ type: "session.lost" })
}
const confirm = (actor: Actor, password: string = ADMIN.password) =>
  actor.send({ type: "session.confirm", login: { email: ADMIN.email, password } })

describe("an admin session", () => {
  it("renews its token while a page is open", async () => {
    const { actor, clock } = begin()
    const before = storage.get()
    shop.backend.db.clock.advance(1000)
    clock.increment(RENEWED_EVERY)
    expect(actor.getSnapshot().value).toBe("renewing")
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("open")
    expect(storage.get()).not.toBe(before)
  })

  it("keeps the old token when renewing fails, and tries again", async () => {
    shop.backend.faults.set([{ path: "/auth/token/refresh", drop: "before", times: 1 }])
    const { actor, clock } = begin()
    for (const _ of ["fails", "works"]) {
      clock.increment(RENEWED_EVERY)
      await rest(actor)
      expect(actor.getSnapshot().value).toBe("open")
    }
  })

  it("asks for the password when renewing is rejected", async () => {
    const { actor, clock } = begin()
    storage.set("expired")
    clock.increment(RENEWED_EVERY)
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("passwordPrompt")
  })

  it("asks for the password when the login is lost, even during a renewal", async () => {
    const { actor, clock } = begin()
    clock.increment(RENEWED_EVERY)
    actor.send({ type: "session.lost" })
    expect(actor.getSnapshot().value).toBe("passwordPrompt")
  })
})

describe("an expired session", () => {
  it("asks until the password is correct, and then resumes", async () => {
    const { actor, restored } = begin()
    lose(actor)
    confirm(actor, "wrong")
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("passwordPrompt")
    expect(actor.getSnapshot().context.error).toMatchObject({ status: 401 })
    expect(restored).toEqual([])
    confirm(actor)
    confirm(actor)
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("open")
    expect(restored).toHaveLength(1)
    expect((await sdk.admin.user.me()).user.email).toBe(ADMIN.email)
  })

  it("stays locked when the password isn't enough, and stores no token without an administrator", async () => {
    shop.backend.faults.set([
      { path: "/auth/user/emailpass", status: 200, body: { token: "half", mfa_required: true }, times: 1 },
    ])
    const { actor } = begin()
    lose(actor)
    confirm(actor)
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("passwordPrompt")
    expect(actor.getSnapshot().context.error).toMatchObject({ type: SECOND_STEP })
    expect(storage.get()).toBe("worn-out")
  })

  it("resumes when another tab has signed in", async () => {
    const { actor, restored } = begin()
    lose(actor)
    actor.send({ type: "session.stored", hasToken: true })
    expect(actor.getSnapshot().value).toBe("open")
    expect(restored).toHaveLength(1)
  })

  it("resumes when another tab signs in while a wrong password is being checked", async () => {
    const { actor, restored } = begin()
    lose(actor)
    confirm(actor, "wrong")
    actor.send({ type: "session.stored", hasToken: true })
    await rest(actor)
    expect(actor.getSnapshot().value).toBe("open")
    expect(restored).toHaveLength(1)
  })

  it("ends when another tab signs out while the password is being checked", () => {
    const { actor } = begin()
    lose(actor)
    confirm(actor, "wrong")
    actor.send({ type: "session.stored", hasToken: false })
    expect(actor.getSnapshot().status).toBe("done")
  })

  it("holds back the rejected request, and sends it once after signing in", async () => {
    const prompting = new Set<Actor>()
    const delayedSdk = createAdminSdk({
      ...options,
      auth: { storage: "custom", customStorage: storage },
      onUnauthorized: () =>
        new Promise<boolean>((resolve) => {
          for (const actor of prompting) {
            actor.on("session.restored", () => resolve(true))
            actor.send({ type: "session.lost" })
          }
        }),
    })
    const { actor } = begin(createSessionMachine(delayedSdk))
    prompting.add(actor)
    storage.set("worn-out")
    const invited = delayedSdk.admin.invite.create({ body: { email: "held@example.com" } })
    await waitFor(actor, (s) => s.matches("passwordPrompt"), { timeout: 10_000 })
    confirm(actor)
    expect((await invited).invite.email).toBe("held@example.com")
    expect((await delayedSdk.admin.invite.list({ query: { email: "held@example.com" } })).count).toBe(1)
  })
})

describe("signing out", () => {
  it("clears the token and ends", async () => {
    const { actor } = begin()
    actor.send({ type: "session.leave" })
    actor.send({ type: "session.leave" })
    await rest(actor)
    expect(actor.getSnapshot().status).toBe("done")
    expect(storage.get()).toBeNull()
  })

  it("ends even if the browser can't clear the token", async () => {
    isLocked = true
    const { actor } = begin()
    actor.send({ type: "session.leave" })
    await rest(actor)
    isLocked = false
    expect(actor.getSnapshot().status).toBe("done")
  })

  it("in one tab ends the session in all tabs, including those asking for the password", async () => {
    const { actor } = begin()
    actor.send({ type: "session.stored", hasToken: true })
    expect(actor.getSnapshot().value).toBe("open")
    actor.send({ type: "session.stored", hasToken: false })
    expect(actor.getSnapshot().status).toBe("done")
    const other = begin().actor
    lose(other)
    other.send({ type: "session.stored", hasToken: false })
    expect(other.getSnapshot().status).toBe("done")
  })

  it("while the password is being checked leaves no token behind", async () => {
    const { actor } = begin()
    lose(actor)
    shop.backend.faults.set([{ path: "/auth/user/emailpass", latency: 20 }])
    const answered = vi.spyOn(shop.backend, "fetch")
    confirm(actor)
    await vi.waitFor(() => expect(answered).toHaveBeenCalled())
    actor.send({ type: "session.leave" })
    await rest(actor)
    await vi.waitFor(() => expect(answered).toHaveResolved())
    await shop.admin.admin.user.me()
    expect(storage.get()).toBeNull()
  })

  it("is possible while the password is requested", async () => {
    const { actor } = begin()
    lose(actor)
    actor.send({ type: "session.leave" })
    await rest(actor)
    expect(storage.get()).toBeNull()
  })
})

afterAll(() => {
  expect(coverage.missing()).toEqual([])
})
