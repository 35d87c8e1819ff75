import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import type { World } from "#mocks/kernel/database.ts"
import type { Wire } from "#tests/support/breakable-wire.ts"
import type { LiveShop } from "#tests/support/live-shop.ts"
import type { Flow } from "./flow.ts"
import { FlowRun } from "./run.ts"

/** Folder for the rows of the table until all tests are done. */
const failuresDir = join("node_modules", ".cache", "test", "failures")

/** Milliseconds; a flow with many requests takes a while on a busy computer. */
const TIMEOUT = 120_000

export interface Case {
  readonly flow: Flow
  /** The backend when the flow starts. */
  readonly world: World
}

/** Breaks every request of every flow with every fault, and counts the recoveries per machine. */
export function failureMatrix(name: string, shop: LiveShop, wire: Wire, cases: readonly Case[]): void {
  const rows = new Map<string, { cells: number; passed: number; operations: Set<string> }>()
  describe(`the failure matrix: ${name}`, () => {
    it.each(cases.map((each) => [each.flow.title, each] as const))(
      "%s recovers from every failure of every request",
      async (_, { flow, world }) => {
        const cells = await new FlowRun(shop, wire, flow).cells(world)
        const { id } = flow.machine
        const row = rows.get(id) ?? { cells: 0, passed: 0, operations: new Set<string>() }
        rows.set(id, row)
        for (const { request, problem } of cells) {
          row.operations.add(request)
          row.cells += 1
          if (problem === null) row.passed += 1
        }
        const problems = cells.filter(({ problem }) => problem !== null)
        expect(cells.length).toBeGreaterThan(0)
        expect(problems.map((cell) => `${cell.step} / ${cell.request} / ${cell.fault}: ${cell.problem}`)).toEqual([])
      },
      TIMEOUT,
    )
    afterAll(async () => {
      await mkdir(failuresDir, { recursive: true })
      const list = [...rows].map(([machine, { operations, ...row }]) => ({
        machine,
        operations: operations.size,
        ...row,
      }))
      await writeFile(join(failuresDir, `${name}.json`), JSON.stringify(list))
    })
  })
}
