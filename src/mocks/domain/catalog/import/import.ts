import { createProducts, updateProducts } from "#mocks/domain/catalog/products.ts"
import { notifyAdministrators } from "#mocks/domain/system/feed.ts"
import { storeFile, textOf } from "#mocks/domain/system/files.ts"
import { CONFIRMATION } from "#mocks/domain/system/workflows/definitions.ts"
import { contextOf, executionOf, startWaiting } from "#mocks/domain/system/workflows/execution.ts"
import { attemptWork, progressOf } from "#mocks/domain/system/workflows/progress.ts"
import type { Database, Row } from "#mocks/kernel/database.ts"
import { notFound } from "#mocks/kernel/refusal.ts"
import { checkDrafts, type Products } from "./check.ts"
import { readLenient, readStrict } from "./csv.ts"
import { draftsOf } from "./normalize.ts"

/** `import-products` gets the file in the request (the older API), the other one reads an uploaded file. */
export type ImportWorkflow = "import-products" | "import-products-as-chunks"
export const isImport = (workflowId: string): workflowId is ImportWorkflow =>
  workflowId === "import-products" || workflowId === "import-products-as-chunks"

/** The step that creates and updates the products. */
const WORK = { "import-products": "batch-products-as-step", "import-products-as-chunks": "process-import-chunks" }

interface ImportSource {
  readonly text: string
  readonly filename: string
  /** Payload shown by the workflow execution. */
  readonly payload: Record<string, unknown>
  /** Base URL of the server. */
  readonly base: string
  readonly transactionId?: string | undefined
}
interface ImportSummary {
  readonly toCreate: number
  readonly toUpdate: number
}

function readProducts(workflow: ImportWorkflow, text: string): Products {
  const isUploaded = workflow === "import-products-as-chunks"
  const sheet = isUploaded ? readStrict(text) : readLenient(text)
  return checkDrafts(draftsOf(sheet, { isUploaded }))
}

const summaryOf = ({ create, update }: Products): ImportSummary => ({
  toCreate: create.length,
  toUpdate: update.length,
})

/** Stores the parsed products in a private file until the import is confirmed. */
function storeChunks(db: Database, products: Products, { base, filename }: ImportSource) {
  const summary = summaryOf(products)
  if (summary.toCreate + summary.toUpdate === 0) return { chunks: [], summary }
  const { id } = storeFile(db, base, {
    name: `${db.clock.now()}-${filename}-1.json`,
    type: "application/json",
    bytes: new TextEncoder().encode(JSON.stringify(products)),
    access: "private",
  })
  return { chunks: [{ id, ...summary }], summary }
}

/** Reads and validates the file; its products are imported once the import is confirmed. */
export function startImport(
  db: Database,
  workflow: ImportWorkflow,
  source: ImportSource,
): { readonly transaction_id: string; readonly summary: ImportSummary } {
  const { text, filename, payload, transactionId } = source
  const products = readProducts(workflow, text)
  const { transaction_id } = startWaiting(db, workflow, {
    payload: { filename, ...payload },
    output: workflow === "import-products" ? { ...products } : storeChunks(db, products, source),
    transactionId,
  })
  return { transaction_id, summary: summaryOf(products) }
}

/** Returns the import that waits for confirmation; throws 404 if there is none. */
export function waitingImport(db: Database, workflow: string, transactionId: string): Row<"workflowExecution"> {
  const row = executionOf(db, workflow, transactionId)
  if (!row) throw notFound(`Transaction ${transactionId} could not be found.`)
  return row
}

/** Returns the products of a waiting import and deletes its execution and stored files. */
function takeWaitingImport(
  db: Database,
  row: Row<"workflowExecution">,
): { readonly products: Products; readonly file: string } {
  const { output, payload } = contextOf(row)
  db.tables.workflowExecution.erase(row.id)
  const file = String(payload.filename)
  const { chunks } = output as { chunks?: readonly { id: string }[] }
  if (!chunks) return { products: output as unknown as Products, file }
  const kept = chunks.map(({ id }) => db.tables.file.get(id))
  const parts = kept.map((aside) => (aside ? (JSON.parse(textOf(aside)) as Products) : { create: [], update: [] }))
  for (const aside of kept) if (aside) db.tables.file.erase(aside.id)
  return {
    products: { create: parts.flatMap(({ create }) => create), update: parts.flatMap(({ update }) => update) },
    file,
  }
}

/** Exports contain tag values instead of ids; resolves values that aren't ids to their tags. */
const withTags =
  ({ tables: { productTag } }: Database) =>
  <P extends { readonly tags?: readonly { readonly id: string }[] | undefined }>(product: P): P => ({
    ...product,
    ...(product.tags && {
      tags: product.tags.map(({ id }) => ({ id: (productTag.get(id) ?? productTag.first("value", id))?.id ?? id })),
    }),
  })

/** Imports all products or none, notifies the administrators and deletes the execution. */
export function finishImport(db: Database, workflow: ImportWorkflow, row: Row<"workflowExecution">): void {
  const { products, file } = takeWaitingImport(db, row)
  const progress = progressOf(db, workflow, row.transaction_id)
  progress.resumed()
  progress.succeeded(CONFIRMATION, true)
  progress.started("notify-on-failure")
  progress.succeeded("notify-on-failure", {})
  progress.started(WORK[workflow])
  const tagged = withTags(db)
  const done = attemptWork(db, () => {
    const created = createProducts(db, products.create.map(tagged))
    updateProducts(db, products.update.map(tagged))
    return created.map(({ id }) => id)
  })
  const notify = (description: string) => notifyAdministrators(db, { title: "Product import", description })
  if ("refused" in done) {
    notify(`Failed to import products from file ${file}`)
    progress.failed(WORK[workflow], done.refused.message, summaryOf(products))
    return
  }
  progress.succeeded(WORK[workflow], { created: done.value, updated: products.update.map(({ id }) => id) })
  progress.started("send-notifications")
  progress.succeeded("send-notifications", [notify(`Product import of file ${file} completed successfully!`)])
  progress.finished(summaryOf(products))
}

/** Cancels an unconfirmed import without importing or notifying anyone. */
export function cancelImport(db: Database, workflow: ImportWorkflow, row: Row<"workflowExecution">, why: string): void {
  const progress = progressOf(db, workflow, row.transaction_id)
  progress.resumed()
  progress.failed(CONFIRMATION, why, summaryOf(takeWaitingImport(db, row).products))
}
