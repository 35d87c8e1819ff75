import { beforeEach, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { openLiveShop } from "#tests/support/live-shop.ts"
import { createTaxSetupMachine } from "./tax-setup.machine.ts"
import { countryRegion } from "./tax-setup.rules.ts"
import type { TaxTask } from "./tax-task.ts"
import { taxVerdicts, winningRates } from "./tax-winner.rules.ts"

const shop = await openLiveShop()
const world = shop.backend.db.export()
const { tables } = shop.backend.db

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

async function open(input: { country?: string; region?: string } = {}) {
  const { country = null, region = null } = input
  const actor = createActor(createTaxSetupMachine(shop.admin), { input: { country, region } }).start()
  const settle = async () => (await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"))).context
  await settle()
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    return settle()
  }
  return { actor, send, save: (task: TaxTask) => send({ type: "step.save", task }), context: settle }
}
const provider = { step: "provider", provider: "tp_system" } as const
const vat = { step: "defaultRate", rate: { name: "VAT", code: "ca-gst", rate: 5 } } as const
const quebec = { key: "1", province: "qc", rate: { name: "QST", code: "ca-qst", rate: 9.975 }, isCombined: true }
const product = { reference: "product", reference_id: "prod_shirt" }
const rowFor = (region: string, key: string, targets = [product]) => ({
  key,
  region,
  name: `Reduced ${key}`,
  code: `reduced-${key}`,
  rate: 0,
  targets,
})

it("sets a country up step by step, and computes which rate wins", async () => {
  const flow = await open()
  const seen = [(await flow.context()).step]
  seen.push((await flow.send({ type: "country.choose", country: "ca" })).step)
  seen.push((await flow.save(provider)).step)
  seen.push((await flow.save(vat)).step)
  expect(seen).toEqual(["country", "provider", "defaultRate", "provinces"])
  await flow.save({ step: "provinces", rows: [quebec] })
  await flow.send({ type: "step.open", step: "overrides" })
  const { state } = await flow.context()
  const country = state && countryRegion(state)
  const after = await flow.save({ step: "overrides", rows: [rowFor(country?.id ?? "", "1")] })
  const codes = (province: string | undefined, id: string) =>
    winningRates(taxVerdicts(after.state?.regions ?? [], { country: "ca", province }, { product: id })).map(
      ({ code }) => code,
    )
  expect(codes(undefined, "prod_shirt")).toEqual(["reduced-1"])
  expect(codes("qc", "prod_other")).toEqual(["ca-qst", "ca-gst"])
  expect((await open({ region: country?.id ?? "" })).actor.getSnapshot().context.step).toBe("trial")
})

it("opens the tax region of a country that has one", async () => {
  const flow = await open()
  const { isTaken, step, state } = await flow.send({ type: "country.choose", country: "de" })
  expect([isTaken, step, state && countryRegion(state)?.country_code]).toEqual([true, "provinces", "de"])
})

it("continues with the tax region that someone else creates in the meantime", async () => {
  const flow = await open({ country: "ca" })
  await shop.admin.admin.taxRegion.create({ body: { country_code: "ca", provider_id: "tp_system" } })
  expect(await flow.save(provider)).toMatchObject({ step: "defaultRate", error: null })
  expect(tables.taxRegion.all().filter(({ country_code }) => country_code === "ca").length).toBe(1)
})

it("sets the provider of a tax region that has none", async () => {
  const { id } = (await shop.admin.admin.taxRegion.create({ body: { country_code: "ca", provider_id: "tp_system" } }))
    .tax_region
  tables.taxRegion.update(String(id), { provider_id: null })
  const flow = await open({ country: "ca" })
  expect(await flow.context()).toMatchObject({ step: "provider" })
  expect(await flow.save(provider)).toMatchObject({ step: "defaultRate", error: null })
  expect(tables.taxRegion.get(String(id))?.provider_id).toBe("tp_system")
})

it("saves rows one by one, and keeps those that were refused with the reason", async () => {
  const flow = await open({ country: "de" })
  await flow.send({ type: "step.open", step: "overrides" })
  const id = String(tables.taxRegion.find(({ country_code }) => country_code === "de")?.id)
  const rows = [rowFor(id, "1"), rowFor(id, "2", [{ ...product, reference_id: "prod_mug" }])]
  // Someone else's rate is for the shirt by now.
  const body = { tax_region_id: id, name: "Books", code: "books", rate: 7, rules: [product] }
  await shop.admin.admin.taxRate.create({ body })
  const { failed, step } = await flow.save({ step: "overrides", rows })
  expect(failed).toEqual([{ key: "1", problem: "targetUsed", error: null }])
  expect([step, tables.taxRate.all().some(({ code }) => code === "reduced-2")]).toEqual(["overrides", true])
})

it("keeps all rows after one that got no response, and saves each once", async () => {
  const flow = await open({ country: "ca" })
  await flow.save(provider)
  await flow.save(vat)
  const rows = [quebec, { ...quebec, key: "2", province: "on" }]
  shop.backend.faults.set([{ method: "POST", path: "/admin/tax-regions", status: 500 }])
  expect((await flow.save({ step: "provinces", rows })).failed.map(({ key }) => key)).toEqual(["1", "2"])
  shop.backend.faults.set([])
  expect((await flow.save({ step: "provinces", rows })).failed).toEqual([])
  expect(tables.taxRegion.all().filter(({ province_code }) => province_code).length).toBe(2)
})

it("doesn't send overlapping rows, rates outside 0 to 100, or a step before its country", async () => {
  const flow = await open()
  await flow.save(provider)
  await flow.send({ type: "country.choose", country: "de" })
  const id = String(tables.taxRegion.find(({ country_code }) => country_code === "de")?.id)
  await flow.save({ step: "provinces", rows: [quebec, { ...quebec, key: "2", province: "QC" }] })
  await flow.send({ type: "step.open", step: "overrides" })
  await flow.save({ step: "overrides", rows: [rowFor(id, "1"), rowFor(id, "2")] })
  await flow.save({ step: "overrides", rows: [{ ...rowFor(id, "1"), rate: 120 }] })
  await flow.save({ step: "overrides", rows: [rowFor(id, "1", [])] })
  expect(tables.taxRate.all().some(({ code }) => code.startsWith("reduced"))).toBe(false)
  expect(tables.taxRegion.all().some(({ province_code }) => province_code)).toBe(false)
})

it("says that a tax region no longer exists", async () => {
  const { actor } = await open({ region: "txreg_unknown" })
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error?.status]).toEqual(["failed", 404])
})
