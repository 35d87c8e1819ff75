import { beforeEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { clothingDraft, toReview } from "#tests/support/promotion-builder.ts"
import { bodyOf } from "./promotion-body.ts"
import type { BuilderInput } from "./promotion-builder.context.ts"
import { createPromotionBuilderMachine } from "./promotion-builder.machine.ts"

const shop = await openLiveShop()
const { backend } = shop
const { promotion: promotions, campaign: campaigns } = shop.admin.admin
const world = backend.db.export()
beforeEach(() => backend.db.import(world))

const draft = clothingDraft()
const method = { type: "percentage", target_type: "order", allocation: "across", value: 5 } as const
const rows = () => backend.db.tables.promotion.all().filter(({ code }) => code.startsWith("CLOTHING"))

function start(input: BuilderInput) {
  const actor = createActor(createPromotionBuilderMachine(shop.admin), { input })
  actor.start()
  return actor
}
async function submit(input: BuilderInput) {
  const actor = start(input)
  for (const event of [...toReview, { type: "create.active" } as const]) actor.send(event)
  return waitFor(actor, (snapshot) => !snapshot.hasTag("busy"))
}

describe("the promotion builder", () => {
  it("creates an active promotion with its conditions and its new campaign in one request", async () => {
    const { output } = await submit({ draft })
    const query = { fields: "id,status,campaign.name,application_method.target_rules.attribute" }
    const { promotion } = await promotions.retrieve({ id: String(output?.id), query })
    expect(promotion).toMatchObject({ status: "active", campaign: { name: "June" } })
    expect(promotion.application_method?.target_rules).toHaveLength(1)
    expect(output).toMatchObject({ outcome: "created", isActive: true })
  })

  it("leads back to the code or the identifier that exists", async () => {
    await promotions.create({ body: { code: draft.code, type: "standard", application_method: method } })
    const code = await submit({ draft })
    expect(code.value).toEqual({ editing: "limits" })
    expect(code.context.placed).toEqual({ field: "code", kind: "taken", value: draft.code })
    await campaigns.create({ body: { name: "June", campaign_identifier: "june" } })
    const { context } = await submit({ draft: { ...draft, code: "CLOTHING21" } })
    expect(context.placed).toEqual({ field: "identifier", kind: "taken", value: "june" })
  })

  it("leads back to a campaign that was deleted in the meantime", async () => {
    const existing = { id: "procamp_gone", name: "May", currency: null, startsAt: null, endsAt: null }
    const { value, context } = await submit({ draft: { ...draft, campaign: "existing", existing } })
    expect(value).toEqual({ editing: "limits" })
    expect(context.placed).toEqual({ field: "existing", kind: "gone", value: "May" })
  })

  it("refuses a campaign in another currency, which the server accepts on creation", async () => {
    const budget = { type: "spend", currency_code: "usd", limit: 50 } as const
    const { campaign } = await campaigns.create({ body: { name: "Dollars", campaign_identifier: "usd", budget } })
    const existing = { id: campaign.id, name: "Dollars", currency: "usd", startsAt: null, endsAt: null }
    const wrong = { ...draft, campaign: "existing", existing, currency: "eur" } as const
    expect((await submit({ draft: wrong })).value).toEqual({ editing: "limits" })
    expect(rows()).toEqual([])
    await promotions.create({ body: bodyOf(wrong, "active") })
    expect(rows()).toMatchObject([{ campaign_id: campaign.id }])
  })

  it("finds a promotion whose response was lost instead of creating it again", async () => {
    const body = bodyOf(draft, "active")
    await promotions.create({ body })
    const actor = start({ draft, sent: JSON.stringify(body) })
    actor.send({ type: "retry" })
    await waitFor(actor, ({ status }) => status === "done")
    expect(rows()).toHaveLength(1)
  })

  it("replaces one that was sent with other entries, and its campaign", async () => {
    const body = bodyOf(draft, "active")
    await promotions.create({ body })
    const actor = start({ draft: { ...draft, code: "CLOTHING25" }, sent: JSON.stringify(body) })
    actor.send({ type: "retry" })
    await waitFor(actor, ({ status }) => status === "done")
    expect(rows().map(({ code }) => code)).toEqual(["CLOTHING25"])
    expect(backend.db.tables.campaign.all().filter(({ name }) => name === "June")).toHaveLength(1)
  })
})
