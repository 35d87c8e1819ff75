import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { setup } from "xstate"
import { allMachines } from "#tests/support/all-machines.ts"
import { automaticEdges, type Edge, findCycle, handledBy, isAutomatic, leavesOf } from "#tests/support/machine-graph.ts"

const machines = await allMachines()
const byFile = machines.map((each) => [each.file, each] as const)

/** Guards that end a cycle: one counts attempts, one is true once, the others check a queue that gets shorter each round. */
const boundingGuards = ["hasAttemptsLeft", "canResume", "hasQuestion", "hasNextMove", "hasNextPage", "hasNextRows"]

/** Whether an edge bounds a cycle: by such a guard, or by the time between two token renewals or looks at an import. */
const isBounded = ({ guard, event }: Edge): boolean =>
  boundingGuards.includes(guard ?? "") || /^xstate\.after\.(renewal|nextCheck|giveUp)\./.test(event)

/**
 * Machines above the limits. In the checkout every step can be entered from every other, and all steps share the cart, the
 * snapshot that the shopper agreed to, and the one pending request: child machines would copy that context and need
 * events to keep the copies equal. Placing the order has a lifecycle of its own and is a child machine. The order change
 * machine is shared by the edit, return, claim, exchange, receive and draft flows.
 */
const exceptions: Readonly<Record<string, { lines: number; states?: number }>> = {
  "store/checkout/checkout.machine.ts": { lines: 300, states: 18 },
  "orders/order-change/order-change.machine.ts": { lines: 190 },
}
const machineFiles = [
  ...new Set([
    ...machines.map(({ file }) => file),
    "orders/order-change/order-change.machine.ts",
    "kit/bulk-job/bulk-job.machine.ts",
  ]),
]

describe("every machine", () => {
  it("is included in these checks", () => {
    expect(machines.length).toBeGreaterThanOrEqual(20)
  })

  it.each(byFile)("has no unbounded automatic cycle: %s", (_, { machine }) => {
    expect(findCycle(automaticEdges(machine).filter((edge) => !isBounded(edge)))).toBeUndefined()
  })

  it.each(byFile)("has the busy tag in every state that accepts no events: %s", (_, { machine }) => {
    const silent = leavesOf(machine).filter((leaf) => {
      const isTransient = leaf.type === "final" || leaf.always?.length
      const takesEvents = handledBy(leaf).some((transition) => !isAutomatic(transition))
      return !isTransient && !takesEvents && !tagsOf(leaf).includes("busy")
    })
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it.each(byFile)("has the busy tag in every state with a running request: %s", (_, { machine }) => {
    const hidden = leavesOf(machine).filter((leaf) => leaf.invoke.length > 0 && !tagsOf(leaf).includes("busy"))
    // A login is renewed in the background and blocks nothing.
    expect(hidden.map(({ id }) => id).filter((id) => id !== "session.renewing")).toEqual([])
  })
})

describe("every machine file", () => {
  // Lines with nothing but brackets are layout.
  it.each(machineFiles)("has at most 170 lines of code: %s", (file) => {
    const lines = readFileSync(join(import.meta.dirname, file), "utf8")
      .split("\n")
      .filter((line) => /\w/.test(line))
    expect(lines.length).toBeLessThanOrEqual(exceptions[file]?.lines ?? 170)
  })

  it.each(byFile)("defines at most 12 states: %s", (file, { machine }) => {
    expect(leavesOf(machine).length).toBeLessThanOrEqual(exceptions[file]?.states ?? 12)
  })
})

type Leaf = ReturnType<typeof leavesOf>[number]
const tagsOf = (leaf: Leaf): string[] => [...leaf.tags, ...(leaf.parent ? tagsOf(leaf.parent) : [])]

describe("the cycle check", () => {
  it("finds a cycle through child states, history and an unbounded guard", () => {
    const machine = setup({ guards: { isSlow: () => true } }).createMachine({
      initial: "open",
      states: {
        open: {
          initial: "a",
          states: { a: { always: "b" }, b: {}, last: { type: "history" } },
          after: { 10: "routing" },
        },
        routing: { always: [{ guard: "isSlow", target: "open.last" }, { target: "closed" }] },
        closed: { type: "final" },
      },
    })
    expect(findCycle(automaticEdges(machine))).toBeDefined()
    expect(findCycle(automaticEdges(machine).filter(({ guard }) => guard !== "isSlow"))).toBeUndefined()
  })
})
