import { readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { AnyStateMachine } from "xstate"
import { createAdminSdk } from "#sdk/admin.ts"
import { createStoreSdk } from "#sdk/store.ts"

const MACHINES = join(dirname(fileURLToPath(import.meta.url)), "../../src/machines")

/** Generic modules whose machine takes a flow; the machines built on them are in the list. */
const PATTERNS = new Set([
  "task/task.machine.ts",
  "order-change/order-change.machine.ts",
  "bulk-job/bulk-job.machine.ts",
])

/** Every machine of `src/machines` with its file; the clients never send requests. */
export async function allMachines(): Promise<{ file: string; machine: AnyStateMachine }[]> {
  const options = { baseUrl: "http://shop.test", publishableKey: "pk_test", auth: { storage: "memory" } } as const
  const sdk = { ...createAdminSdk(options), ...createStoreSdk(options) }
  const files = readdirSync(MACHINES, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".machine.ts") && !PATTERNS.has(file))
  const found = await Promise.all(
    files.sort().map(async (file) => {
      const module: Record<string, unknown> = await import(join(MACHINES, file))
      return Object.entries(module)
        .filter(([name]) => /^create\w+Machine$/.test(name))
        .map(([, create]) => ({ file, machine: (create as (client: typeof sdk) => AnyStateMachine)(sdk) }))
    }),
  )
  return found.flat()
}
