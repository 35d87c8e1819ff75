import { describe, expect, it } from "vitest"
import { actionsOf, whyNotClaimed } from "#machines/orders/order-change/order-change.rules.ts"
import { fulfillOrder, openLiveShop, placeOrder } from "#tests/support/live-shop.ts"
import { orderChangeSuite } from "#tests/support/order-change-suite.ts"
import { createClaimMachine } from "./claim.machine.ts"

const shop = await openLiveShop()
const orderId = await placeOrder(shop)
await fulfillOrder(shop, orderId)
const { claim: claims } = shop.admin.admin

describe("the claim", () => {
  const { open, stage, item, previewOf } = orderChangeSuite({
    shop,
    orderId,
    machine: createClaimMachine(shop.admin),
    startOptions: { claimType: "replace" },
    type: "claim",
    ready: (itemId) => [
      { type: "change.claim", itemId, quantity: 1 },
      { type: "change.addItems", items: [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }] },
    ],
    additionalStep: (_, actionId) => ({ type: "change.setClaimed", actionId, quantity: 2 }),
    refused: (itemId) => ({ type: "change.claim", itemId, quantity: 9 }),
    whyNot: whyNotClaimed,
    reason: "noItemsClaimed",
    confirmPath: "/admin/claims/:id/request",
    discardPath: "/admin/claims/:id/request",
  })

  it("changes the quantity of a replacement", async () => {
    const actor = await open()
    const items = [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }]
    await stage(actor, { type: "change.claim", itemId: item(actor), quantity: 1 }, { type: "change.addItems", items })
    const actionId = String(actionsOf(previewOf(actor)).find(({ action }) => action === "ITEM_ADD")?.id)
    await stage(actor, { type: "change.setAdded", actionId, quantity: 2 })
    expect(previewOf(actor)?.items.at(-1)).toMatchObject({ quantity: 2 })
  })

  it("starts with the chosen claim type, and keeps it", async () => {
    const actor = await open()
    actor.send({ type: "startOptions.set", startOptions: { claimType: "refund" } })
    await stage(actor, { type: "change.claim", itemId: item(actor), quantity: 1 })
    const id = String(previewOf(actor)?.order_change?.claim_id)
    expect((await claims.retrieve({ id, query: { fields: "type" } })).claim.type).toBe("refund")
    expect(actor.getSnapshot().can({ type: "startOptions.set", startOptions: { claimType: "replace" } })).toBe(false)
  })

  it("keeps the claimed item when its new reason is rejected, and finishes a half-done replacement on retry", async () => {
    const actor = await open()
    await stage(actor, { type: "change.claim", itemId: item(actor), quantity: 2, reason: "other" })
    const staged = () => actionsOf(previewOf(actor)).map(({ details }) => details?.reason)
    const reclaim = () => ({
      type: "change.replaceClaim" as const,
      actionId: String(actionsOf(previewOf(actor))[0]?.id),
      itemId: item(actor),
      quantity: 2,
      reason: "missing_item" as const,
    })
    shop.backend.faults.set([{ method: "POST", path: "/admin/claims/:id/claim-items", status: 400, times: 1 }])
    await stage(actor, reclaim())
    expect(actor.getSnapshot().context.error).toMatchObject({ status: 400 })
    expect(staged()).toEqual(["other"])
    await stage(actor, { type: "retry" })
    expect(staged()).toEqual(["missing_item"])

    const path = "/admin/claims/:id/claim-items/:action_id"
    shop.backend.faults.set([{ method: "DELETE", path, drop: "before", times: 1 }])
    await stage(actor, { ...reclaim(), reason: "wrong_item" })
    expect(staged()).toEqual(["missing_item", "wrong_item"])
    expect(actor.getSnapshot().can({ type: "edit.confirm" })).toBe(false)
    await stage(actor, { type: "retry" })
    expect(staged()).toEqual(["wrong_item"])
    expect(actor.getSnapshot().can({ type: "edit.confirm" })).toBe(true)
  })

  it("applies queued steps to the replacement of their action", async () => {
    const actor = await open()
    await stage(actor, { type: "change.claim", itemId: item(actor), quantity: 1, reason: "other" })
    const actionId = String(actionsOf(previewOf(actor))[0]?.id)
    actor.send({ type: "change.replaceClaim", actionId, itemId: item(actor), quantity: 1, reason: "wrong_item" })
    await stage(actor, { type: "change.setClaimed", actionId, quantity: 2 })
    expect(actor.getSnapshot().context.error).toBeNull()
    expect(actionsOf(previewOf(actor))).toMatchObject([{ details: { quantity: 2, reason: "wrong_item" } }])
  })

  it("keeps a note that is saved while a new reason waits", async () => {
    const actor = await open()
    await stage(actor, { type: "change.claim", itemId: item(actor), quantity: 1, reason: "other", note: "old" })
    const actionId = String(actionsOf(previewOf(actor))[0]?.id)
    const replaceClaim = {
      type: "change.replaceClaim" as const,
      actionId,
      itemId: item(actor),
      quantity: 1,
      note: "old",
    }
    actor.send({ type: "change.setClaimed", actionId, quantity: 1, note: "Torn at the handle" })
    actor.send({ ...replaceClaim, reason: "missing_item" })
    await stage(actor, { ...replaceClaim, reason: "wrong_item" })
    expect(actionsOf(previewOf(actor))).toMatchObject([
      { internal_note: "Torn at the handle", details: { reason: "wrong_item" } },
    ])
  })

  it("reports a note that another admin sets before the claim is confirmed", async () => {
    const actor = await open()
    const items = [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }]
    await stage(actor, { type: "change.claim", itemId: item(actor), quantity: 1 }, { type: "change.addItems", items })
    const action_id = String(actionsOf(previewOf(actor))[0]?.id)
    const id = String(previewOf(actor)?.order_change?.claim_id)
    await claims.updateItem({ id, action_id, body: { quantity: 1, internal_note: "Refund instead" } })
    await stage(actor, { type: "edit.confirm" })
    expect(actor.getSnapshot().context.conflict).toMatchObject({ hasEnded: false })
  })

  it("changes a claimed item's quantity and reason, and removes it", async () => {
    const actor = await open()
    await stage(actor, { type: "change.claim", itemId: item(actor), quantity: 1, reason: "other" })
    const first = () => actionsOf(previewOf(actor))[0]
    await stage(actor, { type: "change.setClaimed", actionId: String(first()?.id), quantity: 2, note: "both" })
    await stage(actor, {
      type: "change.replaceClaim",
      actionId: String(first()?.id),
      itemId: item(actor),
      quantity: 2,
      reason: "missing_item",
      note: "both",
    })
    expect(first()).toMatchObject({ internal_note: "both", details: { quantity: 2, reason: "missing_item" } })
    await stage(actor, { type: "change.unclaim", actionId: String(first()?.id) })
    expect(actionsOf(previewOf(actor))).toEqual([])
  })
})
