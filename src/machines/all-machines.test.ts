import { describe, expect, it } from "vitest"
import { setup } from "xstate"
import { allMachines } from "#tests/support/all-machines.ts"
import { automaticEdges, type Edge, findCycle, handledBy, isAutomatic, leavesOf } from "#tests/support/machine-graph.ts"

const machines = await allMachines()

/** Guards that end a cycle: one counts attempts, the other sees a queue that each round shortens by one. */
const boundingGuards = ["hasAttemptsLeft", "hasQuestion"]

/** What bounds a cycle: such a guard, or an hour between two requests while someone works. */
const isBounded = ({ guard, event }: Edge): boolean =>
  boundingGuards.includes(guard ?? "") || /^xstate\.after\.renewal\./.test(event)

describe("every machine", () => {
  it("is checked here", () => {
    expect(machines.length).toBeGreaterThanOrEqual(20)
  })

  it.each(machines)("never cycles by itself without a bound: $file", ({ machine }) => {
    expect(findCycle(automaticEdges(machine).filter((edge) => !isBounded(edge)))).toBeUndefined()
  })

  it.each(machines)("looks busy wherever it takes none of its events: $file", ({ machine }) => {
    const silent = leavesOf(machine).filter((leaf) => {
      const isTransient = leaf.type === "final" || leaf.always?.length
      const takesEvents = handledBy(leaf).some((transition) => !isAutomatic(transition))
      return !isTransient && !takesEvents && !tagsOf(leaf).includes("busy")
    })
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it.each(machines)("says that it works wherever a request is under way: $file", ({ machine }) => {
    const hidden = leavesOf(machine).filter((leaf) => leaf.invoke.length > 0 && !tagsOf(leaf).includes("busy"))
    // A login is renewed behind the work, which goes on.
    expect(hidden.map(({ id }) => id).filter((id) => id !== "session.renewing")).toEqual([])
  })
})

type Leaf = ReturnType<typeof leavesOf>[number]
const tagsOf = (leaf: Leaf): string[] => [...leaf.tags, ...(leaf.parent ? tagsOf(leaf.parent) : [])]

describe("the check for cycles", () => {
  it("finds one that leads through children, history and a guard that counts nothing", () => {
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
