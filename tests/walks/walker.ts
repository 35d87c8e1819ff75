import { type AnyMachineSnapshot, createActor, type EventObject, type Snapshot } from "xstate"
import type { World } from "#mocks/kernel/database.ts"
import type { BreakableShop } from "#tests/support/breakable-shop.ts"
import type { Coverage } from "#tests/support/coverage.ts"
import { type AnyActor, accepts, rest } from "#tests/support/rest.ts"
import type { Move, Walk } from "./walk.ts"

/** A machine at rest and the backend at that moment. */
export interface Place {
  readonly snapshot: Snapshot<unknown>
  readonly world: World
}

/** Performs moves against the in-memory backend. */
export class Walker {
  readonly #shop: BreakableShop
  readonly #walk: Walk
  readonly #coverage: Coverage
  /** Types of the events sent so far, by name. */
  readonly types = new Map<string, string>()
  #actor: AnyActor | undefined

  constructor(shop: BreakableShop, walk: Walk, coverage: Coverage) {
    this.#shop = shop
    this.#walk = walk
    this.#coverage = coverage
  }

  /** Restores the initial backend without a running machine. */
  reset(): void {
    this.leave()
    this.#shop.shop.backend.db.import(this.#walk.world)
    this.#walk.prepare?.()
  }
  /** Continues from a place; not possible with a clock, because timers aren't part of the snapshot. */
  enter({ snapshot, world }: Place): void {
    this.leave()
    this.#shop.shop.backend.db.import(world)
    this.#walk.prepare?.()
    this.#actor = this.#create({ snapshot })
    this.#actor.start()
  }
  get place(): Place {
    return { snapshot: this.#running.getPersistedSnapshot(), world: this.#shop.world() }
  }
  leave(): void {
    this.#actor?.stop()
    this.#actor = undefined
  }

  /** Performs a move; returns the number of requests. */
  async move({ input, event, wait, condition, fault, meanwhile }: Move): Promise<number> {
    const { wire } = this.#shop
    wire.reset()
    if (condition) await this.#walk.conditions?.[condition]?.()
    if (fault) wire.break(fault.fault, fault.index)
    if (meanwhile?.index !== undefined) {
      wire.break("slow and left", meanwhile.index)
      wire.onSlow = (proceed) => {
        this.#send(meanwhile.event)
        proceed()
      }
    }
    if (input !== undefined) {
      this.#actor = this.#create({ input: this.#walk.inputs[input] })
      this.#coverage.visit(this.#actor.getSnapshot())
      this.#actor.start()
    }
    if (event !== undefined) this.#send(event)
    if (meanwhile && meanwhile.index === undefined) this.#send(meanwhile.event)
    if (wait !== undefined) this.#walk.waits?.[wait]?.()
    await rest(this.#running, wire)
    const requests = wire.requests.length
    wire.repair()
    return requests
  }

  /** Identifies a state: its value, the possible user events, the outcome and the walk's detail. */
  get key(): string {
    const snapshot = this.#running.getSnapshot()
    const names = Object.keys(this.#walk.events).filter((name) => this.#can(name, snapshot))
    const { outcome = "" } = (snapshot.output ?? {}) as { outcome?: string }
    const detail = this.#walk.detail?.(snapshot) ?? ""
    return [JSON.stringify(snapshot.value), names.join(), outcome, detail].join(" ")
  }
  get isDone(): boolean {
    return this.#running.getSnapshot().status !== "active"
  }

  get #running(): AnyActor {
    if (!this.#actor) throw new Error("the machine wasn't started")
    return this.#actor
  }
  #create(from: { readonly snapshot: Snapshot<unknown> } | { readonly input: unknown }): AnyActor {
    const { machine, clock } = this.#walk
    const options = { ...from, inspect: this.#coverage.inspect, ...(clock ? { clock } : {}) }
    return createActor(machine, options) as AnyActor
  }
  #send(name: string): void {
    const event = this.#eventOf(name, this.#running.getSnapshot())
    if (event && this.#running.getSnapshot().status === "active") this.#running.send(event)
  }
  #can(name: string, snapshot: AnyMachineSnapshot): boolean {
    const event = this.#eventOf(name, snapshot)
    return event !== undefined && accepts(snapshot, event)
  }
  /** Undefined if the event needs data that isn't loaded yet. */
  #eventOf(name: string, snapshot: AnyMachineSnapshot): EventObject | undefined {
    try {
      const event = this.#walk.events[name]?.(snapshot)
      if (event) this.types.set(name, event.type)
      return event
    } catch {
      return undefined
    }
  }
}
