import { notifyAdministrators } from "#mocks/domain/system/feed.ts"
import { storeFile } from "#mocks/domain/system/files.ts"
import { attemptWork, progressOf } from "#mocks/domain/system/workflows/progress.ts"
import type { Database } from "#mocks/kernel/database.ts"

const KINDS = {
  "export-products": { file: "product-exports.csv", title: "Product export" },
  "export-orders": { file: "order-exports.csv", title: "Order export" },
  "export-inventory-items": { file: "inventory-item-exports.csv", title: "Inventory export" },
}
export type ExportWorkflow = keyof typeof KINDS

interface ExportJob {
  /** Base URL of the server, for the file's URL. */
  readonly base: string
  readonly write: () => string
  readonly transactionId?: string | undefined
}

/** Writes the file immediately and notifies the administrators; a failed export notifies no one. */
export function runExport(db: Database, workflow: ExportWorkflow, { base, write, transactionId }: ExportJob): string {
  const transaction = transactionId ?? `auto-${db.ulid()}`
  const { file: name, title } = KINDS[workflow]
  const progress = progressOf(db, workflow, transaction)
  progress.started(workflow)
  const done = attemptWork(db, () => {
    const filename = `${db.clock.now()}-${name}`
    const bytes = new TextEncoder().encode(write())
    const { id, url } = storeFile(db, base, { name: filename, type: "text/csv", bytes, access: "private" })
    return { id, file: { filename, url, mimeType: "text/csv" } }
  })
  progress.resumed()
  if ("refused" in done) {
    progress.failed(workflow, done.refused.message)
    return transaction
  }
  const { id, file } = done.value
  progress.succeeded(workflow, { id, filename: file.filename })
  progress.started("send-notifications")
  const description = `${title} completed successfully!`
  progress.succeeded("send-notifications", [notifyAdministrators(db, { title, description, file })])
  progress.finished(file)
  return transaction
}
