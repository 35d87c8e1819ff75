import { createHash } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { afterAll, expect } from "vitest"
import { served } from "#mocks/http/served.ts"
import { pageCalls } from "#tests/support/page-calls.ts"

/** Folder for the counts of each test file until all tests are done. */
const operationsDir = join("node_modules", ".cache", "test", "operations")

/** Records the backend operations used by a test file, for the table that `npm test` prints. */
afterAll(async () => {
  if (served.size === 0) return
  const file = relative(process.cwd(), expect.getState().testPath ?? "").replaceAll("\\", "/")
  const name = createHash("sha256").update(file).digest("hex").slice(0, 16)
  await mkdir(operationsDir, { recursive: true })
  const pages = Object.fromEntries([...pageCalls].map(([page, operations]) => [page, [...operations]]))
  const record = { file, served: Object.fromEntries(served), pages }
  await writeFile(join(operationsDir, `${name}.json`), JSON.stringify(record))
  // Resets the counts for the next file in this worker.
  served.clear()
  pageCalls.clear()
})
