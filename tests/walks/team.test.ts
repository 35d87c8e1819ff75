import { SimulatedClock } from "xstate"
import { createFulfillMachine } from "#machines/orders/fulfill/fulfill.machine.ts"
import { createSessionMachine, RENEWED_EVERY } from "#machines/session/session.machine.ts"
import { createAcceptInviteMachine } from "#machines/team/accept-invite/accept-invite.machine.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { placeOrder } from "#tests/support/live-shop.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { admin, world } = shop
const orderId = await placeOrder(shop.shop)
const lineId = String((await shop.shop.admin.admin.order.retrieve({ id: orderId })).order.items[0]?.id)
// All stock is reserved, so that fulfilling a part splits the reservation.
const { inventoryLevel } = shop.shop.backend.db.tables
for (const { id, reserved_quantity } of inventoryLevel.all())
  if (reserved_quantity > 0) inventoryLevel.update(id, { stocked_quantity: reserved_quantity })

walkEveryBranch(
  shop,
  walk(createFulfillMachine(admin))({
    world: world(),
    inputs: { order: { orderId } },
    detail: ({ context }) => String(context.choice.quantities[lineId]),
    events: {
      fulfill: () => ({ type: "fulfill" }),
      "add a tracking number": () => ({ type: "choose", choice: { packages: [{ number: "T-1", carrierId: "" }] } }),
      "choose one unit": () => ({ type: "choose", choice: { quantities: { [lineId]: 1 } } }),
      "deselect all items": () => ({ type: "choose", choice: { quantities: {} } }),
      reload: () => ({ type: "reload" }),
      leave: () => ({ type: "leave" }),
      retry: () => ({ type: "retry" }),
    },
  }),
)

/** The administrator's token; the visitor's own token is initially null. */
const adminToken = String(await shop.shop.admin.client.storage.get())
let token: string | null = null
let isLocked = false
const customStorage = {
  get: () => token,
  set: (value: string) => {
    token = value
  },
  clear: () => {
    if (isLocked) throw new Error("the storage is locked")
    token = null
  },
}
const options = { baseUrl: "http://shop.test", fetch: shop.wire.fetch, retries: 0 }
const visitor = createAdminSdk({ ...options, auth: { storage: "custom", customStorage } })
const signedOut = () => {
  isLocked = false
  token = null
}

const clock = new SimulatedClock()
walkEveryBranch(
  shop,
  walk(createSessionMachine(visitor))({
    world: world(),
    inputs: { nothing: undefined },
    clock,
    prepare: () => {
      isLocked = false
      token = adminToken
    },
    conditions: {
      "the storage is locked": () => {
        isLocked = true
      },
    },
    events: {
      lose: () => ({ type: "session.lost" }),
      confirm: () => ({ type: "session.confirm", login: ADMIN }),
      leave: () => ({ type: "session.leave" }),
      "sign in in another tab": () => ({ type: "session.stored", hasToken: true }),
      "sign out in another tab": () => ({ type: "session.stored", hasToken: false }),
    },
    waits: { "an hour": () => clock.increment(RENEWED_EVERY) },
  }),
)

const { invite } = await shop.shop.admin.admin.invite.create({ body: { email: "kim@example.com" } })
const now = Date.now()
walkEveryBranch(
  shop,
  walk(createAcceptInviteMachine(visitor))({
    world: world(),
    inputs: {
      "an invite": { token: invite.token, now },
      "an expired invite": { token: invite.token, now: now + 1e12 },
      "an invalid link": { token: "broken", now },
    },
    prepare: signedOut,
    events: {
      accept: () => ({
        type: "invite.accept",
        member: { password: "a-long-secret", firstName: "Kim", lastName: "Young" },
      }),
    },
  }),
)
