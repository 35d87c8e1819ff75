import type { ImportSettings } from "#machines/products/product-import/checked-sheet.ts"
import { checkSheet } from "#machines/products/product-import/checked-sheet.ts"
import { parseCsv, UnreadableFile } from "#machines/products/product-import/csv-file.ts"
import type { SheetMessage } from "./read-in-worker.ts"

/** Products per message: the page stays responsive while it receives them. */
const SLICE = 2_000

const post = (message: SheetMessage) => self.postMessage(message)

self.onmessage = async ({ data }: MessageEvent<{ file: File; settings: ImportSettings }>) => {
  try {
    const bytes = new Uint8Array(await data.file.arrayBuffer())
    const { products, ...sheet } = checkSheet(parseCsv(data.file.name, bytes), data.settings)
    for (let at = 0; at < products.length; at += SLICE)
      post({ type: "products", products: products.slice(at, at + SLICE) })
    post({ type: "done", sheet })
  } catch (error) {
    if (error instanceof UnreadableFile) post({ type: "unreadable", problem: error.problem })
    else post({ type: "failed", message: String(error) })
  }
}
