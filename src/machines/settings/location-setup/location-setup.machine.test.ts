import { beforeEach, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { openLocationShop } from "#tests/support/location-setup.ts"
import { createLocationSetupMachine } from "./location-setup.machine.ts"
import type { LocationTask } from "./location-task.ts"

const { shop, tasks, world: exportWorld } = await openLocationShop()
const world = exportWorld()
const { tables } = shop.backend.db
const before = tables.stockLocation.all().length

beforeEach(() => {
  shop.backend.faults.set([])
  shop.backend.db.import(world)
})

async function open(id: string | null = null) {
  const actor = createActor(createLocationSetupMachine(shop.admin), { input: { id } }).start()
  const settle = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"))
  await settle()
  const save = async (task: LocationTask, stay?: boolean) => {
    actor.send({ type: "step.save", task, ...(stay === undefined ? {} : { stay }) })
    return (await settle()).context
  }
  return {
    actor,
    save,
    settle,
    step: () => actor.getSnapshot().context.step,
    context: () => actor.getSnapshot().context,
  }
}

async function openWith(...steps: readonly (() => LocationTask)[]) {
  const flow = await open()
  for (const step of steps) await flow.save(step())
  return flow
}
const upTo = {
  zone: [() => tasks.address, () => tasks.channels, () => tasks.providers, () => tasks.set] as const,
  option: [() => tasks.address, () => tasks.channels, () => tasks.providers, () => tasks.set, () => tasks.zone()],
}

it("sets a location up step by step, each saved before the next one opens", async () => {
  const flow = await open()
  const seen = [flow.step()]
  for (const task of [...upTo.option, () => tasks.option(), () => tasks.option("returnOption")]) {
    expect((await flow.save(task())).error).toBeNull()
    seen.push(flow.step())
  }
  expect(seen).toEqual(["address", "channels", "providers", "set", "zone", "option", "returnOption", "done"])
  expect(flow.actor.getSnapshot().value).toBe("open")
  expect(tables.stockLocation.all().length).toBe(before + 1)
})

it("continues at the first missing step, with everything that was saved", async () => {
  const left = await openWith(...upTo.zone)
  const resumed = await open(left.context().id)
  expect(resumed.step()).toBe("zone")
  expect(resumed.context().location?.sets.map(({ name }) => name)).toEqual(["Porto shipping"])
})

it("keeps the zone step open to add another zone, and asks for an option in each", async () => {
  const flow = await openWith(...upTo.zone)
  await flow.save(tasks.zone(), true)
  expect(flow.step()).toBe("zone")
  await flow.save(tasks.zone("Alps", "ch"))
  await flow.save(tasks.option("option", "Iberia"))
  expect(flow.step()).toBe("option")
  await flow.save(tasks.option("option", "Alps"))
  expect(flow.step()).toBe("returnOption")
})

it("proposes a free name if another location uses it", async () => {
  await openWith(...upTo.zone)
  const second = await open()
  await second.save({ step: "address", body: { name: "Porto 2", address: { address_1: "Rua 2", country_code: "pt" } } })
  await second.save(tasks.channels)
  await second.save(tasks.providers)
  const { taken, step, error } = await second.save(tasks.set)
  expect([step, taken, error?.status]).toEqual(["set", { name: "Porto shipping", proposal: "Porto shipping 2" }, 400])
  await second.save({ step: "set", name: taken?.proposal ?? "", type: "shipping" })
  expect(second.step()).toBe("zone")
})

it("saves nothing that lacks a provider, a price in each currency, or an earlier step", async () => {
  const flow = await openWith(...upTo.option)
  const task = tasks.option() as LocationTask & { step: "option" }
  const tryBody = (body: object) => flow.save({ ...task, body: { ...task.body, ...body } } as LocationTask)
  await tryBody({ provider_id: "other_other" })
  await tryBody({ prices: [] })
  await tryBody({ service_zone_id: "serzo_unknown" })
  flow.actor.send({ type: "step.open", step: "returnOption" })
  await flow.save(tasks.option("returnOption"))
  expect([flow.step(), tables.shippingOption.all().some(({ name }) => name === "Return label")]).toEqual([
    "option",
    false,
  ])
})

it("doesn't create a location twice whose response was lost", async () => {
  shop.backend.faults.set([{ method: "POST", path: "/admin/stock-locations", drop: "after", times: 1 }])
  const flow = await open()
  expect((await flow.save(tasks.address)).error).toBeNull()
  expect([flow.step(), tables.stockLocation.all().length]).toEqual(["channels", before + 1])
})

it("is done without return options, and lets steps be opened again", async () => {
  const flow = await openWith(...upTo.option, () => tasks.option())
  flow.actor.send({ type: "step.open", step: "done" })
  expect(flow.step()).toBe("done")
  flow.actor.send({ type: "step.open", step: "zone" })
  expect(flow.step()).toBe("zone")
})
