import { createHash } from "node:crypto"
import { mkdir, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import { afterAll, expect } from "vitest"
import { served } from "#mocks/http/served.ts"

/** Where the counts of each test file lie until all tests are through. */
const operationsDir = join("node_modules", ".cache", "test", "operations")

/** Which operations of the in-memory backend a test file has exercised, noted for the table that `npm test` prints. */
afterAll(async () => {
  if (served.size === 0) return
  const file = relative(process.cwd(), expect.getState().testPath ?? "").replaceAll("\\", "/")
  const name = createHash("sha256").update(file).digest("hex").slice(0, 16)
  await mkdir(operationsDir, { recursive: true })
  await writeFile(join(operationsDir, `${name}.json`), JSON.stringify({ file, served: Object.fromEntries(served) }))
  // The next file in this worker begins at nought.
  served.clear()
})
