import { fromPromise } from "xstate"
import { mapConcurrent } from "#lib/map-concurrent.ts"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import type { CallOptions } from "#sdk/options.ts"
import { uploadImportFile } from "#sdk/product-import.ts"
import type { ImportSettings, RowProblem, Sheet } from "./checked-sheet.ts"
import { checkSheet } from "./checked-sheet.ts"
import { type Reference, references as referenceKinds } from "./column.ts"
import { type CodeField, codeColumnsOf, createComparison, type ShopData, type ShopProduct } from "./comparison.ts"
import { parseCsv } from "./csv-file.ts"
import type { CheckedFile, Counts } from "./import-plan.ts"
import type {
  ImportContext,
  ImportWorkflow,
  PreparedImport,
  ReadSheet,
  ResumedImport,
  Uploaded,
} from "./product-import.context.ts"
import { recheck } from "./recheck.ts"
import { uploadFile } from "./upload-file.ts"

/** Reads in the page's own thread, for tests and browsers without workers. */
export const readSheet: ReadSheet = async (file, settings) =>
  checkSheet(parseCsv(file.name, new Uint8Array(await file.arrayBuffer())), settings)

/** Where an import is, as far as the server tells. */
export type ImportProgress = "waiting" | "running" | "succeeded" | "failed" | "gone"

/** The most ids that a list accepts, and the largest page. */
const MAX_IDS = 100
const PAGE = 1_000
const CONCURRENCY = 4
/** Products that are compared before the page gets a moment. */
const SLICE = 500
const pause = () => new Promise((resolve) => setTimeout(resolve))

const PRODUCT_FIELDS = [
  "id,title,handle,subtitle,description,status,thumbnail,external_id,discountable,is_giftcard,metadata",
  "weight,length,height,width,hs_code,mid_code,origin_country,material,collection_id,type_id,shipping_profile.id",
  "images.url,tags.id,tags.value,categories.id,categories.name,sales_channels.id,sales_channels.name",
  "options.title,options.values.value,*variants,variants.options.value,variants.options.option.title,*variants.prices",
  // Only this fills the rules of prices.
  "*variants.prices.price_rules",
].join(",")

function pagesOf<T>(values: Iterable<T>): T[][] {
  const all = [...new Set(values)]
  return Array.from({ length: Math.ceil(all.length / MAX_IDS) }, (_, page) =>
    all.slice(page * MAX_IDS, (page + 1) * MAX_IDS),
  )
}

const isMissing = (error: unknown): boolean => toApiError(error).status === 404

/** A name for the uploaded file that no other import has. */
const ownName = (name: string): string =>
  `${name.replace(/\.\w+$/, "").slice(0, 60)}-${crypto.randomUUID().replaceAll("-", "").slice(0, 20).toUpperCase()}.csv`

/** The requests of an import. */
export function productImportActors({ client, admin }: AdminSdk, read: ReadSheet = readSheet) {
  const { product, productVariant, workflowExecution, notification, store, region } = admin

  async function loadSettings(signal: AbortSignal): Promise<ImportSettings> {
    const query = { fields: "supported_currencies.currency_code", limit: 1 }
    const [{ stores }, { regions }] = await Promise.all([
      store.list({ query }, { signal }),
      region.list({ query: { fields: "id,name,currency_code", limit: PAGE } }, { signal }),
    ])
    const currencies = needed(needed(stores)[0]).supported_currencies ?? []
    return {
      currencies: currencies.map(({ currency_code }) => currency_code),
      regions: needed(regions).map(({ id, name, currency_code: currency }) => ({ id, name, currency })),
    }
  }

  type List = (args: { query: object }, options: { signal: AbortSignal }) => Promise<Record<string, unknown>>
  type Named = { readonly id: string; readonly value?: string }
  const lists: Readonly<Record<Reference, readonly [key: string, list: List]>> = {
    collection: ["collections", admin.productCollection.list as List],
    type: ["product_types", admin.productType.list as List],
    category: ["product_categories", admin.productCategory.list as List],
    tag: ["product_tags", admin.productTag.list as List],
    channel: ["sales_channels", admin.salesChannel.list as List],
    profile: ["shipping_profiles", admin.shippingProfile.list as List],
  }

  /** All records of a kind; exports name tags by their value. */
  async function loadReferences(kind: Reference, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
    const [key, list] = lists[kind]
    const ids = new Map<string, string>()
    for (let offset = 0; ; offset += PAGE) {
      const fields = kind === "tag" ? "id,value" : "id"
      const page = needed((await list({ query: { fields, limit: PAGE, offset } }, { signal }))[key]) as Named[]
      for (const { id, value } of page) {
        ids.set(id, id)
        if (value !== undefined) ids.set(value, id)
      }
      if (page.length < PAGE) return ids
    }
  }

  async function loadProducts(query: object, signal: AbortSignal): Promise<readonly ShopProduct[]> {
    const all = { ...query, fields: PRODUCT_FIELDS, limit: MAX_IDS }
    return needed((await product.list({ query: all }, { signal })).products) as ShopProduct[]
  }

  async function loadShop({ products, columns }: Sheet, signal: AbortSignal): Promise<ShopData> {
    const [byId, byHandle] = [new Map<string, ShopProduct>(), new Map<string, ShopProduct>()]
    const codes: Partial<Record<CodeField, Map<string, string>>> = {}
    const chunk = <N extends string>(name: N, values: readonly string[]) =>
      pagesOf(values.filter((value) => value !== "")).map((part) => ({ name, part }))
    const requests = [
      ...chunk(
        "id",
        products.map(({ id }) => id),
      ),
      ...chunk(
        "handle",
        products.map(({ handle }) => handle),
      ),
      ...codeColumnsOf(columns).flatMap(({ field, position }) =>
        chunk(
          field,
          products.flatMap(({ rows }) => rows.map(({ cells }) => cells[position] ?? "")),
        ),
      ),
    ]
    await mapConcurrent(requests, CONCURRENCY, async ({ name, part }) => {
      if (name !== "id" && name !== "handle") {
        const query = { [name]: part, fields: `id,${name}`, limit: MAX_IDS }
        const { variants } = await productVariant.list({ query }, { signal })
        const known = codes[name] ?? new Map<string, string>()
        codes[name] = known
        for (const { id, [name]: code } of needed(variants)) if (code) known.set(code, id)
        return
      }
      for (const found of await loadProducts({ [name]: part }, signal)) {
        byId.set(found.id, found)
        if (found.handle) byHandle.set(found.handle, found)
      }
    })
    const kinds = referenceKinds.filter((kind) => columns.some(({ reference }) => reference === kind))
    const entries = await Promise.all(kinds.map(async (kind) => [kind, await loadReferences(kind, signal)] as const))
    return { byId, byHandle, codes, references: Object.fromEntries(entries) }
  }

  /** Reads the file, finds everything wrong with it, and compares the rest with the shop. */
  async function check(file: File, signal: AbortSignal): Promise<CheckedFile> {
    const settings = await loadSettings(signal)
    const sheet = await read(file, settings, signal)
    if (sheet.columnProblems.some(({ kind }) => kind !== "unknown"))
      return { sheet, settings, diffs: [], problems: sheet.problems, references: {} }
    const data = await loadShop(sheet, signal)
    const compare = createComparison(sheet, settings)
    const problems: RowProblem[] = [...sheet.problems]
    const diffs = []
    for (const [index, each] of sheet.products.entries()) {
      if (index % SLICE === SLICE - 1) await pause()
      const { diff, problems: more } = compare(each, data)
      diffs.push(diff)
      problems.push(...more)
    }
    problems.sort((one, other) => one.row - other.row)
    return { sheet, settings, diffs, problems, references: data.references }
  }

  /** The file of an earlier attempt, under a new name, if the server still has it. */
  async function findUploaded({ plan, upload: earlier }: ImportContext, name: string): Promise<Uploaded | undefined> {
    // A response without all of its fields makes an incomplete body, which the server refuses every time.
    const isComplete = earlier?.body && Object.values(earlier.body).every((value) => value !== undefined)
    if (!earlier?.body || !isComplete || earlier.sent !== plan?.sent) return undefined
    const query = { fields: "id" }
    const stored = await admin.upload.retrieve({ id: earlier.body.file_key, query }).catch(() => undefined)
    return stored?.file && { ...earlier, name, body: { ...earlier.body, originalname: name } }
  }

  /** Uploads the rows without errors. A server without the newer import gets the file with the request instead. */
  async function upload(context: ImportContext): Promise<Uploaded> {
    const [checked, plan] = [needed(context.checked), needed(context.plan)]
    const { sheet, references } = checked
    const name = ownName(sheet.name)
    const uploaded = await findUploaded(context, name)
    if (uploaded) return uploaded
    const idOf: Parameters<typeof uploadFile>[2] = ({ reference }, cell) =>
      (reference && references[reference]?.get(cell)) ?? cell
    const { file, rows } = await uploadFile(sheet, plan.sent, idOf, name)
    try {
      return { name, sent: plan.sent, file, rows, body: await uploadImportFile({ client, admin }, file) }
    } catch (error) {
      if (isMissing(error)) return { name, sent: plan.sent, file, rows, body: null }
      throw error
    }
  }

  const preparedBy = (
    workflow: ImportWorkflow,
    fileName: string,
    answer: { readonly transaction_id: string; readonly summary?: Counts | undefined },
  ): PreparedImport => ({
    workflow,
    fileName,
    transactionId: needed(answer.transaction_id),
    counts: answer.summary ?? null,
  })

  async function prepare({ upload }: ImportContext): Promise<PreparedImport> {
    const { name, file, body } = needed(upload)
    if (body)
      try {
        return preparedBy("import-products-as-chunks", name, await product.createImport({ body }))
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    return preparedBy("import-products", name, await product.import({ body: { file } }))
  }

  /** The result is only told in the notification feed. */
  async function findResult(fileName: string, options: CallOptions): Promise<ImportProgress> {
    const query = { channel: "feed", order: "-created_at", limit: 100, fields: "id,data,created_at" }
    const { notifications } = await notification.list({ query }, options)
    const texts = needed(notifications).map(({ data }) =>
      String((data as { description?: unknown })?.description ?? ""),
    )
    const text = texts.find((each) => each.includes(fileName))
    if (text === undefined) return "gone"
    return /^Failed/i.test(text) ? "failed" : "succeeded"
  }

  /** Whether the import still waits or runs; finished executions aren't kept. */
  async function look({ transactionId, fileName }: Omit<ResumedImport, "counts">, options: CallOptions = {}) {
    const query = { transaction_id: transactionId, fields: "id,workflow_id,state,execution,context", limit: 1 }
    const { workflow_executions } = await workflowExecution.list({ query }, options)
    const [execution] = needed(workflow_executions)
    const result = await findResult(fileName, options)
    if (result !== "gone" || !execution) return { progress: result, execution: undefined }
    return { progress: isWaiting(execution) ? ("waiting" as const) : ("running" as const), execution }
  }

  async function resume({ input, signal }: { input: ImportContext; signal: AbortSignal }) {
    const { transactionId, fileName } = needed(input.resume)
    const { progress, execution } = await look({ transactionId, fileName }, { signal })
    const workflow = (execution?.workflow_id ?? "import-products-as-chunks") as ImportWorkflow
    const counts = execution ? summaryOf(execution) : null
    const prepared: PreparedImport = { workflow, transactionId, fileName, counts }
    return { progress, prepared }
  }

  /** Sent once. After a lost response, the machine looks for the import before it can be sent again. */
  async function confirm(context: ImportContext): Promise<ImportProgress> {
    const prepared = needed(context.prepared)
    const { workflow, transactionId } = prepared
    await recheck(admin, context)
    const send = workflow === "import-products" ? product.confirmLegacyImport : product.confirmImport
    try {
      // An import that was confirmed in another tab, or before a lost response, isn't sent again.
      await send({ transaction_id: transactionId })
      return "running"
    } catch (error) {
      if (isMissing(error)) return (await look(prepared)).progress
      if (!isLost(toApiError(error))) throw error
      const { progress } = await look(prepared).catch(() => {
        throw error
      })
      if (progress === "waiting") throw error
      return progress === "gone" ? "running" : progress
    }
  }

  type Aborted = { input: ImportContext; signal: AbortSignal }
  return {
    read: fromAbortable(({ input, signal }: Aborted) => check(needed(input.file), signal)),
    upload: fromPromise(({ input }: { input: ImportContext }) => upload(input)),
    prepare: fromPromise(({ input }: { input: ImportContext }) => prepare(input)),
    resume: fromAbortable(resume),
    confirm: fromPromise(({ input }: { input: ImportContext }) => confirm(input)),
    check: fromAbortable(async ({ input, signal }: Aborted) => {
      const { progress } = await look(needed(input.prepared), { signal })
      return progress
    }),
  }
}

/** Cancels an import that waits for confirmation. Never rejects, because unconfirmed imports expire within an hour. */
export async function cancelImport(sdk: AdminSdk, prepared: PreparedImport | null): Promise<void> {
  if (!prepared) return
  const body = { transaction_id: prepared.transactionId, step_id: CONFIRMATION }
  await sdk.admin.workflowExecution.failStep({ workflow_id: prepared.workflow, body }).catch(() => undefined)
}

const CONFIRMATION = "wait-confirmation-product-import"

/** Parts of an execution that the schemas leave open. */
interface Execution {
  readonly execution?: { readonly steps?: Readonly<Record<string, { readonly invoke?: { readonly state?: string } }>> }
  readonly context?: { readonly data?: { readonly invoke?: Readonly<Record<string, unknown>> } }
}

function isWaiting(execution: unknown): boolean {
  const steps = (execution as Execution).execution?.steps ?? {}
  const step = Object.entries(steps).find(([id]) => id.endsWith(`.${CONFIRMATION}`))?.[1]
  return step === undefined || step.invoke?.state === "invoking" || step.invoke?.state === "not_started"
}

/** Counts of the first step's output: a summary, or the products themselves. */
function summaryOf(execution: unknown): Counts | null {
  const [first] = Object.values((execution as Execution).context?.data?.invoke ?? {})
  const { output } = ((first as { output?: unknown } | undefined)?.output ?? {}) as { output?: unknown }
  const { summary, create, update } = (output ?? {}) as { summary?: Counts; create?: unknown[]; update?: unknown[] }
  if (summary) return summary
  return create && update ? { toCreate: create.length, toUpdate: update.length } : null
}
