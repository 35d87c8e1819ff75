import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { fetchOf, openLiveShop } from "#tests/support/live-shop.ts"
import { createSignInMachine } from "./sign-in.machine.ts"

const shop = await openLiveShop()
let requests = 0
const answer = fetchOf(shop.backend)
const visitor = createAdminSdk({
  baseUrl: "http://shop.test",
  retries: 0,
  auth: { storage: "memory" },
  fetch: (input, init) => {
    requests++
    return answer(input, init)
  },
})
const machine = createSignInMachine(visitor)
const coverage = new Coverage(machine)

beforeEach(async () => {
  shop.backend.faults.set([])
  requests = 0
  await visitor.client.storage.clear()
})

function begin() {
  const actor = createActor(machine, { inspect: coverage.inspect })
  actor.start()
  return actor
}
async function submit(actor: ReturnType<typeof begin>, password: string = ADMIN.password, times = 1) {
  const login = { email: ADMIN.email, password }
  for (let i = 0; i < times; i++) actor.send({ type: "login.submit", login })
  await waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
  return actor.getSnapshot()
}

describe("signing in", () => {
  it("sends one request, however often it is submitted", async () => {
    expect((await submit(begin(), ADMIN.password, 3)).status).toBe("done")
    expect(requests).toBe(1)
    expect(await visitor.client.storage.get()).toBeTruthy()
  })

  it("reports a wrong password, and then accepts the correct one", async () => {
    const actor = begin()
    const refused = await submit(actor, "not-it")
    expect(refused.value).toBe("form")
    expect(refused.context.error).toMatchObject({ status: 401 })
    expect((await submit(actor)).status).toBe("done")
  })

  it("reports a network error, and can be retried", async () => {
    shop.backend.faults.set([{ path: "/auth/user/emailpass", drop: "before", times: 1 }])
    const actor = begin()
    expect((await submit(actor)).context.error).toMatchObject({ kind: "network" })
    expect((await submit(actor)).context.error).toBeNull()
  })

  it("ends when another tab has signed in", () => {
    const actor = begin()
    actor.send({ type: "login.stored" })
    expect(actor.getSnapshot().status).toBe("done")
    expect(requests).toBe(0)
  })

  it("ends when another tab signs in while a password is being checked", () => {
    const actor = begin()
    actor.send({ type: "login.submit", login: { email: ADMIN.email, password: "wrong" } })
    actor.send({ type: "login.stored" })
    expect(actor.getSnapshot().status).toBe("done")
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
})
