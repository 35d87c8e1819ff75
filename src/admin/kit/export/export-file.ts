import { adminSdk } from "#admin/api/client.ts"
import { ApiError } from "#sdk/error.ts"

export interface ExportedFile {
  readonly url: string
  readonly filename: string
}

/** Milliseconds between two looks at the notifications. */
const INTERVAL = 3_000
/** The newest notifications, among which the export's is. */
const LIMIT = 20

interface News {
  readonly description?: string
  readonly title?: string
  readonly file?: ExportedFile
}

const wait = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, INTERVAL)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** What can be exported: the operation, and the title of its notification. */
const exports = {
  productExport: {
    start: (query: object) => adminSdk().admin.product.export({ query }),
    title: /product export/i,
  },
  inventoryExport: {
    start: (query: object) => adminSdk().admin.inventoryItem.export({ query }),
    title: /inventory export/i,
  },
  orderExport: {
    start: (query: object) => adminSdk().admin.order.export({ query }),
    title: /order export/i,
  },
}
export type ExportName = keyof typeof exports

/** Notifications of exports, the newest first. */
async function loadNews(wanted: RegExp, signal: AbortSignal) {
  const query = { channel: "feed", order: "-created_at", limit: LIMIT, fields: "id,data,created_at" }
  const { notifications } = await adminSdk().admin.notification.list({ query }, { signal })
  return notifications
    .map(({ id, data }) => ({ id, ...(data as News | null) }))
    .filter(({ title, description = "" }) => wanted.test(`${title} ${description}`))
}

/** The server lists an export until it has ended. */
async function isRunning(transaction_id: string, signal: AbortSignal) {
  const query = { transaction_id, fields: "id", limit: 1 }
  return (await adminSdk().admin.workflowExecution.list({ query }, { signal })).workflow_executions.length > 0
}

/**
 * Exports the records that match a query of their list. The server announces the file in its notifications, without
 * the export's id: the first one that wasn't there before is it. A failed export may end without one. Rejects when the
 * signal aborts or the export fails.
 */
export async function exportFile(name: ExportName, query: object, signal: AbortSignal): Promise<ExportedFile> {
  const { start, title } = exports[name]
  const before = new Set((await loadNews(title, signal)).map(({ id }) => id))
  const { transaction_id } = await start(query)
  for (;;) {
    const isEnded = !(await isRunning(transaction_id, signal))
    const news = (await loadNews(title, signal)).find(({ id }) => !before.has(id))
    if (news?.file) return news.file
    if (news || isEnded)
      throw new ApiError({ kind: "http", status: 500, type: "unexpected_state", message: news?.description ?? "" })
    await wait(signal)
  }
}
