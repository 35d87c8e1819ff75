import { createFirstSaleMachine } from "#machines/settings/first-sale/first-sale.machine.ts"
import { openEmptyStore, regionTask, taxTask } from "#tests/support/empty-store.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const store = await openEmptyStore()

walkEveryBranch(
  store,
  walk(createFirstSaleMachine(store.admin))({
    world: store.world(),
    inputs: { nothing: undefined },
    events: {
      "save the region": () => ({ type: "step.save", task: regionTask }),
      "save the tax region": () => ({ type: "step.save", task: taxTask }),
      load: () => ({ type: "store.load" }),
    },
    detail: ({ context }) => String(context.store?.regions.length),
    conditions: {
      "an order was placed": () => store.shop.backend.db.tables.order.insert({ currency_code: "eur", display_id: 1 }),
    },
  }),
)
