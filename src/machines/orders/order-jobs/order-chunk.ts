import { mapConcurrent } from "#lib/map-concurrent.ts"
import { type Entry, nextRows, type RowResult } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { ChunkOutput, ChunkOptions as Options, PreviewInput } from "#machines/kit/bulk-job/job-kind.ts"
import { isGeneralRefusal } from "#machines/kit/general-refusal.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import type { Order } from "#schema/admin/entities/order.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { effectsOf, executedSteps, idsOf, labelsOfStep } from "./order-job-effects.ts"
import {
  isDoneAlready,
  type OrderJob,
  type OrderJobReason,
  type OrderPreview,
  type OrderStep,
} from "./order-jobs.rules.ts"
import { CONCURRENCY, type OrdersNow, readOrders } from "./read-orders.ts"

/** Orders that are read together, right before they are changed. */
const CHUNK = 8
/** Orders that one step of the preview loads. */
const PREVIEW_ROWS = 50
/** Server errors in a row after which the server counts as down. */
const MAX_SERVER_ERRORS = 8

type Result = RowResult<OrderJob>
type Output = ChunkOutput<OrderJob>

/** Loads the next rows of the preview. Earlier orders get stock first. */
export async function loadPreview(
  sdk: AdminSdk,
  { rows, change, preview }: PreviewInput<OrderJob>,
  signal: AbortSignal,
): Promise<readonly OrderPreview[]> {
  const next = rows.slice(preview.length, preview.length + PREVIEW_ROWS)
  if (next.length === 0) return []
  const taken = new Map<string, number>()
  for (const { takes } of preview)
    for (const [key, quantity] of Object.entries(takes ?? {})) taken.set(key, (taken.get(key) ?? 0) + quantity)
  const ids = next.map(({ id }) => id)
  const now = await readOrders(sdk, { ids, change, withOpenChanges: true, taken, signal })
  return next.map((row) => ({ ...row, ...(now.plan(row.id) ?? { steps: [], reason: { kind: "gone" } }) }))
}

/** Reads the orders whose request had no response, and returns whether it was executed. */
export async function readSent(sdk: AdminSdk, { change, rows, results }: Options<OrderJob>["job"]) {
  const sent = [...results.entries()].filter(([, { state }]) => state === "sent")
  const pages = Array.from({ length: Math.ceil(sent.length / CHUNK) }, (_, page) =>
    sent.slice(page * CHUNK, (page + 1) * CHUNK),
  )
  const read = await mapConcurrent(pages, CONCURRENCY, async (page) => {
    const ids = page.map(([index]) => rows[index]?.id ?? "")
    const now = await readOrders(sdk, { ids, change, withOpenChanges: false })
    return page.map(
      ([index, result], position): Entry<OrderJob> => [index, settled(result, ids[position] ?? "", now) ?? waiting],
    )
  })
  return read.flat()
}

const waiting: Result = { state: "waiting" }

/** A row's values before and after its request, if the row has them. */
function sentOf(result: Result) {
  if (result.state === "failed") return result.sent
  return result.state === "done" || result.state === "sent" ? { before: result.before, after: result.after } : undefined
}

/** The result of a row that was sent, if all of its steps were executed. */
function settled(result: Result, id: string, { orders, userId }: OrdersNow): Result | undefined {
  const order = orders.get(id)
  if (result.state !== "sent" || !order) return undefined
  const ids = effectsOf(result.after.steps, order, result.before, userId)
  return ids && { ...result, state: "done", after: { ...result.after, ids } }
}

interface ChunkOptions extends Options<OrderJob> {
  readonly sdk: AdminSdk
}
/** An order to change. */
interface Target {
  readonly index: number
  readonly order: Order
  readonly steps: readonly OrderStep[]
  /** What an earlier attempt created. Going back, the fulfillments to cancel. */
  readonly made: readonly string[]
}

/** Changes the next orders of a job, or cancels the fulfillments that it created: one order after its check, a few at a time. */
export class OrderChunk {
  readonly #options: ChunkOptions
  readonly #indexes: readonly number[]
  readonly #entries = new Map<number, Result>()
  #serverErrors = 0
  #stopped: ApiError | null = null

  constructor(options: ChunkOptions) {
    this.#options = options
    this.#indexes = nextRows(options.job, options.direction, CHUNK)
  }

  /** Never rejects. */
  async run(): Promise<Output> {
    try {
      const targets = await this.#planAll(this.#indexes)
      // A request sent before a reload may have been executed between reading the order and reading its stock.
      const doubtful = this.#indexes.filter((index) => this.#isDoubtful(index))
      for (const index of doubtful) this.#entries.delete(index)
      targets.push(...(await this.#planAll(doubtful)))
      await this.#save()
      await mapConcurrent(targets, CONCURRENCY, (target) => this.#send(target))
    } catch (caught) {
      this.#stopped ??= toApiError(caught)
    }
    await this.#save()
    return { entries: [...this.#entries], error: this.#stopped }
  }

  async #planAll(indexes: readonly number[]): Promise<Target[]> {
    if (indexes.length === 0) return []
    const now = await this.#read(indexes.map((index) => this.#idOf(index)))
    return indexes.flatMap((index) => this.#plan(index, now) ?? [])
  }

  /** Whether a row failed for which a request was sent earlier. */
  readonly #isDoubtful = (index: number): boolean =>
    this.#options.job.results[index]?.state === "sent" && this.#entries.get(index)?.state === "failed"

  readonly #idOf = (index: number): string => this.#options.job.rows[index]?.id ?? ""
  readonly #save = () => this.#options.save([...this.#entries])
  readonly #read = (ids: readonly string[], withOpenChanges = false) => {
    const { sdk, job, signal } = this.#options
    return readOrders(sdk, { ids, change: job.change, withOpenChanges, signal })
  }
  readonly #resultOf = (index: number): Result =>
    this.#entries.get(index) ?? this.#options.job.results[index] ?? waiting

  /** Settles a row that needs no request by what was read; returns what to send for others. */
  #plan(index: number, now: OrdersNow): Target | undefined {
    return this.#options.direction === "forward" ? this.#planForward(index, now) : this.#planBack(index, now)
  }

  #planForward(index: number, now: OrdersNow): Target | undefined {
    const id = this.#idOf(index)
    const earlier = this.#resultOf(index)
    const done = settled(earlier, id, now)
    if (done) return this.#set(index, done)
    const [order, plan] = [now.orders.get(id), now.plan(id)]
    if (!order || !plan) return this.#set(index, { state: "failed", reason: { kind: "gone" } })
    const { steps, reason } = plan
    if (reason) {
      const isSame = isDoneAlready(this.#options.job.change, reason)
      return this.#set(index, isSame ? { state: "same" } : { state: "failed", reason })
    }
    const executed =
      earlier.state === "sent" ? executedSteps(earlier.after.steps, order, earlier.before, now.userId) : []
    const made = executed.map((each) => each.id)
    const before = { ids: idsOf(order).filter((each) => !made.includes(each)), steps: [] }
    const after = { ids: [], steps: [...executed.map(({ step }) => step), ...steps] }
    this.#set(index, { state: "sent", before, after })
    return { index, order, steps, made }
  }

  #planBack(index: number, now: OrdersNow): Target | undefined {
    const order = now.orders.get(this.#idOf(index))
    const sent = sentOf(this.#resultOf(index))
    if (!sent) return
    const { before, after } = sent
    if (!order) return this.#set(index, { before, after, state: "kept", reason: { kind: "gone" } })
    const executed = () => executedSteps(after.steps, order, before, now.userId).map((each) => each.id)
    const ids = after.ids.length > 0 ? after.ids : executed()
    const made = (order.fulfillments ?? []).filter((each) => ids.includes(each.id) && !each.canceled_at)
    if (made.some(({ shipped_at }) => shipped_at))
      return this.#set(index, { before, after, state: "kept", reason: { kind: "shipped" } })
    if (made.length === 0) return this.#set(index, { state: "restored" })
    this.#set(index, { state: "done", before, after: { ...after, ids } })
    return { index, order, steps: [], made: made.map((each) => each.id) }
  }

  #set(index: number, result: Result): undefined {
    this.#entries.set(index, result)
  }

  async #send(target: Target, isRetry = false): Promise<void> {
    const { index, order } = target
    if (this.#stopped || this.#options.signal?.aborted) return this.#leave(index)
    try {
      await this.#act(target)
      this.#serverErrors = 0
    } catch (caught) {
      const error = toApiError(caught)
      const isRefused = error.kind === "http" && error.status < 500
      if (error.kind === "aborted" || isGeneralRefusal(error))
        return this.#stop(error, target.steps.length > 1 ? undefined : index)
      const now = await this.#read([order.id], true).catch(() => undefined)
      if (!now) return this.#stop(error)
      const left = this.#plan(index, now)
      if (!left) return
      // A canceled fulfillment can't be tried again later: the row is kept.
      if (this.#options.direction === "back" && !isRetry) return this.#saveAndSend(left)
      const isPartlyDone = this.#options.direction === "forward" && left.made.length > 0
      if (isRefused && !isPartlyDone) return this.#fail(index, { kind: "refused", text: error.message })
      if (isRefused) return this.#fail(index, { kind: "partlyDone" })
      if (isLost(error)) return isRetry ? this.#stop(error) : this.#saveAndSend(left)
      this.#serverErrors += 1
      this.#fail(index, { kind: isPartlyDone ? "partlyDone" : "failed" })
      if (this.#serverErrors >= MAX_SERVER_ERRORS) this.#stop(error)
    }
  }

  async #saveAndSend(target: Target): Promise<void> {
    await this.#save()
    return this.#send(target, true)
  }

  /** Stops after the requests in flight; with a row, one that wasn't changed. */
  #stop(error: ApiError, index?: number): void {
    this.#stopped ??= error
    if (index !== undefined) this.#leave(index)
  }

  /** Leaves a row for later. */
  #leave(index: number): void {
    if (this.#options.direction === "forward") this.#set(index, waiting)
  }

  #fail(index: number, reason: OrderJobReason): void {
    const result = this.#resultOf(index)
    if (this.#options.direction === "forward") {
      const sent = reason.kind === "partlyDone" ? sentOf(result) : undefined
      this.#set(index, { state: "failed", reason, ...(sent && { sent }) })
    } else if (result.state === "done") this.#set(index, { ...result, state: "kept", reason })
  }

  async #act({ index, order, steps, made }: Target): Promise<void> {
    const { order: orders } = this.#options.sdk.admin
    const { id } = order
    if (this.#options.direction === "back") {
      for (const fulfillment_id of made)
        needed((await orders.cancelFulfillment({ id, fulfillment_id, body: {}, query: { fields: "id" } })).order)
      return this.#set(index, { state: "restored" })
    }
    const ids = [...made]
    for (const step of steps) ids.push(...(await this.#take(step, order, ids)))
    const result = this.#resultOf(index)
    if (result.state === "sent") this.#set(index, { ...result, state: "done", after: { ...result.after, ids } })
  }

  /** Sends a step; returns the ids of fulfillments that it created. `earlier`: those of the steps before. */
  async #take(step: OrderStep, order: Order, earlier: readonly string[]): Promise<readonly string[]> {
    const { order: orders, payment: payments } = this.#options.sdk.admin
    const { change } = this.#options.job
    const { id } = order
    const query = { fields: "id" }
    const no_notification = "notify" in change && !change.notify
    const items =
      "quantities" in step ? Object.entries(step.quantities).map(([line, quantity]) => ({ id: line, quantity })) : []
    switch (step.type) {
      case "capture":
        needed((await payments.capture({ id: step.paymentId, body: { amount: step.amount }, query })).payment)
        return []
      case "fulfill": {
        const body = { items, no_notification, ...(step.locationId ? { location_id: step.locationId } : {}) }
        const fields = "id,*fulfillments,*fulfillments.items"
        const made = needed((await orders.createFulfillment({ id, body, query: { fields } })).order)
        const before = new Set([...idsOf(order), ...earlier])
        const created = (made.fulfillments ?? []).filter((each) => !before.has(each.id))
        return created.length === 1 ? created.map((each) => each.id) : []
      }
      case "ship": {
        const body = { items, labels: labelsOfStep(step), no_notification }
        needed((await orders.createShipment({ id, fulfillment_id: step.fulfillmentId, body, query })).order)
        return []
      }
      case "complete":
        needed((await orders.complete({ id, body: {}, query })).order)
        return []
      case "archive":
        needed((await orders.archive({ id, query })).order)
        return []
    }
  }
}
