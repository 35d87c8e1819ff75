import type { QueryClient } from "@tanstack/react-query"
import { isLost } from "#machines/kit/lost-response.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { ApiError, hasNoResponse, toApiError } from "#sdk/error.ts"
import { isOnline, watchOnline } from "#store/api/online.ts"
import {
  type CartChange,
  type FailedChange,
  findLine,
  LINE_REMOVED,
  lostCodes,
  mergeChange,
  preview,
  wantedQuantity,
  wasApplied,
} from "./cart-changes.ts"

/** The queue's dependencies: the last known cart and the server calls. */
export interface CartPort {
  read(): Cart | null | undefined
  write(cart: Cart | null): Promise<void> | void
  send(change: CartChange): Promise<Cart>
  fetch(): Promise<Cart | null>
  /** iso_2 of the country that the page is rendered for; a new cart is created for it. */
  country?(): string | undefined
  /** Runs one change while no other tab changes the cart. */
  exclusive?<T>(work: () => Promise<T>): Promise<T>
}

export interface CartQueueState {
  /** In the order of the shopper's actions; the first one may already be sent. */
  readonly pending: readonly CartChange[]
  /** Offline: changes are kept until the network is back. */
  readonly isWaiting: boolean
  /** In the order of the shopper's actions. */
  readonly failed: readonly FailedChange[]
  /** A code that was accepted but has no effect. */
  readonly ineffectiveCode: string | undefined
  readonly lostCodes: readonly string[]
  /** The change that restores the line item removed last. */
  readonly undo: (CartChange & { kind: "add" }) | undefined
}

const lineRemoved = () =>
  new ApiError({ kind: "http", status: 404, message: "the line is no longer in the cart", code: LINE_REMOVED })

const initialState: CartQueueState = {
  pending: [],
  isWaiting: false,
  failed: [],
  ineffectiveCode: undefined,
  lostCodes: [],
  undo: undefined,
}

/**
 * Sends the cart's changes one at a time. The page shows the server's cart with all pending changes applied
 * (`shown`): quick changes add up, responses can't overtake each other, and a refused change is dropped.
 */
export class CartQueue {
  #port: CartPort
  #state = initialState
  #listeners = new Set<() => void>()
  #running: Promise<void> | undefined
  /** The first pending change was sent and can't be merged anymore. */
  #isSent = false

  constructor(port: CartPort) {
    this.#port = port
  }

  get state(): CartQueueState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  push(...changes: readonly CartChange[]): Promise<void> {
    const { pending } = this.#state
    const left = this.#isSent ? 1 : 0
    this.#set({
      pending: changes.reduce(
        (list, change) => [...list.slice(0, left), ...mergeChange(list.slice(left), this.#withCountry(change))],
        pending,
      ),
      failed: [],
      ineffectiveCode: undefined,
      lostCodes: [],
      undo: undefined,
    })
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Removes a line item and keeps the change that restores it. */
  remove(line: CartChange & { kind: "quantity" }, undo: CartQueueState["undo"]): void {
    void this.push({ ...line, quantity: 0 })
    this.#set({ undo })
  }

  /** Resolves when no change is pending. */
  idle(): Promise<void> {
    return this.#running ?? Promise.resolve()
  }

  /** Repeats some of the failed changes; the others stay. */
  retry(isWanted: (failed: FailedChange) => boolean): void {
    const { failed } = this.#state
    const wanted = failed.filter(isWanted)
    if (wanted.length === 0) return
    void this.push(...wanted.map(({ change }) => change))
    this.#set({ failed: failed.filter((each) => !wanted.includes(each)) })
  }

  /** Shows changes that were refused before, beside those of the last push. */
  report(failed: readonly FailedChange[]): void {
    this.#set({ failed: [...failed, ...this.#state.failed] })
  }

  /** Sends nothing more. */
  drop(): void {
    this.#set({ pending: [] })
  }

  dismiss(): void {
    this.#set({ failed: [], ineffectiveCode: undefined, lostCodes: [], undo: undefined })
  }

  /** Adds the country that the shopper saw the item in. */
  readonly #withCountry = (change: CartChange): CartChange =>
    change.kind === "add" ? { ...change, country: change.country ?? this.#port.country?.() } : change

  #set(change: Partial<CartQueueState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  async #run(): Promise<void> {
    while (this.#state.pending.length > 0) {
      await this.#untilOnline()
      // Read after the wait, because the shopper may have changed it while offline.
      const [change] = this.#state.pending
      if (!change) return
      this.#isSent = true
      const { exclusive = (work) => work() } = this.#port
      await exclusive(() => this.#perform(change))
      this.#isSent = false
    }
  }

  /**
   * A quantity is set in the cart as it is now, which another tab may have changed. Adding an item
   * reads the cart first too: after a lost response, another tab's items would look like this change.
   * A change that may have been applied before (`change.before`) isn't sent again if the cart has it.
   */
  async #perform(change: CartChange): Promise<void> {
    let before = this.#port.read() ?? null
    let isSent = false
    try {
      if (change.before !== undefined || change.kind === "add" || (change.kind === "quantity" && change.quantity > 0)) {
        before = await this.#port.fetch()
        await this.#port.write(before)
      }
      if (change.before !== undefined && wasApplied(change, change.before, before))
        return await this.#settle(change, change.before, before)
      if (change.kind === "quantity" && change.quantity > 0 && !findLine(before, change.lineId)) throw lineRemoved()
      const request = change.kind === "quantity" ? { ...change, quantity: wantedQuantity(change, before) } : change
      isSent = true
      await this.#settle(change, before, await this.#port.send(request))
    } catch (error) {
      await this.#fail(change, before, toApiError(error), isSent)
    }
  }

  async #settle(change: CartChange, before: Cart | null, cart: Cart | null): Promise<void> {
    await this.#port.write(cart)
    const idle = change.kind === "code" && change.isOn && !wasApplied(change, before, cart)
    this.#set({
      pending: this.#state.pending.slice(1),
      ineffectiveCode: idle ? change.code : undefined,
      lostCodes: [...this.#state.lostCodes, ...lostCodes(before, cart, change)],
    })
  }

  /** A refusal reverts this change. A lost connection reverts all, unless the server applied this change. */
  async #fail(change: CartChange, before: Cart | null, error: ApiError, isSent: boolean): Promise<void> {
    const now = await this.#port.fetch().catch(() => undefined)
    const isApplied = isSent && isLost(error) && now !== undefined && wasApplied(change, before, now)
    if (isApplied) return this.#settle(change, before, now)
    if (now !== undefined) await this.#port.write(now)
    const { pending, failed } = this.#state
    const unsent = hasNoResponse(error) ? pending.slice(1) : []
    const isUnknown = isLost(error) && now === undefined
    const reverted = isSent ? { ...change, before: isUnknown ? before : undefined } : change
    this.#set({
      pending: pending.slice(1 + unsent.length),
      failed: [...failed, ...[reverted, ...unsent].map((each) => ({ change: each, error }))],
      undo: undefined,
    })
  }

  async #untilOnline(): Promise<void> {
    if (isOnline()) return
    this.#set({ isWaiting: true })
    await new Promise<void>((resolve) => {
      const stop = watchOnline(() => {
        if (!isOnline()) return
        stop()
        resolve()
      })
    })
    this.#set({ isWaiting: false })
  }
}

export const shown = (cart: Cart | null | undefined, { pending }: CartQueueState): Cart | null | undefined =>
  pending.reduce(preview, cart)

const queues = new WeakMap<QueryClient, Map<string, CartQueue>>()

/** Returns the owner's queue; creates it on first use. */
export function queueOf(client: QueryClient, owner: string, open: () => CartPort): CartQueue {
  const ofClient = queues.get(client) ?? new Map<string, CartQueue>()
  queues.set(client, ofClient)
  const queue = ofClient.get(owner) ?? new CartQueue(open())
  ofClient.set(owner, queue)
  return queue
}

/** Drops the owner's unsent changes, because someone else is signed in. */
export function dropQueue(client: QueryClient, owner: string): void {
  queues.get(client)?.get(owner)?.drop()
  queues.get(client)?.delete(owner)
}
