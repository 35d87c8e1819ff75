import { batchesOf, MAX_ROWS } from "#lib/batches.ts"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { nextRows } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { ChunkOutput, ChunkOptions as Options, PreviewInput } from "#machines/kit/bulk-job/job-kind.ts"
import { isGeneralRefusal } from "#machines/kit/general-refusal.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import {
  applied,
  type BulkChange,
  type BulkJob,
  bodyOf,
  type Entry,
  fieldsOf,
  halvesOf,
  isSame,
  type PreviewRow,
  type Product,
  type ProductEdit,
  previewOf,
  type RowReason,
  type RowResult,
  type Values,
  valuesOf,
} from "./bulk-edit.rules.ts"

/** Server errors in a row after which the server counts as down. One bad row of a full batch causes at most 8. */
const MAX_SERVER_ERRORS = 20

/** From this many rows on, a refused batch is probed before it is divided: the refusal may be about all of them. */
const PROBED_FROM = 40
/** Rows of a refused batch that are sent alone, spread over it. */
const PROBES = 18

/** Requests at a time while the preview is loading. */
const CONCURRENCY = 4
/** Rows that one step of the preview loads. */
const PREVIEW_ROWS = CONCURRENCY * MAX_ROWS

/** Thrown to pause a bulk edit: its remaining rows would fail too. */
class Stopped extends Error {
  override readonly name = "Stopped"
  readonly error: ApiError
  constructor(error: ApiError) {
    super(error.message)
    this.error = error
  }
}

/** Loads products by their ids, at most 100, with the fields that a change needs. */
export async function readProducts(
  { admin }: AdminSdk,
  ids: readonly string[],
  change: BulkChange,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Product>> {
  const query = { id: [...ids], fields: fieldsOf(change), limit: MAX_ROWS }
  const { products } = await admin.product.list({ query }, signal ? { signal } : {})
  return new Map(needed(products).map((product) => [product.id, product as Product]))
}

/** Loads the next rows of the preview. */
export async function loadPreview(
  sdk: AdminSdk,
  { rows, change, preview }: PreviewInput<ProductEdit>,
  signal: AbortSignal,
): Promise<readonly PreviewRow[]> {
  const next = rows.slice(preview.length, preview.length + PREVIEW_ROWS)
  const pages = Array.from({ length: Math.ceil(next.length / MAX_ROWS) }, (_, page) =>
    next.slice(page * MAX_ROWS, (page + 1) * MAX_ROWS),
  )
  const previews = await mapConcurrent(pages, CONCURRENCY, async (page) => {
    const ids = page.map(({ id }) => id)
    const found = await readProducts(sdk, ids, change, signal)
    return page.map((row) => previewOf(row, found.get(row.id), change))
  })
  return previews.flat()
}

/** Reads the rows whose request had no response, and returns whether it was executed. */
export async function readSent(sdk: AdminSdk, { change, rows, results }: BulkJob): Promise<readonly Entry[]> {
  const sent = [...results.entries()].filter(([, { state }]) => state === "sent")
  if (sent.length === 0) return []
  const ids = sent.map(([index]) => rows[index]?.id ?? "")
  const found = await readProducts(sdk, ids, change)
  return sent.flatMap(([index, result], position): Entry[] => {
    if (result.state !== "sent") return []
    const product = found.get(ids[position] ?? "")
    const isDone = change.delete ? !product : product && isSame(valuesOf(product, change), result.after)
    return [[index, isDone ? { ...result, state: "done" } : { state: "waiting" }]]
  })
}

/** A row to write, and the values that it has afterward; null for a deletion. */
interface Target {
  readonly index: number
  readonly id: string
  readonly wanted: Values | null
}

interface ChunkOptions extends Options<ProductEdit> {
  readonly sdk: AdminSdk
}
type Output = ChunkOutput<ProductEdit>

/** Writes the next rows of a bulk edit, or rolls them back: reads them, sends what differs, and divides refused batches. */
export class Chunk {
  readonly #options: ChunkOptions
  readonly #indexes: readonly number[]
  readonly #entries = new Map<number, RowResult>()
  #serverErrors = 0
  #isProbed = false

  constructor(options: ChunkOptions) {
    this.#options = options
    this.#indexes = nextRows(options.job, options.direction)
  }

  /** Never rejects. */
  async run(): Promise<Output> {
    let error: ApiError | null = null
    try {
      const targets = await this.#prepare()
      await this.#options.save([...this.#entries])
      const body = ({ id, wanted }: Target) => (wanted ? bodyOf(id, wanted) : id)
      for (const batch of batchesOf(targets, { bodyOf: body })) await this.#send(batch)
    } catch (caught) {
      error = caught instanceof Stopped ? caught.error : toApiError(caught)
    }
    const entries = [...this.#entries]
    await this.#options.save(entries)
    return { entries, error }
  }

  /** Reads the rows; settles those that need no request, and returns the others. */
  async #prepare(): Promise<readonly Target[]> {
    const { sdk, job, signal } = this.#options
    const ids = this.#indexes.map((index) => job.rows[index]?.id ?? "")
    return this.#plan(this.#indexes, await readProducts(sdk, ids, job.change, signal))
  }

  /** Settles the rows that need no request by their present values, and returns the others. */
  #plan(indexes: readonly number[], found: ReadonlyMap<string, Product>): readonly Target[] {
    const { job, direction } = this.#options
    return indexes.flatMap((index) => {
      const id = job.rows[index]?.id ?? ""
      const earlier = this.#entries.get(index) ?? job.results[index] ?? { state: "waiting" }
      const product = found.get(id)
      const values = product && valuesOf(product, job.change)
      const [result, wanted] = direction === "forward" ? this.#forward(earlier, values) : this.#back(earlier, values)
      this.#entries.set(index, result)
      return wanted === undefined ? [] : [{ index, id, wanted }]
    })
  }

  #forward(earlier: RowResult, values: Values | undefined): [RowResult, Values | null | undefined] {
    const { change } = this.#options.job
    // A row that was sent and has the wanted values was changed, or deleted, by that request.
    const isSent = earlier.state === "sent"
    if (change.delete) {
      if (values) return [{ state: "sent", before: {}, after: {} }, null]
      return [isSent ? { ...earlier, state: "done" } : { state: "same" }, undefined]
    }
    if (!values) return [{ state: "failed", reason: { kind: "gone" } }, undefined]
    if (isSent && isSame(values, earlier.after)) return [{ ...earlier, state: "done" }, undefined]
    const after = applied(values, change)
    if (isSame(values, after)) return [{ state: "same" }, undefined]
    return [{ state: "sent", before: values, after }, after]
  }

  #back(earlier: RowResult, values: Values | undefined): [RowResult, Values | undefined] {
    if (!("before" in earlier)) return [earlier, undefined]
    const { before, after } = earlier
    if (!values) return [{ state: "kept", reason: { kind: "gone" }, before, after }, undefined]
    // Also a row whose change never arrived, or that was rolled back just before a reload.
    if (isSame(values, before)) return [{ state: "restored" }, undefined]
    if (!isSame(values, after)) return [{ state: "kept", reason: { kind: "changed" }, before, after }, undefined]
    return [earlier, before]
  }

  async #send(batch: readonly Target[], isRetry = false): Promise<void> {
    if (batch.length === 0) return
    this.#options.signal?.throwIfAborted()
    try {
      await this.#write(batch)
      this.#serverErrors = 0
      this.#settle(batch)
    } catch (caught) {
      const error = toApiError(caught)
      const isRefused = error.kind === "http" && error.status < 500
      if (error.kind === "aborted" || isGeneralRefusal(error)) throw new Stopped(error)
      if (isRefused)
        return this.#isProbed || batch.length < PROBED_FROM ? this.#divide(batch, error) : this.#probe(batch)
      const left = await this.#verify(batch, error)
      if (left.length === 0) return
      if (isLost(error)) {
        if (isRetry) throw new Stopped(error)
        return this.#send(left, true)
      }
      this.#serverErrors += 1
      if (this.#serverErrors >= MAX_SERVER_ERRORS) throw new Stopped(error)
      return this.#divide(left, error)
    }
  }

  async #write(batch: readonly Target[]): Promise<void> {
    const { product: products } = this.#options.sdk.admin
    const query = { fields: "id" }
    if (this.#options.job.change.delete) {
      needed((await products.batch({ body: { delete: batch.map(({ id }) => id) }, query })).deleted)
      return
    }
    const update = batch.map(({ id, wanted }) => bodyOf(id, wanted ?? {}))
    needed((await products.batch({ body: { update }, query })).updated)
  }

  #settle(batch: readonly Target[]): void {
    for (const { index } of batch) {
      const result = this.#entries.get(index)
      if (this.#options.direction === "back") this.#entries.set(index, { state: "restored" })
      else if (result?.state === "sent") this.#entries.set(index, { ...result, state: "done" })
    }
  }

  /**
   * Reads rows whose request may have been executed; settles those that it changed, and returns the others with new
   * values to send, because someone may have changed them in the meantime.
   */
  async #verify(batch: readonly Target[], cause: ApiError): Promise<readonly Target[]> {
    const { sdk, job, save } = this.#options
    const ids = batch.map(({ id }) => id)
    const found = await readProducts(sdk, ids, job.change).catch(() => {
      throw new Stopped(cause)
    })
    const left = this.#plan(
      batch.map(({ index }) => index),
      found,
    )
    if (left.length > 0) await save([...this.#entries])
    return left
  }

  /** Sends some rows alone. If all of them are refused for the same reason, the others aren't sent. */
  async #probe(batch: readonly Target[]): Promise<void> {
    this.#isProbed = true
    const probes = Array.from({ length: PROBES }, (_, index) => Math.floor((index * batch.length) / PROBES))
    const sent = new Set<Target>()
    const reasons = new Set<string | undefined>()
    for (const target of probes.flatMap((index) => batch[index] ?? [])) {
      sent.add(target)
      await this.#send([target])
      reasons.add(this.#refusalOf(target))
      if (reasons.size > 1 || reasons.has(undefined)) break
    }
    const rest = batch.filter((target) => !sent.has(target))
    const [text, ...others] = reasons
    if (text === undefined || others.length > 0) for (const half of halvesOf(rest)) await this.#send(half)
    else for (const target of rest) this.#fail(target, { kind: "assumed", text })
  }

  /** The server's message of a refused row. */
  #refusalOf({ index }: Target): string | undefined {
    const result = this.#entries.get(index)
    return result && "reason" in result && result.reason.kind === "refused" ? result.reason.text : undefined
  }

  async #divide(batch: readonly Target[], error: ApiError): Promise<void> {
    const [only, ...others] = batch
    if (only && others.length === 0) return this.#fail(only, await this.#reasonOf(only, error))
    for (const half of halvesOf(batch)) await this.#send(half)
  }

  /** A 404 can also be about a record that the change refers to. */
  async #reasonOf({ id }: Target, { status, message }: ApiError): Promise<RowReason> {
    if (status >= 500) return { kind: "failed" }
    const { sdk, job } = this.#options
    const found = status === 404 ? await readProducts(sdk, [id], job.change).catch(() => undefined) : undefined
    return found && !found.has(id) ? { kind: "gone" } : { kind: "refused", text: message }
  }

  #fail({ index }: Target, reason: RowReason): void {
    const earlier = this.#options.job.results[index]
    if (this.#options.direction === "forward") this.#entries.set(index, { state: "failed", reason })
    else if (earlier && "before" in earlier) this.#entries.set(index, { ...earlier, state: "kept", reason })
  }
}
