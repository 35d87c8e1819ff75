import { mapConcurrent } from "#lib/map-concurrent.ts"
import { type BulkJob, type Entry, nextRows, type RowResult } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { ChunkOutput, ChunkOptions as Options, PreviewInput } from "#machines/kit/bulk-job/job-kind.ts"
import { isGeneralRefusal } from "#machines/kit/general-refusal.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import type { Promotion } from "#schema/admin/entities/promotion.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { type CodePreview, type CodesReason, type PromotionCodes, randomCode } from "./promotion-codes.rules.ts"

/** Codes that are created between two checks of the promotion that they copy. */
const CHUNK = 20
const CONCURRENCY = 4
/** Codes that are looked up by one request. */
const LOOKUP = 50
/** How often a code is replaced before its row fails. */
const MAX_REPLACED = 5
/** Server errors in a row after which the server counts as down. */
const MAX_SERVER_ERRORS = 8
/** Key of the job's id in the metadata of its promotions. */
const JOB_KEY = "bulk_codes"

type Result = RowResult<PromotionCodes>
const waiting: Result = { state: "waiting" }

const SOURCE_FIELDS =
  "id,type,status,is_tax_inclusive,campaign.id,*application_method,*application_method.target_rules,*application_method.target_rules.values,*application_method.buy_rules,*application_method.buy_rules.values,*rules,*rules.values"

interface Found {
  readonly id: string
  readonly used: number
  /** Id of the job that created it. */
  readonly jobId: unknown
}

/** The promotions with these codes. */
async function findCodes(sdk: AdminSdk, codes: readonly string[], signal?: AbortSignal): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  for (let from = 0; from < codes.length; from += LOOKUP) {
    const $in = codes.slice(from, from + LOOKUP)
    const query = { code: { $in }, fields: "id,code,used,metadata", limit: LOOKUP }
    const { promotions } = await sdk.admin.promotion.list({ query }, signal ? { signal } : {})
    for (const { id, code = "", used = 0, metadata } of needed(promotions))
      found.set(code, { id, used, jobId: (metadata as Record<string, unknown> | null)?.[JOB_KEY] })
  }
  return found
}

/** The promotion to copy; undefined if it was deleted. */
async function readSource(sdk: AdminSdk, id: string, fields: string): Promise<Promotion | undefined> {
  try {
    return needed((await sdk.admin.promotion.retrieve({ id, query: { fields } })).promotion)
  } catch (caught) {
    const error = toApiError(caught)
    if (error.kind === "http" && error.status === 404) return undefined
    throw error
  }
}

/** Checks the next codes; those that exist already are replaced until none does. None if the promotion was deleted. */
export async function loadPreview(
  sdk: AdminSdk,
  { rows, change, preview }: PreviewInput<PromotionCodes>,
  signal: AbortSignal,
): Promise<readonly CodePreview[]> {
  if (change.type === "none") return []
  if (preview.length === 0 && !(await readSource(sdk, change.source.id, "id"))) return []
  const known = new Set([...rows, ...preview].map(({ title }) => title))
  const next = rows
    .slice(preview.length, preview.length + LOOKUP)
    .map(({ id, title }): CodePreview => ({ id, title, isReplaced: false }))
  for (let open = next; open.length > 0; ) {
    const titles = open.map(({ title }) => title)
    const taken = await findCodes(sdk, titles, signal)
    open = open.filter(({ title }) => taken.has(title))
    for (const row of open) {
      const index = next.findIndex(({ id }) => id === row.id)
      let title = row.title
      while (known.has(title)) title = randomCode(change.prefix, change.length)
      known.add(title)
      next[index] = { id: row.id, title, isReplaced: true }
    }
    open = open.map(({ id }) => next.find((row) => row.id === id) as CodePreview)
  }
  return next
}

type Body = NonNullable<Parameters<AdminSdk["admin"]["promotion"]["create"]>[0]>["body"]

const rulesOf = (rules: Promotion["rules"]) =>
  (rules ?? []).map(({ attribute = "", operator = "in", values }) => ({
    attribute,
    operator,
    values: (values ?? []).map(({ value = "" }) => value),
  }))

/** The body that creates a copy with a code; a copy of an automatic promotion needs its code. */
function copyOf(source: Promotion, code: string, limit: number | null, jobId: string): Body {
  const { type = "standard", status = "draft", is_tax_inclusive = false, campaign, application_method } = source
  const method = needed(application_method)
  const { allocation, max_quantity, apply_to_quantity, buy_rules_min_quantity } = method
  const [targets, buys] = [rulesOf(method.target_rules), rulesOf(method.buy_rules)]
  return {
    code,
    type,
    status,
    is_tax_inclusive,
    is_automatic: false,
    metadata: { [JOB_KEY]: jobId },
    ...(limit === null ? {} : { limit }),
    // A deleted campaign's id stays in `campaign_id`, and the server refuses it.
    ...(campaign ? { campaign_id: campaign.id } : {}),
    rules: rulesOf(source.rules),
    application_method: {
      type: method.type ?? "percentage",
      value: method.value ?? 0,
      target_type: method.target_type ?? "items",
      ...(method.currency_code ? { currency_code: method.currency_code } : {}),
      ...(allocation ? { allocation } : {}),
      ...(max_quantity ? { max_quantity } : {}),
      ...(targets.length > 0 ? { target_rules: targets } : {}),
      ...(type === "buyget" ? { buy_rules: buys, apply_to_quantity, buy_rules_min_quantity } : {}),
    },
  }
}

/** Reads the codes whose request had no response, and returns whether they were created. */
export async function readSent(sdk: AdminSdk, job: BulkJob<PromotionCodes>): Promise<readonly Entry<PromotionCodes>[]> {
  const sent = [...job.results.entries()].filter(([, { state }]) => state === "sent")
  const found = await findCodes(
    sdk,
    sent.flatMap(([, result]) => codesOf(result)),
  )
  return sent.map(([index, result]) => [index, settled(result, found, job.id) ?? waiting])
}

const codesOf = (result: Result): readonly string[] => ("after" in result ? [result.after.code] : [])

/** The result of a row that was sent, if this job has created its code. */
function settled(result: Result, found: ReadonlyMap<string, Found>, jobId: string): Result | undefined {
  if (result.state !== "sent") return undefined
  const made = found.get(result.after.code)
  return made?.jobId === jobId ? { ...result, state: "done", after: { ...result.after, id: made.id } } : undefined
}

const isTaken = ({ message }: ApiError) => /with code: .*, already exists/s.test(message)

/** Creates the next codes of a job, or deletes those that it created. */
export class CodesChunk {
  readonly #options: Options<PromotionCodes> & { readonly sdk: AdminSdk }
  readonly #indexes: readonly number[]
  readonly #entries = new Map<number, Result>()
  #serverErrors = 0
  #stopped: ApiError | null = null

  constructor(options: Options<PromotionCodes> & { readonly sdk: AdminSdk }) {
    this.#options = options
    this.#indexes = nextRows(options.job, options.direction, CHUNK)
  }

  /** Never rejects. */
  async run(): Promise<ChunkOutput<PromotionCodes>> {
    try {
      await (this.#options.direction === "forward" ? this.#create() : this.#remove())
    } catch (caught) {
      this.#stopped ??= toApiError(caught)
    }
    await this.#save()
    return { entries: [...this.#entries], error: this.#stopped }
  }

  readonly #save = () => this.#options.save([...this.#entries])
  readonly #resultOf = (index: number): Result =>
    this.#entries.get(index) ?? this.#options.job.results[index] ?? waiting

  async #create(): Promise<void> {
    const { sdk, job } = this.#options
    if (job.change.type === "none") return
    const { source, limit } = job.change
    const sent = this.#indexes.flatMap((index) => codesOf(this.#resultOf(index)))
    const found = sent.length > 0 ? await findCodes(sdk, sent) : new Map<string, Found>()
    const open = this.#indexes.filter((index) => {
      const done = settled(this.#resultOf(index), found, job.id)
      if (done) this.#set(index, done)
      return !done
    })
    if (open.length === 0) return
    const promotion = await readSource(sdk, source.id, SOURCE_FIELDS)
    if (!promotion) {
      for (const index of open) this.#fail(index, { kind: "gone" })
      return
    }
    for (const index of open) this.#markSent(index, job.rows[index]?.title ?? "")
    await this.#save()
    await mapConcurrent(open, CONCURRENCY, (index) =>
      this.#send(index, (code) => copyOf(promotion, code, limit, job.id)),
    )
  }

  #markSent(index: number, code: string): void {
    this.#set(index, { state: "sent", before: { code: "", id: null }, after: { code, id: null } })
  }

  #set(index: number, result: Result): void {
    this.#entries.set(index, result)
  }

  /** Pauses the job after the requests in flight. */
  #stop(error: ApiError): void {
    this.#stopped ??= error
  }

  #fail(index: number, reason: CodesReason): void {
    this.#set(index, { state: "failed", reason })
  }

  /** `tries`: how often a code was replaced. */
  async #send(index: number, bodyOf: (code: string) => Body, tries = 0, isRetry = false): Promise<void> {
    const { sdk, job, signal } = this.#options
    if (this.#stopped || signal?.aborted) return this.#set(index, waiting)
    const [code = ""] = codesOf(this.#resultOf(index))
    try {
      const query = { fields: "id" }
      const { id } = needed((await sdk.admin.promotion.create({ body: bodyOf(code), query })).promotion)
      this.#serverErrors = 0
      this.#set(index, { state: "done", before: { code: "", id: null }, after: { code, id } })
    } catch (caught) {
      const error = toApiError(caught)
      const isRefused = error.kind === "http" && error.status < 500
      if (error.kind === "aborted" || isGeneralRefusal(error)) {
        this.#stop(error)
        return this.#set(index, waiting)
      }
      if (isRefused && !isTaken(error)) return this.#fail(index, { kind: "refused", text: error.message })
      const found = await findCodes(sdk, [code]).catch(() => undefined)
      // It stays as sent: it may have been created.
      if (!found) return this.#stop(error)
      const done = settled(this.#resultOf(index), found, job.id)
      if (done) return this.#set(index, done)
      if (found.has(code)) return this.#replace(index, bodyOf, tries)
      if (isLost(error) && !isRetry) return this.#send(index, bodyOf, tries, true)
      if (isLost(error)) return this.#stop(error)
      this.#serverErrors += 1
      this.#fail(index, { kind: "failed" })
      if (this.#serverErrors >= MAX_SERVER_ERRORS) this.#stop(error)
    }
  }

  /** Someone else has this code by now: another one is sent. */
  async #replace(index: number, bodyOf: (code: string) => Body, tries: number): Promise<void> {
    const { change } = this.#options.job
    if (change.type === "none" || tries >= MAX_REPLACED) return this.#fail(index, { kind: "taken" })
    this.#markSent(index, randomCode(change.prefix, change.length))
    await this.#save()
    return this.#send(index, bodyOf, tries + 1)
  }

  async #remove(): Promise<void> {
    const { sdk, job, signal } = this.#options
    const found = await findCodes(
      sdk,
      this.#indexes.flatMap((index) => codesOf(this.#resultOf(index))),
    )
    await mapConcurrent(this.#indexes, CONCURRENCY, async (index) => {
      const result = this.#resultOf(index)
      if (this.#stopped || signal?.aborted || !("after" in result)) return
      const { before, after } = result
      const made = found.get(after.code)
      if (made?.jobId !== job.id) return this.#set(index, { state: "restored" })
      if (made.used > 0) return this.#set(index, { before, after, state: "kept", reason: { kind: "used" } })
      try {
        await sdk.admin.promotion.delete({ id: made.id })
        this.#set(index, { state: "restored" })
      } catch (caught) {
        // Deleting again is safe.
        this.#stop(toApiError(caught))
      }
    })
  }
}
