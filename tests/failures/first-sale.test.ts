import { createFirstSaleMachine } from "#machines/settings/first-sale/first-sale.machine.ts"
import { channelTask, openEmptyStore, regionTask, shippingTask, taxTask } from "#tests/support/empty-store.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

/** The flow that guides an empty store to its first sale, whose publishable key has no channel. */
const { shop, wire, admin, world } = await openEmptyStore()
const keys = await shop.admin.admin.apiKey.list({ query: { type: "publishable", fields: "id,sales_channels.id" } })
const [key] = keys.api_keys
const remove = ((key?.sales_channels ?? []) as readonly { id: string }[]).map(({ id }) => id)
await shop.admin.admin.apiKey.batchSalesChannels({ id: String(key?.id), body: { remove } })

failureMatrix("first sale", shop, wire, [
  {
    flow: flow(createFirstSaleMachine(admin))({
      title: "firstSale",
      input: undefined,
      recover: (snapshot) => (snapshot.matches("failed") ? [{ type: "store.load" }] : []),
      steps: [regionTask, taxTask, channelTask, shippingTask].map((task) => ({
        name: `sets up ${task.step}`,
        events: () => [{ type: "step.save" as const, task }],
      })),
    }),
    world: world(),
  },
])
