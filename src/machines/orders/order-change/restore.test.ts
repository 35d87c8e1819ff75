import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { createClaimMachine } from "#machines/orders/claim/claim.machine.ts"
import { createDraftEditMachine } from "#machines/orders/draft-edit/draft-edit.machine.ts"
import { createExchangeMachine } from "#machines/orders/exchange/exchange.machine.ts"
import { createOrderEditMachine } from "#machines/orders/order-edit/order-edit.machine.ts"
import { createReceiveMachine } from "#machines/orders/receive/receive.machine.ts"
import { createReturnMachine } from "#machines/orders/return/return.machine.ts"
import { type Kind, type Plan, planOf } from "#tests/support/change-runs/plan.ts"
import { describeStaged, perform } from "#tests/support/change-runs/run.ts"
import { openChangeShop } from "#tests/support/change-runs/shop.ts"
import { Chance } from "#tests/support/fuzz/chance.ts"
import { actionsOf, countChanges } from "./order-change.rules.ts"
import { readRestoration } from "./restoration.ts"
import { stepsToRestore } from "./steps/steps.ts"

const shop = await openChangeShop()
const { order: orders, orderEdit } = shop.shop.admin.admin
const RUNS = 30

const flows = {
  edit: { create: createOrderEditMachine, orderId: shop.orders.open },
  return: { create: createReturnMachine, orderId: shop.orders.fulfilled },
  claim: {
    create: createClaimMachine,
    orderId: shop.orders.fulfilled,
    startOptions: { claimType: "replace" as const },
  },
  exchange: { create: createExchangeMachine, orderId: shop.orders.fulfilled },
  receive: { create: createReceiveMachine, orderId: shop.orders.returning, startOptions: { returnId: shop.returnId } },
  draft: { create: createDraftEditMachine, orderId: shop.orders.draft },
}

type Machine = ReturnType<typeof createOrderEditMachine>
type Input = Parameters<typeof createActor<Machine>>[1]

/** Opens a flow and waits until it is idle, with retries while requests fail. */
async function openFlow(machine: Machine, input: NonNullable<Input>["input"]) {
  const actor = createActor(machine, { input } as never).start()
  for (let tries = 0; tries < 60; tries++) {
    const snapshot = await waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
    if (tries > 40) shop.network.percent = 0
    if (!snapshot.can({ type: "retry" })) break
    actor.send({ type: "retry" })
  }
  return actor
}
const previewOf = (actor: Awaited<ReturnType<typeof openFlow>>) => {
  const { preview } = actor.getSnapshot().context
  if (!preview) throw new Error("no preview")
  return preview
}

describe("restoring a discarded change", () => {
  it.each(Object.keys(flows) as Kind[])("stages everything again: %s", async (kind) => {
    const { create, orderId, ...more } = flows[kind] as (typeof flows)["claim"]
    const machine = create(shop.flaky)
    let restored = 0
    for (let seed = 1; seed <= RUNS; seed++) {
      const plan: Plan = { ...planOf(kind, shop, new Chance(seed)), end: "keep" }
      await perform({ shop, machine, orderId, plan, percent: 0, chance: new Chance(seed), ...more })
      shop.network.percent = 0
      const before = await openFlow(machine, { orderId, ...more })
      const preview = previewOf(before)
      if (countChanges(preview) === 0) continue
      const restoration = await readRestoration(shop.shop.admin, orderId)
      if (!restoration) throw new Error("nothing to restore")
      before.send({ type: "edit.discard" })
      await waitFor(before, ({ status }) => status === "done", { timeout: 10_000 })
      shop.network.percent = seed % 2 === 0 ? 20 : 0
      const after = await openFlow(machine, {
        orderId,
        startOptions: restoration.startOptions,
        restore: restoration.steps,
      })
      const name = `seed ${seed}`
      expect([name, describeStaged(previewOf(after))]).toEqual([name, describeStaged(preview)])
      expect([name, previewOf(after).total]).toEqual([name, preview.total])
      restored += 1
      after.stop()
    }
    expect(restored).toBeGreaterThan(RUNS / 3)
  })

  it("stages an item that was added twice two times", async () => {
    shop.network.percent = 0
    shop.shop.backend.db.import(shop.world)
    const orderId = shop.orders.open
    const machine = createOrderEditMachine(shop.flaky)
    const items = [{ variant_id: shop.mug, quantity: 1, internal_note: "gift" }]
    await orderEdit.initiateRequest({ body: { order_id: orderId } })
    await orderEdit.addItems({ id: orderId, body: { items } })
    await orderEdit.addItems({ id: orderId, body: { items } })
    const { order: preview } = await orders.retrievePreview({ id: orderId })
    await orderEdit.cancelRequest({ id: orderId })
    const actor = await openFlow(machine, { orderId, restore: stepsToRestore(preview) })
    expect(actionsOf(previewOf(actor)).map(({ internal_note }) => internal_note)).toEqual(["gift", "gift"])
  })

  it("stages nothing in a change that is open already", async () => {
    shop.network.percent = 0
    shop.shop.backend.db.import(shop.world)
    const orderId = shop.orders.open
    const items = [{ variant_id: shop.mug, quantity: 1 }]
    await orderEdit.initiateRequest({ body: { order_id: orderId } })
    await orderEdit.addItems({ id: orderId, body: { items } })
    const { order: preview } = await orders.retrievePreview({ id: orderId })
    const actor = await openFlow(createOrderEditMachine(shop.flaky), { orderId, restore: stepsToRestore(preview) })
    expect(actionsOf(previewOf(actor))).toHaveLength(1)
  })
})
