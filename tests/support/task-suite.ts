import { afterAll, beforeEach, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import type { createTaskMachine, Task } from "#machines/kit/task/task.machine.ts"
import { Coverage } from "./coverage.ts"
import type { LiveShop } from "./live-shop.ts"

type Machine = ReturnType<typeof createTaskMachine>

/**
 * Tests shared by all irreversible tasks, for one machine; expects every transition to be taken. After a lost
 * response the machine checks whether the task was carried out.
 */
export function taskSuite(
  shop: LiveShop,
  machine: Machine,
  task: () => Task,
  path: string,
  /** Whether the task is safe to repeat and therefore not looked for. */
  isRepeatable = false,
) {
  const world = shop.backend.db.export()
  const coverage = new Coverage(machine)
  beforeEach(() => {
    shop.backend.db.import(world)
    shop.backend.faults.set([])
  })

  /** Asks for and confirms a task; returns the actor, the completed tasks and the error. */
  async function act(what: Task, times = 1) {
    const actor = createActor(machine, { inspect: coverage.inspect })
    const done: Task[] = []
    actor.on("task.done", (event) => done.push(event.task))
    actor.start()
    actor.send({ type: "task.ask", task: what })
    for (let i = 0; i < times; i++) actor.send({ type: "task.confirm", task: what })
    await waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
    return { actor, done, error: actor.getSnapshot().context.error }
  }

  it("does nothing before confirmation", () => {
    const actor = createActor(machine, { inspect: coverage.inspect })
    actor.start()
    actor.send({ type: "task.confirm", task: task() })
    expect(actor.getSnapshot().value).toBe("idle")
    actor.send({ type: "task.ask", task: task() })
    actor.send({ type: "task.dismiss" })
    expect(actor.getSnapshot().value).toBe("idle")
    expect(shop.backend.db.export().tables).toEqual(world.tables)
  })

  /** Rows per table; an effect that happens twice changes them. */
  const rowCounts = () =>
    Object.fromEntries(Object.entries(shop.backend.db.export().tables).map(([name, rows]) => [name, rows.length]))

  async function countsAfterOne() {
    await act(task())
    const counts = rowCounts()
    shop.backend.db.import(world)
    return counts
  }

  it("acts once when confirmed repeatedly", async () => {
    const expected = await countsAfterOne()
    const { done, error } = await act(task(), 3)
    expect(error).toBeNull()
    expect(done).toEqual([task()])
    expect(rowCounts()).toEqual(expected)
  })

  it("stays open with its error on failure, and can be confirmed again", async () => {
    shop.backend.faults.set([{ method: "POST", path, drop: "before", times: 1 }])
    const { actor, done, error } = await act(task())
    expect(error).toMatchObject({ kind: "network" })
    expect(actor.getSnapshot().value).toBe("confirmation")
    expect(done).toEqual([])
    actor.send({ type: "task.confirm", task: task() })
    await waitFor(actor, (s) => s.matches("idle"), { timeout: 10_000 })
    expect(done).toEqual([task()])
  })

  it("acts once when only the response is lost", async () => {
    const expected = await countsAfterOne()
    shop.backend.faults.set([{ method: "POST", path, drop: "after", times: 1 }])
    const { done, error } = await act(task())
    expect(error).toBeNull()
    expect(done).toEqual([task()])
    expect(rowCounts()).toEqual(expected)
  })

  it("finds out whether an attempt before a reload was executed", async () => {
    shop.backend.faults.set([{ method: "POST", path, drop: "before", times: 1 }])
    const attempt = (await act(task())).actor.getSnapshot().context.unsure
    if (!attempt) throw new Error("the attempt isn't kept")
    const resume = async () => {
      const actor = createActor(machine, { inspect: coverage.inspect })
      actor.start()
      actor.send({ type: "task.ask", task: task() })
      actor.send({ type: "task.resume", attempt })
      await waitFor(actor, (s) => !s.hasTag("busy"), { timeout: 10_000 })
      return actor.getSnapshot()
    }
    expect((await resume()).context).toMatchObject({ earlier: null, unsure: attempt })
    await act(task())
    const found = await resume()
    expect(found.value).toBe("confirmation")
    expect(found.context).toMatchObject(isRepeatable ? { earlier: null } : { earlier: task(), unsure: null })
  })

  afterAll(() => {
    expect(coverage.missing()).toEqual([])
  })
  return { act }
}
