import { basePath, withBase } from "./base-path.ts"
import { demoItems } from "./demo-items.ts"

/** Response bodies by path. */
type Answers = Readonly<Record<string, unknown>>

/** Origin in a file of responses, which is written before the site's origin is known. */
export const UNKNOWN_ORIGIN = "http://demo.invalid"

declare global {
  interface Window {
    /** Whether the browser has no data of the demo yet, and the first page takes its responses from a file. */
    firstVisit?: Promise<boolean>
  }
}

/** Milliseconds to wait for the list of databases, which a busy browser answers late and, rarely, never. */
const DATABASES_TIMEOUT = 2000

/** Whether the browser has no data of the demo yet; false if it can't tell. */
export async function hasNoData(): Promise<boolean> {
  const databases = await Promise.race([
    indexedDB.databases(),
    new Promise<undefined>((resolve) => setTimeout(resolve, DATABASES_TIMEOUT)),
  ])
  return databases?.every(({ name }) => name !== demoItems.demoBackend.key + basePath) ?? false
}

/** Reads the demo's first responses from a file of the build. */
export async function readAnswers(file: string): Promise<Answers> {
  const response = await fetch(withBase(`/${file}`))
  return JSON.parse((await response.text()).replaceAll(UNKNOWN_ORIGIN, location.origin)) as Answers
}
