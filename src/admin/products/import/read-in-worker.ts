import type { ReadProduct, Sheet } from "#machines/products/product-import/checked-sheet.ts"
import { type FileProblem, UnreadableFile } from "#machines/products/product-import/csv-file.ts"
import { readSheet } from "#machines/products/product-import/product-import.actors.ts"
import type { ReadSheet } from "#machines/products/product-import/product-import.context.ts"

/** Messages of the worker: the products in slices, then the rest. */
export type SheetMessage =
  | { readonly type: "products"; readonly products: readonly ReadProduct[] }
  | { readonly type: "done"; readonly sheet: Omit<Sheet, "products"> }
  | { readonly type: "unreadable"; readonly problem: FileProblem }
  | { readonly type: "failed"; readonly message: string }

/** Reads and checks a file in a worker, so that 50,000 rows don't block the page. */
export const readInWorker: ReadSheet = (file, settings, signal) => {
  if (typeof Worker === "undefined") return readSheet(file, settings, signal)
  const worker = new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" })
  const products: ReadProduct[] = []
  return new Promise<Sheet>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason))
    worker.onmessage = ({ data }: MessageEvent<SheetMessage>) => {
      if (data.type === "products") products.push(...data.products)
      else if (data.type === "done") resolve({ ...data.sheet, products })
      else reject(data.type === "unreadable" ? new UnreadableFile(data.problem) : new Error(data.message))
    }
    worker.onerror = () => reject(new Error("the file couldn't be read"))
    worker.postMessage({ file, settings })
  }).finally(() => worker.terminate())
}
