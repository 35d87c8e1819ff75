import { describe, expect, it } from "vitest"
import { actionsOf, whyNotClaimed } from "#machines/order-change/order-change.rules.ts"
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
    beginning: { claimType: "replace" },
    type: "claim",
    ready: (itemId) => [
      { type: "change.claim", itemId, quantity: 1 },
      { type: "change.addItems", items: [{ variant_id: shop.variant("MUG-CLASSIC"), quantity: 1 }] },
    ],
    again: (_, actionId) => ({ type: "change.setClaimed", actionId, quantity: 2 }),
    refused: (itemId) => ({ type: "change.claim", itemId, quantity: 9 }),
    whyNot: whyNotClaimed,
    reason: "noItemsClaimed",
    confirmPath: "/admin/claims/:id/request",
    discardPath: "/admin/claims/:id/request",
  })

  it("begins as the kind that was chosen, and keeps it", async () => {
    const actor = await open()
    actor.send({ type: "beginning.set", beginning: { claimType: "refund" } })
    await stage(actor, { type: "change.claim", itemId: item(actor), quantity: 1 })
    const id = String(previewOf(actor)?.order_change?.claim_id)
    expect((await claims.retrieve({ id, query: { fields: "type" } })).claim.type).toBe("refund")
    expect(actor.getSnapshot().can({ type: "beginning.set", beginning: { claimType: "replace" } })).toBe(false)
  })

  it("changes how many are claimed, why, and takes it back", async () => {
    const actor = await open()
    await stage(actor, { type: "change.claim", itemId: item(actor), quantity: 1, reason: "other" })
    const first = () => actionsOf(previewOf(actor))[0]
    await stage(actor, { type: "change.setClaimed", actionId: String(first()?.id), quantity: 2, note: "both" })
    await stage(actor, {
      type: "change.reclaim",
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
