import type { AnyStateMachine } from "xstate"
import { createAdminSdk } from "#sdk/admin.ts"
import { createStoreSdk } from "#sdk/store.ts"

const MACHINES = "/src/machines/"
const modules = import.meta.glob<Readonly<Record<string, unknown>>>("/src/machines/**/*.machine.ts")

/** Generic modules whose machine takes a flow; the machines built on them are in the list. */
const PATTERNS = new Set([
  "kit/task/task.machine.ts",
  "orders/order-change/order-change.machine.ts",
  "kit/bulk-job/bulk-job.machine.ts",
])

/** Every machine of `src/machines` with its file; the clients never send requests. */
export async function allMachines(): Promise<{ file: string; machine: AnyStateMachine }[]> {
  const options = { baseUrl: "http://shop.test", publishableKey: "pk_test", auth: { storage: "memory" } } as const
  const sdk = { ...createAdminSdk(options), ...createStoreSdk(options) }
  const files = Object.entries(modules)
    .map(([path, load]) => ({ file: path.slice(MACHINES.length), load }))
    .filter(({ file }) => !PATTERNS.has(file))
  const found = await Promise.all(
    files.map(async ({ file, load }) =>
      Object.entries(await load())
        .filter(([name]) => /^create\w+Machine$/.test(name))
        .map(([, create]) => ({ file, machine: (create as (client: typeof sdk) => AnyStateMachine)(sdk) })),
    ),
  )
  return found.flat()
}
