import type { QueryClient } from "@tanstack/react-query"
import { isLost } from "#machines/lost-answer.ts"
import { isOnline, watchOnline } from "#routes/_store/-api/online.ts"
import type { Cart } from "#schema/store/entities/cart.ts"
import { ApiError, toApiError } from "#sdk/error.ts"
import { type CartChange, lineOf, lostCodes, merged, preview, wantedQuantity, wasDone } from "./cart-changes.ts"

/** What the queue needs of the outside: the cart as the server said it last, and the calls. */
export interface CartPort {
  read(): Cart | null | undefined
  write(cart: Cart | null): Promise<void> | void
  send(change: CartChange): Promise<Cart>
  fetch(): Promise<Cart | null>
  /** iso_2 of the country that the page is drawn for: a cart that has to be made is made for it. */
  country?(): string | undefined
  /** Runs one change while no other tab changes the cart. */
  exclusive?<T>(work: () => Promise<T>): Promise<T>
}

export interface CartQueueState {
  /** In the order of the shopper's presses; the first one is on its way. */
  readonly pending: readonly CartChange[]
  /** Nothing can be sent now; it is kept until the network is back. */
  readonly isWaiting: boolean
  /** The changes that were taken back, and why. */
  readonly problem: { readonly changes: readonly CartChange[]; readonly error: ApiError } | undefined
  /** A code that was accepted and takes nothing off. */
  readonly idleCode: string | undefined
  readonly lostCodes: readonly string[]
  /** What brings back the line that was removed last. */
  readonly undo: (CartChange & { kind: "add" }) | undefined
}

/** The code of a quantity's refusal: the line was removed in another tab or by the shop. */
export const LINE_REMOVED = "line_removed"
const lineRemoved = () =>
  new ApiError({ kind: "http", status: 404, message: "the line is no longer in the cart", code: LINE_REMOVED })

const calm: CartQueueState = {
  pending: [],
  isWaiting: false,
  problem: undefined,
  idleCode: undefined,
  lostCodes: [],
  undo: undefined,
}

/**
 * The cart's changes, one after the other. The page shows the server's cart with everything that is still pending on
 * top (`shown`), so that quick presses add up, answers cannot overtake each other, and what is refused simply falls off.
 */
export class CartQueue {
  #port: CartPort
  #state = calm
  #listeners = new Set<() => void>()
  #running: Promise<void> | undefined
  /** The first pending change has left and can no longer be altered. */
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
        (list, change) => [...list.slice(0, left), ...merged(list.slice(left), this.#asSeen(change, list))],
        pending,
      ),
      problem: undefined,
      idleCode: undefined,
      lostCodes: [],
      undo: undefined,
    })
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Takes a line out, and remembers how to put it back. */
  remove(line: CartChange & { kind: "quantity" }, undo: CartQueueState["undo"]): void {
    void this.push({ ...line, quantity: 0 })
    this.#set({ undo })
  }

  /** Resolves when everything was answered. */
  idle(): Promise<void> {
    return this.#running ?? Promise.resolve()
  }

  /** Once more what was taken back. */
  retry(): void {
    const { problem } = this.#state
    if (problem) void this.push(...problem.changes)
  }

  dismiss(): void {
    this.#set({ problem: undefined, idleCode: undefined, lostCodes: [], undo: undefined })
  }

  /** With what the shopper saw when they pressed: the quantity they started from, and the country. */
  #asSeen(change: CartChange, pending: readonly CartChange[]): CartChange {
    if (change.kind === "add") return { ...change, country: change.country ?? this.#port.country?.() }
    if (change.kind === "code" || change.from !== undefined) return change
    const seen = pending.reduce(preview, this.#port.read())
    return { ...change, from: lineOf(seen, change.lineId)?.quantity }
  }

  #set(change: Partial<CartQueueState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  async #run(): Promise<void> {
    while (this.#state.pending.length > 0) {
      await this.#untilOnline()
      // Only now: while it waited for the network, the shopper may have thought better of it.
      const [change] = this.#state.pending
      if (!change) return
      this.#isSent = true
      const { exclusive = (work) => work() } = this.#port
      await exclusive(() => this.#perform(change))
      this.#isSent = false
    }
  }

  /** A quantity is sent as the difference to what the server has by now: another tab may have changed it. */
  async #perform(change: CartChange): Promise<void> {
    let before = this.#port.read()
    try {
      if (change.kind === "quantity" && change.quantity > 0) {
        before = await this.#port.fetch()
        await this.#port.write(before)
        if (!lineOf(before, change.lineId)) throw lineRemoved()
      }
      const wish = change.kind === "quantity" ? { ...change, quantity: wantedQuantity(change, before) } : change
      await this.#settle(change, before, await this.#port.send(wish))
    } catch (error) {
      await this.#fail(change, before, toApiError(error))
    }
  }

  async #settle(change: CartChange, before: Cart | null | undefined, cart: Cart | null): Promise<void> {
    await this.#port.write(cart)
    const idle = change.kind === "code" && change.isOn && !wasDone(change, before, cart)
    this.#set({
      pending: this.#state.pending.slice(1),
      idleCode: idle ? change.code : undefined,
      lostCodes: [...this.#state.lostCodes, ...lostCodes(before, cart, change)],
    })
  }

  /** A refusal takes back this change; a lost connection all of them, unless the server did it and only its answer was lost. */
  async #fail(change: CartChange, before: Cart | null | undefined, error: ApiError): Promise<void> {
    const now = await this.#port.fetch().catch(() => undefined)
    if (isLost(error) && now !== undefined && wasDone(change, before, now)) return this.#settle(change, before, now)
    if (now !== undefined) await this.#port.write(now)
    const { pending, problem } = this.#state
    const taken = error.kind === "network" ? pending : pending.slice(0, 1)
    this.#set({
      pending: pending.slice(taken.length),
      problem: { changes: [...(problem?.changes ?? []), ...taken], error },
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

/** The one queue of a page for each owner. */
export function queueOf(client: QueryClient, owner: string, open: () => CartPort): CartQueue {
  const ofClient = queues.get(client) ?? new Map<string, CartQueue>()
  queues.set(client, ofClient)
  const queue = ofClient.get(owner) ?? new CartQueue(open())
  ofClient.set(owner, queue)
  return queue
}

/** Drops what this owner has not sent yet: someone else is here now. */
export const dropQueue = (client: QueryClient, owner: string): void => void queues.get(client)?.delete(owner)
