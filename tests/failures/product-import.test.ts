import { SimulatedClock } from "xstate"
import { createProductImportMachine } from "#machines/products/product-import/product-import.machine.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { importFile, scarfRow } from "#tests/support/product-import.ts"
import { flow } from "./flow.ts"
import { failureMatrix } from "./matrix.ts"

/** An import from the choice of its file, and one that waits for confirmation when the page is opened. */
const { shop, wire, admin, world } = await openBreakableShop()
const file = importFile(scarfRow(1), scarfRow(2))
const { transaction_id } = await shop.admin.admin.product.import({ body: { file: importFile(scarfRow(3)) } })
const resume = { transactionId: transaction_id, fileName: "scarves.csv", counts: { toCreate: 1, toUpdate: 0 } }

failureMatrix("product import", shop, wire, [
  {
    world: world(),
    flow: flow(createProductImportMachine(admin))({
      title: "product import",
      input: {},
      clock: new SimulatedClock(),
      recover: (snapshot) => (snapshot.matches({ running: "watching" }) ? [{ type: "progress.check" }] : []),
      steps: [
        { name: "reads a file", events: () => [{ type: "file.choose", file }] },
        { name: "prepares", events: () => [{ type: "import.all" }] },
        { name: "confirms", events: () => [{ type: "import.all" }, { type: "import.confirm" }] },
      ],
    }),
  },
  {
    world: world(),
    flow: flow(createProductImportMachine(admin))({
      title: "product import after a reload",
      input: { resume },
      clock: new SimulatedClock(),
      recover: (snapshot) =>
        snapshot.matches({ running: "watching" }) ? [{ type: "progress.check" }] : [{ type: "retry" }],
      steps: [{ name: "confirms", events: () => [{ type: "import.confirm" }] }],
    }),
  },
])
