import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { ADMIN, PUBLISHABLE_KEY } from "#mocks/seed/defaults.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { createStoreSdk } from "#sdk/store.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { fetchOf, openLiveShop } from "#tests/support/live-shop.ts"
import {
  addSignIns,
  codeNow,
  RECOVERY_CODES,
  RETURN,
  SECURE,
  STRANGER,
  UNVERIFIED,
  verifyAddress,
  wrongCode,
} from "#tests/support/sign-in-shop.ts"
import type { SignInEvents } from "./sign-in.context.ts"
import { createSignInMachine } from "./sign-in.machine.ts"
import type { ActorType } from "./sign-in.rules.ts"

const shop = await openLiveShop()
const { db, faults } = shop.backend
addSignIns(db)
const world = db.export()
let requests = 0
const answer = fetchOf(shop.backend)
const options = {
  baseUrl: "http://shop.test",
  publishableKey: PUBLISHABLE_KEY,
  retries: 0,
  auth: { storage: "memory" },
  fetch: (input: string | URL | Request, init?: RequestInit) => {
    requests++
    return answer(input, init)
  },
} as const
const entered: string[] = []
let isStorageFull = false
const machine = createSignInMachine(
  { ...createStoreSdk(options), ...createAdminSdk(options), store: createStoreSdk(options).store },
  async (token) => {
    if (isStorageFull) throw new Error("the storage is full")
    entered.push(token)
  },
)
const coverage = new Coverage(machine)

beforeEach(() => {
  db.import(world)
  faults.set([])
  requests = 0
  entered.length = 0
  isStorageFull = false
})

function begin(actorType: ActorType = "user") {
  const actor = createActor(machine, { input: { actorType }, inspect: coverage.inspect })
  actor.start()
  /** Sends events, and waits for the requests of each. */
  const send = async (...events: SignInEvents[]) => {
    for (const event of events) {
      actor.send(event)
      await waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
    }
    return actor.getSnapshot()
  }
  return { actor, send }
}
const submit = (login: { email: string; password: string } = ADMIN): SignInEvents => ({ type: "login.submit", login })
const code = (code: string): SignInEvents => ({ type: "code.submit", code })

describe("signing in with a password", () => {
  it("sends one request, however often it is submitted", async () => {
    const { actor, send } = begin()
    actor.send(submit())
    actor.send(submit())
    expect((await send(submit())).status).toBe("done")
    expect(requests).toBe(1)
    expect(entered).toHaveLength(1)
  })

  it("reports a wrong password, and then accepts the correct one", async () => {
    const { send } = begin()
    const refused = await send(submit({ ...ADMIN, password: "not-it" }))
    expect([refused.value, refused.context.problem]).toEqual(["form", "wrong"])
    expect((await send(submit())).status).toBe("done")
  })

  it("reports a network error, and can be retried", async () => {
    faults.set([{ path: "/auth/user/emailpass", drop: "before", times: 1 }])
    const { send } = begin()
    expect((await send(submit())).context.problem).toBe("lost")
    expect((await send(submit())).status).toBe("done")
  })

  const answers = [
    [429, "busy"],
    [500, "failed"],
    [503, "lost"],
    [400, "refused"],
  ] as const
  for (const [status, problem] of answers)
    it(`tells an answer with status ${status} from a wrong password`, async () => {
      faults.set([{ path: "/auth/user/emailpass", status, body: { message: "Not now" }, times: 1 }])
      const { send } = begin()
      expect((await send(submit())).context.problem).toBe(problem)
      expect((await send(submit())).status).toBe("done")
    })

  it("keeps the login if the device can't store it, and stores it on a retry", async () => {
    isStorageFull = true
    const { send } = begin()
    expect((await send(submit())).value).toBe("form")
    isStorageFull = false
    expect((await send({ type: "login.retry" })).status).toBe("done")
    expect(requests).toBe(1)
  })

  it("doesn't sign in a login that belongs to no administrator", async () => {
    const { value, context } = await begin().send(submit(STRANGER), { type: "login.retry" })
    expect([value, context.problem, context.step]).toEqual(["form", "noUser", null])
  })

  it("ends when another tab has signed in, also while a password is being checked", () => {
    for (const events of [[], [submit({ ...ADMIN, password: "wrong" })]]) {
      const { actor } = begin()
      for (const event of [...events, { type: "login.stored" } as const]) actor.send(event)
      expect(actor.getSnapshot().status).toBe("done")
    }
    expect(entered).toEqual([])
  })
})

describe("the second step", () => {
  it("accepts the code of the app after a wrong one", async () => {
    const { send } = begin()
    expect((await send(submit(SECURE))).context).toMatchObject({ method: "totp", step: { next: "code" } })
    expect((await send(code(wrongCode(db)))).context).toMatchObject({ problem: "wrongCode", wrongCodes: 1 })
    expect((await send(code(codeNow(db)))).status).toBe("done")
  })

  it("accepts each recovery code once", async () => {
    const method: SignInEvents = { type: "code.method", method: "recovery_code" }
    const [first = ""] = RECOVERY_CODES
    expect((await begin().send(submit(SECURE), method, code(first))).status).toBe("done")
    expect((await begin().send(submit(SECURE), method, code(first))).context.problem).toBe("wrongCode")
  })

  it("starts over after as many wrong codes as the server allows", async () => {
    const { send } = begin()
    const wrong = code(wrongCode(db))
    expect((await send(submit(SECURE), wrong, wrong, wrong, wrong)).value).toBe("code")
    const over = await send(wrong)
    expect([over.value, over.context.problem]).toEqual(["form", "codeOver"])
  })

  it("starts over when the time for the code has run out", async () => {
    const { send } = begin()
    await send(submit(SECURE))
    db.clock.advance(5 * 60_000)
    expect((await send(code(codeNow(db)))).context.problem).toBe("codeOver")
  })

  it("starts over when a code was accepted but its response was lost", async () => {
    const { send } = begin()
    await send(submit(SECURE))
    faults.set([{ path: "/auth/mfa/challenges/:id/verify", drop: "after", times: 1 }])
    expect((await send(code(codeNow(db)))).context).toMatchObject({ problem: "lost", wasCodeLost: true })
    expect((await send(code(codeNow(db)))).context.problem).toBe("codeOver")
    expect((await send(submit(SECURE), code(codeNow(db)))).status).toBe("done")
  })

  it("lets another account sign in instead", async () => {
    expect((await begin().send(submit(SECURE), { type: "login.restart" })).context.step).toBeNull()
  })
})

describe("signing in with a provider", () => {
  const choose: SignInEvents = {
    type: "provider.choose",
    provider: "demo",
    callbackUrl: "http://localhost/admin/login/demo",
  }
  const back: SignInEvents = { type: "provider.return", ...RETURN }
  const person = { email: "robin@example.com", first_name: "Robin", last_name: "Field" }
  const create: SignInEvents = { type: "account.create", person }

  it("leaves for the provider's page, and can come back without it", async () => {
    const { send } = begin()
    const away = await send(choose)
    expect(away.context.step).toMatchObject({
      next: "away",
      location: expect.stringContaining("/_demo/sign-in?state="),
    })
    expect((await send({ type: "provider.stop", problem: null })).value).toBe("form")
    expect((await send({ type: "provider.stop", problem: "denied" })).context.problem).toBe("denied")
  })

  it("never leaves for an address that isn't a web page", async () => {
    faults.set([{ path: "/auth/user/demo", status: 200, body: { location: "javascript:alert(1)" }, times: 1 }])
    const { value, context } = await begin().send(choose)
    expect([value, context.step]).toEqual(["form", null])
  })

  it("creates the administrator once it is confirmed", async () => {
    const { send } = begin()
    expect((await send(back)).context.step).toMatchObject({ next: "create", person })
    expect((await send(create)).status).toBe("done")
    expect(db.tables.user.first("email", person.email)).toMatchObject({ first_name: "Robin" })
  })

  it("creates the customer with what was entered, and continues after a lost response", async () => {
    const { send } = begin("customer")
    await send(back)
    faults.set([{ path: "/store/customers", drop: "after", times: 1 }])
    expect((await send(create)).status).toBe("done")
    expect(db.tables.customer.by("email", person.email)).toHaveLength(1)
  })

  it("refuses the email of another account, and accepts a different one", async () => {
    const { send } = begin("customer")
    const taken: SignInEvents = { type: "account.create", person: { ...person, email: UNVERIFIED.email } }
    expect((await send(back, taken)).context.problem).toBe("taken")
    expect((await send(create)).status).toBe("done")
  })

  it("lets another account sign in instead", async () => {
    expect((await begin("customer").send(back, { type: "login.restart" })).value).toBe("form")
  })

  it("retries a return whose response was lost, and says when it was used", async () => {
    faults.set([{ path: "/auth/user/demo/callback", drop: "after", times: 1 }])
    const { send } = begin()
    expect((await send(back)).context.problem).toBe("lost")
    expect((await send({ type: "login.retry" })).context.problem).toBe("expired")
  })
})

describe("a customer whose address isn't verified", () => {
  it("requests a link, and signs in once it was opened", async () => {
    const { send } = begin("customer")
    expect((await send(submit(UNVERIFIED))).context.step).toMatchObject({ next: "verify", email: UNVERIFIED.email })
    faults.set([{ path: "/auth/verification/request", drop: "before", times: 1 }])
    expect((await send({ type: "verification.request" })).context.problem).toBe("lost")
    expect((await send({ type: "verification.request" })).context.isLinkSent).toBe(true)
    faults.set([{ path: "/auth/token/refresh", drop: "before", times: 1 }])
    expect((await send({ type: "verification.check" })).context.problem).toBe("lost")
    expect((await send({ type: "verification.check" })).value).toBe("unverified")
    verifyAddress(db)
    expect((await send({ type: "verification.check" })).status).toBe("done")
  })

  it("can use another account", async () => {
    expect((await begin("customer").send(submit(UNVERIFIED), { type: "login.restart" })).value).toBe("form")
  })
})

describe("the sign-in machine", () => {
  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
  it("never keeps a token before the sign-in is complete", async () => {
    await begin().send(submit(SECURE))
    await begin("customer").send(submit(UNVERIFIED))
    expect(entered).toEqual([])
  })
})
