import { SimulatedClock } from "xstate"
import { createProductImportMachine } from "#machines/products/product-import/product-import.machine.ts"
import { GIVE_UP_AFTER } from "#machines/products/product-import/product-import-setup.ts"
import { openBreakableShop } from "#tests/support/breakable-shop.ts"
import { importFile, scarfRow } from "#tests/support/product-import.ts"
import { walkEveryBranch } from "./paths.ts"
import { walk } from "./walk.ts"

const shop = await openBreakableShop()
const { product: products } = shop.shop.admin.admin
const { tables } = shop.shop.backend.db
const clock = new SimulatedClock()

const file = importFile(scarfRow(1), scarfRow(2))
const half = importFile(scarfRow(1), "scarf-2,Scarf 2,One,SCARF-2,Size,")
const updating = new File(["Product Handle,Variant Sku,Variant Price EUR\ncap,CAP-S,9"], "cap.csv")
const removing = new File(["Product Handle,Product Title\nt-shirt,Tee"], "tee.csv")

const { product: cap } = await products.create({
  body: {
    title: "Cap",
    handle: "cap",
    options: [{ title: "Size", values: ["S"] }],
    variants: [{ title: "S", sku: "CAP-S", options: { Size: "S" }, prices: [] }],
  },
  query: { fields: "id,*variants" },
})
const variant_id = cap.variants?.[0]?.id ?? ""

/** An import that another tab has prepared, and one whose confirmation has arrived. */
const { transaction_id } = await products.import({ body: { file } })
const waiting = { transactionId: transaction_id, fileName: file.name, counts: { toCreate: 2, toUpdate: 0 } }
const other = await products.import({ body: { file: importFile(scarfRow(3)) } })
const [row] = tables.workflowExecution.by("transaction_id", other.transaction_id)
if (row) {
  const text = JSON.stringify(row.execution).replaceAll('"waiting_response"', '"ok"').replaceAll('"invoking"', '"done"')
  tables.workflowExecution.update(row.id, { execution: JSON.parse(text) })
}
const running = { transactionId: other.transaction_id, fileName: "other.csv", counts: null }

walkEveryBranch(
  shop,
  walk(createProductImportMachine(shop.admin))({
    world: shop.world(),
    clock,
    inputs: {
      nothing: {},
      "an import that waits": { resume: waiting },
      "an import that waits, with other counts": { resume: { ...waiting, counts: { toCreate: 1, toUpdate: 1 } } },
      "an import that runs": { resume: running },
      "an unknown import": { resume: { ...waiting, transactionId: "auto-unknown" } },
    },
    detail: ({ context: { file, problem, checked, agreed, prepared, changed, isUnknown, isUntold } }) =>
      JSON.stringify([
        file?.name,
        file?.size,
        problem,
        checked?.problems,
        agreed,
        prepared !== null,
        changed,
        isUnknown,
        isUntold,
      ]),
    conditions: {
      "someone takes a handle": () =>
        products
          .create({ body: { title: "Other", handle: "scarf-1", options: [{ title: "Size", values: ["One"] }] } })
          .catch(() => {}),
      "someone adds a price": () =>
        products.updateVariant({ id: cap.id, variant_id, body: { prices: [{ currency_code: "usd", amount: 7 }] } }),
      "the import expires": () => {
        for (const { id } of tables.workflowExecution.all()) tables.workflowExecution.erase(id)
      },
    },
    waits: { "three seconds": () => clock.increment(3_000), "two minutes": () => clock.increment(GIVE_UP_AFTER) },
    events: {
      "choose a file": () => ({ type: "file.choose", file }),
      "choose a file with a bad row": () => ({ type: "file.choose", file: half }),
      "choose a file that updates a product": () => ({ type: "file.choose", file: updating }),
      "choose a file that deletes variants": () => ({ type: "file.choose", file: removing }),
      "choose an empty file": () => ({ type: "file.choose", file: new File([""], "empty.csv") }),
      "discard the file": () => ({ type: "file.discard" }),
      "agree to the difference": () => ({ type: "agree", to: "difference", value: true }),
      "import all": () => ({ type: "import.all" }),
      "import the good rows": () => ({ type: "import.rest" }),
      confirm: () => ({ type: "import.confirm" }),
      cancel: () => ({ type: "import.cancel" }),
      check: () => ({ type: "progress.check" }),
      retry: () => ({ type: "retry" }),
    },
  }),
)
