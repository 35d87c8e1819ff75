import { adminSdk } from "#routes/admin/-queries/client.ts"
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

/** Notifications of product exports, the newest first. */
async function loadNews(signal: AbortSignal) {
  const query = { channel: "feed", order: "-created_at", limit: LIMIT, fields: "id,data,created_at" }
  const { notifications } = await adminSdk().admin.notification.list({ query }, { signal })
  return notifications
    .map(({ id, data }) => ({ id, ...(data as News | null) }))
    .filter(({ title, description = "" }) => /product export/i.test(`${title} ${description}`))
}

/**
 * Exports the products that match a query of their list. The server announces the file in its notifications, without
 * the export's id: the first one that wasn't there before is it. Rejects when the signal aborts or the export fails.
 */
export async function exportProducts(query: object, signal: AbortSignal): Promise<ExportedFile> {
  const before = new Set((await loadNews(signal)).map(({ id }) => id))
  await adminSdk().admin.product.export({ query })
  for (;;) {
    const news = (await loadNews(signal)).find(({ id }) => !before.has(id))
    if (news?.file) return news.file
    if (news)
      throw new ApiError({ kind: "http", status: 500, type: "unexpected_state", message: news.description ?? "" })
    await wait(signal)
  }
}
