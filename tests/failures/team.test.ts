import { SimulatedClock } from "xstate"
import { createFulfillMachine } from "#machines/orders/fulfill/fulfill.machine.ts"
import { createSessionMachine, RENEWED_EVERY } from "#machines/session/session.machine.ts"
import { createAcceptInviteMachine } from "#machines/team/accept-invite/accept-invite.machine.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { placeOrder } from "#tests/support/live-shop.ts"
import { type Flow, flow } from "./flow.ts"
import { type Case, failureMatrix } from "./matrix.ts"

/** Flows that fulfill an order, sign in, renew the session and join the team. */
const { shop, wire, admin, world } = await openBreakableShop()
const cases: Case[] = []
const add = (each: Flow) => cases.push({ flow: each, world: world() })

const orderId = await placeOrder(shop)
add(
  flow(createFulfillMachine(admin))({
    title: "fulfill",
    input: { orderId },
    steps: [{ name: "fulfills", events: () => [{ type: "fulfill" }] }],
  }),
)
const packages = [{ number: "1Z999AA10123456784", carrierId: "" }]
add(
  flow(createFulfillMachine(admin))({
    title: "fulfill and ship",
    input: { orderId },
    steps: [
      { name: "fulfills and ships", events: () => [{ type: "choose", choice: { packages } }, { type: "fulfill" }] },
    ],
  }),
)

/** The browser's own token, initially null. */
let token: string | null = null
const customStorage = {
  get: () => token,
  set: (value: string) => {
    token = value
  },
  clear: () => {
    token = null
  },
}
const options = { baseUrl: "http://shop.test", fetch: wire.fetch, retries: 0 }
const visitor = createAdminSdk({ ...options, auth: { storage: "custom", customStorage } })
const signOut = () => customStorage.clear()
const outside = () => (token === null ? "signed out" : "signed in")

const adminToken = String(await shop.admin.client.storage.get())
const clock = new SimulatedClock()
add(
  flow(createSessionMachine(visitor))({
    title: "session",
    input: undefined,
    clock,
    prepare: () => customStorage.set(adminToken),
    outside,
    recover: () => [],
    steps: [
      { name: "is renewed", isBranch: true, before: () => clock.increment(RENEWED_EVERY), events: () => [] },
      {
        name: "is restored",
        events: () => [{ type: "session.lost" }, { type: "session.confirm", login: ADMIN }],
      },
    ],
  }),
)

const { invite } = await shop.admin.admin.invite.create({ body: { email: "kim@example.com" } })
const member = { password: "a-long-secret", firstName: "Kim", lastName: "Young" }
add(
  flow(createAcceptInviteMachine(visitor))({
    title: "acceptInvite",
    input: { token: invite.token, now: Date.now() },
    prepare: signOut,
    steps: [{ name: "joins", events: () => [{ type: "invite.accept", member }] }],
  }),
)

failureMatrix("team", shop, wire, cases)
