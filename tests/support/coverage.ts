import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { AnyStateMachine, InspectionEvent, TransitionDefinition } from "xstate"
import { toDirectedGraph } from "xstate/graph"

/** Where the rows of the table lie until all tests are through. */
const machinesDir = join("node_modules", ".cache", "test", "machines")

type Graph = ReturnType<typeof toDirectedGraph>
type AnyTransition = TransitionDefinition<never, never>

const edgesOf = (node: Graph): Graph["edges"] => [...node.edges, ...node.children.flatMap(edgesOf)]
const statesOf = (node: Graph): string[] => [node.id, ...node.children.flatMap(statesOf)]

/** Which transitions of a machine a test has taken, over all its actors. */
export class Coverage {
  readonly #machine: AnyStateMachine
  readonly #taken = new Set<unknown>()
  readonly #graph: Graph

  constructor(machine: AnyStateMachine) {
    this.#machine = machine
    this.#graph = toDirectedGraph(machine)
  }

  /** Hand it to `createActor(machine, { inspect })`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== "@xstate.microstep") return
    for (const transition of event._transitions) this.#taken.add(transition)
  }

  #all() {
    return edgesOf(this.#graph).map((edge) => ({
      name: `${edge.source.id} --${edge.label.text}--> ${edge.target.id}`,
      transition: edge.transition as unknown as AnyTransition,
    }))
  }

  /** Transitions that no test has taken; an empty list is what a test wants. */
  missing(): string[] {
    return this.#all()
      .filter(({ transition }) => !this.#taken.has(transition))
      .map(({ name }) => name)
  }

  /** What was not taken, after it was noted for the table that `npm test` prints. */
  async finish(): Promise<string[]> {
    const missing = this.missing()
    const transitions = this.#all().length
    const row = {
      machine: this.#machine.id,
      states: statesOf(this.#graph).length - 1,
      transitions,
      covered: transitions - missing.length,
    }
    await mkdir(machinesDir, { recursive: true })
    await writeFile(join(machinesDir, `${row.machine}.json`), JSON.stringify(row))
    return missing
  }
}
