import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it } from "vitest"
import { fromTransition } from "xstate"
import { TestModel } from "xstate/graph"
import type { BreakableShop } from "#tests/support/breakable-shop.ts"
import { Coverage } from "#tests/support/coverage.ts"
import { Explorer, type Node } from "./explore.ts"
import { type Move, nameOf, type Walk } from "./walk.ts"
import { Walker } from "./walker.ts"

/** Folder for the rows of the table until all tests are done. */
const machinesDir = join("node_modules", ".cache", "test", "machines")
/** Milliseconds; generous for busy machines. */
const TIMEOUT = 120_000
const START = "start"

/**
 * Explores a machine against the in-memory backend, generates paths from the nodes found, and walks them from the
 * start. Together they must take every branch.
 */
export function walkEveryBranch(shop: BreakableShop, walk: Walk): void {
  it(`walks every branch of ${walk.machine.id}`, { timeout: TIMEOUT }, async () => {
    const coverage = new Coverage(walk.machine)
    const explorer = new Explorer(shop, walk, coverage)
    await explorer.explore()
    coverage.reset()
    const paths = await walkPaths(new Walker(shop, walk, coverage), explorer.nodes)
    await noteCoverage(walk, coverage, paths)
    expect(coverage.open.map(({ name }) => name)).toEqual([])
  })
}

/** A state machine of the explored nodes, with move names as events. */
function createModel(nodes: readonly Node[], moves: ReadonlyMap<string, Move>) {
  const edge = (from: string, type: string) => JSON.stringify([from, type])
  const targets = new Map(nodes.map(({ id, parent, move }) => [edge(parent?.id ?? START, nameOf(move)), id]))
  const logic = fromTransition(
    (state: { at: string }, { type }: { type: string }) => ({ at: targets.get(edge(state.at, type)) ?? state.at }),
    { at: START },
  )
  const events = [...moves.keys()].map((type) => ({ type }))
  return new TestModel(logic, { events, serializeState: ({ context }) => context.at as never })
}

async function walkPaths(walker: Walker, nodes: readonly Node[]): Promise<number> {
  const moves = new Map(nodes.map(({ move }) => [nameOf(move), move]))
  const paths = createModel(nodes, moves).getShortestPaths()
  const carryOut = async ({ event }: { event: { type: string } }) => {
    await walker.move(moves.get(event.type) ?? {})
  }
  const events = Object.fromEntries([...moves.keys()].map((type) => [type, carryOut]))
  for (const path of paths) {
    walker.reset()
    const isHere = ({ context: { at } }: { context: { at: string } }) => {
      if (at !== START) expect(walker.key).toBe(at.replace(/ #\d+$/, ""))
    }
    await path.test({ events, states: { "*": isHere } })
  }
  walker.leave()
  return paths.length
}

async function noteCoverage({ machine }: Walk, coverage: Coverage, paths: number): Promise<void> {
  const branches = coverage.branches.length
  const covered = branches - coverage.open.length
  const row = { machine: machine.id, states: coverage.states, branches, paths, covered }
  await mkdir(machinesDir, { recursive: true })
  await writeFile(join(machinesDir, `${machine.id}.json`), JSON.stringify(row))
}
