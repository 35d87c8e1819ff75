import { fromPromise } from "xstate"
import { fromAbortable } from "#machines/kit/abortable.ts"
import { isLost } from "#machines/kit/lost-response.ts"
import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { toApiError } from "#sdk/error.ts"
import { uploadImportFile } from "#sdk/product-import.ts"
import { checkSheet, type RowProblem } from "./checked-sheet.ts"
import { createComparison } from "./comparison.ts"
import { parseCsv } from "./csv-file.ts"
import { CONFIRMATION, findImport, type ImportProgress, summaryOf } from "./find-import.ts"
import type { CheckedFile, Counts } from "./import-plan.ts"
import { loadSettings, loadShop } from "./load-shop.ts"
import type { ImportContext, ImportWorkflow, PreparedImport, ReadSheet, Uploaded } from "./product-import.context.ts"
import { recheck } from "./recheck.ts"
import { uploadFile } from "./upload-file.ts"

/** Reads in the page's own thread, for tests and browsers without workers. */
export const readSheet: ReadSheet = async (file, settings) =>
  checkSheet(parseCsv(file.name, new Uint8Array(await file.arrayBuffer())), settings)

/** Products that are compared before the page gets a moment. */
const SLICE = 500
const pause = () => new Promise((resolve) => setTimeout(resolve))

const isMissing = (error: unknown): boolean => toApiError(error).status === 404

/** A name for the uploaded file that no other import has. */
const ownName = (name: string): string =>
  `${name.replace(/\.\w+$/, "").slice(0, 60)}-${crypto.randomUUID().replaceAll("-", "").slice(0, 20).toUpperCase()}.csv`

/** The requests of an import. */
export function productImportActors({ client, admin }: AdminSdk, read: ReadSheet = readSheet) {
  const { product } = admin

  /** Reads the file, finds everything wrong with it, and compares the rest with the shop. */
  async function check(file: File, signal: AbortSignal): Promise<CheckedFile> {
    const settings = await loadSettings(admin, signal)
    const sheet = await read(file, settings, signal)
    if (sheet.columnProblems.some(({ kind }) => kind !== "unknown"))
      return { sheet, settings, diffs: [], problems: sheet.problems, references: {} }
    const data = await loadShop(admin, sheet, signal)
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

  async function resume({ input, signal }: { input: ImportContext; signal: AbortSignal }) {
    const { transactionId, fileName } = needed(input.resume)
    const { progress, execution } = await findImport(admin, { transactionId, fileName }, { signal })
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
      if (isMissing(error)) return (await findImport(admin, prepared)).progress
      if (!isLost(toApiError(error))) throw error
      const { progress } = await findImport(admin, prepared).catch(() => {
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
      const { progress } = await findImport(admin, needed(input.prepared), { signal })
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
