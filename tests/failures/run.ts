import { type AnyMachineSnapshot, createActor, type EventObject, type Snapshot } from "xstate"
import type { World } from "#mocks/kernel/database.ts"
import { type Fault, faults, type Wire } from "#tests/support/breakable-wire.ts"
import type { LiveShop } from "#tests/support/live-shop.ts"
import { type AnyActor, accepts, Problem, rest, waitUntilIdle } from "#tests/support/rest.ts"
import { baselineOf, effectOf } from "./effect.ts"
import type { Flow, Step } from "./flow.ts"

/** Start of a step: the machine at rest (`undefined` before its start) and the backend at that moment. */
interface Start {
  readonly snapshot: Snapshot<unknown> | undefined
  readonly world: World
  readonly baseline: ReadonlyMap<string, string>
}
/** Requests and effects of a step without faults. */
interface Success {
  readonly requests: readonly string[]
  /** The backend before the step and after each answer; the last one is the step's effect. */
  readonly effects: readonly string[]
}
export interface Cell {
  readonly step: string
  readonly request: string
  readonly fault: Fault
  /** Description of the failure, or null if the flow recovered. */
  readonly problem: string | null
}

/** Attempts before a step counts as unrecoverable. */
const MAX_ATTEMPTS = 4

/** Runs a flow once without faults, and once for every request and fault. */
export class FlowRun {
  readonly #shop: LiveShop
  readonly #wire: Wire
  readonly #flow: Flow

  constructor(shop: LiveShop, wire: Wire, flow: Flow) {
    this.#shop = shop
    this.#wire = wire
    this.#flow = flow
  }

  /** All cells of the matrix, step by step; the first step is the start of the machine. */
  async cells(world: World): Promise<Cell[]> {
    const cells: Cell[] = []
    let start: Start = { snapshot: undefined, world, baseline: baselineOf(world) }
    const open: Step = { name: "opens", events: () => [] }
    for (const step of [open, ...this.#flow.steps]) {
      const { success, next } = await this.#succeed(start, step)
      for (const [index, request] of success.requests.entries())
        for (const fault of faults) {
          const problem = await this.#fail(start, step, success, index, fault).catch((error: unknown) =>
            error instanceof Problem ? error.message : Promise.reject(error),
          )
          cells.push({ step: step.name, request, fault, problem })
        }
      // A machine that has sent no request starts again for each step, with its timers.
      if (!step.isBranch && success.requests.length > 0) start = next
    }
    return cells
  }

  #begin({ snapshot, world }: Start): AnyActor {
    this.#shop.backend.db.import(world)
    this.#wire.reset()
    this.#flow.prepare?.()
    return this.#create(snapshot)
  }
  #create(snapshot?: Snapshot<unknown>): AnyActor {
    const { machine, input, clock } = this.#flow
    return createActor(machine, { input, ...(clock ? { clock } : {}), ...(snapshot ? { snapshot } : {}) }) as AnyActor
  }

  async #succeed(start: Start, step: Step): Promise<{ success: Success; next: Start }> {
    const actor = this.#begin(start)
    const effects = [this.#effect(start)]
    this.#wire.onAnswered = () => effects.push(this.#effect(start))
    actor.start()
    this.#do(actor, step)
    await rest(actor, this.#wire)
    const problem = this.#whyStuck(actor, step)
    if (problem) throw new Error(`${this.#flow.title}, ${step.name}: ${problem}`)
    effects.push(this.#effect(start))
    const { requests } = this.#wire
    const snapshot = actor.getPersistedSnapshot()
    actor.stop()
    const world = this.#shop.backend.db.export()
    return { success: { requests, effects }, next: { snapshot, world, baseline: baselineOf(world) } }
  }

  async #fail(start: Start, step: Step, success: Success, index: number, fault: Fault): Promise<string | null> {
    const actor = this.#begin(start)
    this.#wire.break(fault, index)
    const left = fault === "slow and left" ? this.#leave(actor) : null
    actor.start()
    this.#do(actor, step)
    if (left) return this.#reopen(start, success, await left)
    await rest(actor, this.#wire)
    if (!this.#wire.isBroken) return "the request wasn't sent"
    this.#wire.repair()
    this.#mustBeHeldOnce(start, success)
    const stuck = this.#whyStuck(actor, step)
    if (stuck) return stuck
    return this.#recover(start, step, success, actor)
  }

  /** Stops the machine once the slow request is in flight. */
  #leave(actor: AnyActor): Promise<() => void> {
    return new Promise((resolve) => {
      this.#wire.onSlow = (proceed) => {
        actor.stop()
        resolve(proceed)
      }
    })
  }

  /** Reopens the flow after all of its requests have finished. */
  async #reopen(start: Start, success: Success, proceed: () => void): Promise<string | null> {
    proceed()
    await waitUntilIdle(this.#wire)
    this.#mustBeHeldOnce(start, success)
    this.#wire.repair()
    const actor = this.#create()
    actor.start()
    await rest(actor, this.#wire)
    this.#mustBeHeldOnce(start, success)
    const stuck = this.#whyStuck(actor, this.#flow.steps[0])
    actor.stop()
    return stuck && `after reopening: ${stuck}`
  }

  /** Repeats the step until the backend has the expected effect. */
  async #recover(start: Start, step: Step, success: Success, first: AnyActor): Promise<string | null> {
    const wanted = success.effects.at(-1)
    let actor = first
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const isDone = actor.getSnapshot().status !== "active"
      if (this.#effect(start) === wanted && (isDone || !this.#hasError(actor))) break
      // A flow that ended without the effect is started again.
      if (isDone) {
        actor = this.#create()
        actor.start()
        await rest(actor, this.#wire)
        continue
      }
      const events = this.#flow.recover?.(actor.getSnapshot()) ?? [{ type: "retry" }]
      if (!this.#send(actor, events)) this.#do(actor, step)
      await rest(actor, this.#wire)
      this.#mustBeHeldOnce(start, success)
    }
    const actual = this.#effect(start)
    const isRefused = actor.getSnapshot().status === "active" && this.#hasError(actor)
    first.stop()
    actor.stop()
    if (actual !== wanted) return `it can't be repeated: ${compare(wanted, actual)}`
    return isRefused ? "it is done, but the error stays however often it is tried again" : null
  }

  #hasError(actor: AnyActor): boolean {
    const { error } = actor.getSnapshot().context as { error?: unknown }
    return Boolean(error)
  }

  #do(actor: AnyActor, step: Step | undefined): void {
    step?.before?.()
    this.#send(actor, step?.events(actor.getSnapshot()) ?? [])
  }
  #send(actor: AnyActor, events: readonly EventObject[]): boolean {
    let isAccepted = false
    for (const event of events) {
      if (!accepts(actor.getSnapshot(), event)) continue
      actor.send(event)
      isAccepted = true
    }
    return isAccepted
  }

  #effect({ baseline }: Start): string {
    const outside = JSON.stringify(this.#flow.outside?.() ?? null)
    return [...effectOf(this.#shop.backend.db, baseline), outside].join("\n")
  }

  #mustBeHeldOnce(start: Start, { effects }: Success): void {
    const actual = this.#effect(start)
    if (!effects.includes(actual)) throw new Problem(`the backend differs: ${compare(effects.at(-1), actual)}`)
  }

  /** Null if the flow has ended, or if it isn't busy and accepts a user event; otherwise the reason. */
  #whyStuck(actor: AnyActor, step: Step | undefined): string | null {
    const snapshot = actor.getSnapshot()
    if (snapshot.status === "done") return null
    if (snapshot.hasTag("busy")) return `it stays busy in ${JSON.stringify(snapshot.value)}`
    const types = this.#flow.machine.events.filter((type) => !type.startsWith("xstate.") && !type.includes("*"))
    const known = [...this.#flow.steps, ...(step ? [step] : [])].flatMap((each) => tryEvents(each, snapshot))
    const events = [...known, ...types.map((type) => ({ type }))]
    return events.some((event) => accepts(snapshot, event))
      ? null
      : `nothing can be done in ${JSON.stringify(snapshot.value)}`
  }
}

function tryEvents(step: Step, snapshot: AnyMachineSnapshot): readonly EventObject[] {
  try {
    return step.events(snapshot)
  } catch {
    return []
  }
}

/** Missing and extra lines of the effect. */
function compare(wanted = "", actual: string): string {
  const [expected, have] = [wanted.split("\n"), actual.split("\n")]
  for (const line of [...expected]) {
    const i = have.indexOf(line)
    if (i < 0) continue
    have.splice(i, 1)
    expected.splice(expected.indexOf(line), 1)
  }
  const cut = (line: string) => line.slice(0, 160)
  return [
    ...expected.map((line) => `\n    missing  ${cut(line)}`),
    ...have.map((line) => `\n    extra    ${cut(line)}`),
  ].join("")
}
