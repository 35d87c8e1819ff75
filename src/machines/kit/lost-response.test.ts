import { beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import type { ChangeStep } from "#machines/orders/order-change/change-step.ts"
import { actionsOf } from "#machines/orders/order-change/order-change.rules.ts"
import { createOrderEditMachine } from "#machines/orders/order-edit/order-edit.machine.ts"
import { ADMIN } from "#mocks/seed/defaults.ts"
import { createAdminSdk } from "#sdk/admin.ts"
import { fetchOf, openColleague, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { isLost, runIdempotent } from "./lost-response.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
const colleague = await openColleague(shop)
const items = (quantity: number) => [{ variant_id: shop.variant("MUG-CLASSIC"), quantity }]
const mugs = (quantity: number): ChangeStep => ({ type: "change.addItems", items: items(quantity) })

/** A colleague's action that runs when the next request to this path is lost. */
let concurrentChange: { path: string; act: () => Promise<unknown> } | null = null
const answer = fetchOf(shop.backend)
const admin = createAdminSdk({
  baseUrl: "http://shop.test",
  retries: 0,
  auth: { storage: "memory" },
  fetch: async (input, init) => {
    const request = new Request(input, init)
    if (!concurrentChange || request.method !== "POST" || !request.url.endsWith(concurrentChange.path))
      return answer(request)
    const { act } = concurrentChange
    concurrentChange = null
    await act()
    throw new TypeError("fetch failed")
  },
})
await admin.auth.login({ actor_type: "user", auth_provider: "emailpass", body: ADMIN })
const machine = createOrderEditMachine(admin)
const world = shop.backend.db.export()
beforeEach(() => shop.backend.db.import(world))

async function begin(...changes: ChangeStep[]) {
  const actor = createActor(machine, { input: { orderId } })
  actor.start()
  const rest = () => waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
  await rest()
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await rest()
    return actor.getSnapshot()
  }
  for (const change of changes) await send(change)
  return send
}

describe("a lost response", () => {
  it("is a network error, a timeout, an unreadable response or a gateway error", () => {
    expect(isLost({ kind: "network", status: 0 })).toBe(true)
    expect(isLost({ kind: "timeout", status: 0 })).toBe(true)
    expect(isLost({ kind: "http", status: 504 })).toBe(true)
    expect(isLost({ kind: "schema", status: 200 })).toBe(true)
    expect([400, 401, 409, 500].some((status) => isLost({ kind: "http", status }))).toBe(false)
    expect(isLost({ kind: "aborted", status: 0 })).toBe(false)
  })

  it("is thrown when the check fails too", async () => {
    const lost = new TypeError("fetch failed")
    const fail = () => Promise.reject(lost)
    await expect(runIdempotent(fail, fail)).rejects.toBe(lost)
    await expect(runIdempotent(fail, async () => true)).resolves.toBeUndefined()
  })

  it("leaves the step unstaged for a retry when a colleague staged something else in the meantime", async () => {
    const send = await begin(mugs(1))
    const act = () => colleague.orderEdit.addItems({ id: orderId, body: { items: items(3) } })
    concurrentChange = { path: "/items", act }
    const lost = await send(mugs(2))
    expect(lost.context.error).toMatchObject({ kind: "network" })
    const sent = await send({ type: "retry" })
    expect(sent.context.error).toBeNull()
    expect(actionsOf(sent.context.preview).map(({ details }) => details?.quantity)).toEqual([1, 3, 2])
  })

  it("leaves the confirmation open when a colleague confirmed more in the meantime, and shows the conflict", async () => {
    const send = await begin(mugs(1))
    concurrentChange = {
      path: "/confirm",
      act: async () => {
        await colleague.orderEdit.addItems({ id: orderId, body: { items: items(3) } })
        await colleague.orderEdit.confirm({ id: orderId })
      },
    }
    const lost = await send({ type: "edit.confirm" })
    expect(lost.value).toBe("editing")
    expect(lost.context).toMatchObject({ error: { kind: "network" }, conflict: { hasEnded: true } })
  })
})
