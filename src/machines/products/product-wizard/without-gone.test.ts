import { expect, it } from "vitest"
import { emptyDraft, emptyRow, type ProductDraft, type WizardSettings } from "./product-wizard.draft.ts"
import { withoutGone } from "./without-gone.ts"

const settings: WizardSettings = {
  currencies: ["eur"],
  regions: [{ id: "reg_1", name: "Europe", currency: "eur" }],
  channels: [{ id: "sc_1", name: "Web" }],
  profiles: [{ id: "sp_1", name: "Default" }],
  locations: [{ id: "sloc_1", name: "Berlin" }],
}
const value = { value: 1 }
const draftWith = (part: Partial<ProductDraft>, row = {}): ProductDraft => ({
  ...emptyDraft,
  channelIds: ["sc_1"],
  profileId: "sp_1",
  rows: { "[]": { ...emptyRow, prices: { eur: value, reg_1: value }, quantities: { sloc_1: value }, ...row } },
  ...part,
})

it("keeps a draft whose records all exist", () => {
  const draft = draftWith({})
  expect(withoutGone(draft, settings)).toEqual([draft, null])
})

it("drops prices and stock of deleted records, keeps the others, and says which", () => {
  const rows = { prices: { eur: value, chf: value, reg_9: value }, quantities: { sloc_1: value, sloc_9: value } }
  const [draft, gone] = withoutGone(draftWith({ channelIds: ["sc_1", "sc_9"], profileId: "sp_9" }, rows), settings)
  expect(gone).toEqual({ currencies: ["chf"], regions: true, locations: true, channels: true, profile: true })
  expect(draft).toEqual(draftWith({ profileId: "" }, { prices: { eur: value } }))
})
