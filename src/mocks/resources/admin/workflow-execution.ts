import {
  cancelImport,
  finishImport,
  isImport,
  startImport,
  waitingImport,
} from "#mocks/domain/catalog/import/import.ts"
import { textOf } from "#mocks/domain/system/files.ts"
import { backgroundWorkflows, CONFIRMATION } from "#mocks/domain/system/workflows/definitions.ts"
import { executionOf, type StepState } from "#mocks/domain/system/workflows/execution.ts"
import { runnableWorkflows } from "#mocks/domain/system/workflows/runnable.ts"
import type { Row } from "#mocks/kernel/database.ts"
import { found, notAllowed, notFound } from "#mocks/kernel/refusal.ts"
import type { Signal } from "#mocks/kernel/signals.ts"
import { implement } from "#mocks/resources/implement.ts"
import { page, show } from "#mocks/resources/reply.ts"
import { baseOf, type Context } from "#mocks/resources/request.ts"
import { workflowExecutionEndpoints } from "#schema/admin/workflow-execution.endpoints.ts"
import { workflowExecutionSchemas } from "#schema/admin/workflow-execution.ts"
import { exportProducts } from "./exports.ts"

const NODE = "workflow_execution"
const unknown = (id: string) => notFound(`Workflow with id "${id}" not found.`)

const one = (ctx: Context, row: Row<"workflowExecution"> | undefined) =>
  row ? { workflow_execution: show(ctx, NODE, row) } : {}

/** Runs a workflow with an input; returns whether it has finished. */
function run(ctx: Context, id: string, input: unknown, transactionId: string): boolean {
  const work = runnableWorkflows.get(id)
  if (work) {
    work(ctx.db, input)
    return true
  }
  if (id === "export-products") exportProducts(ctx, transactionId)
  else if (!isImport(id)) throw unknown(id)
  else if (!executionOf(ctx.db, id, transactionId)) {
    const payload = (input ?? {}) as { fileContent?: unknown; fileKey?: unknown; filename?: unknown }
    const key = String(payload.fileKey)
    const text =
      id === "import-products"
        ? String(payload.fileContent ?? "")
        : textOf(found(ctx.db.tables.file.get(key), `File with key ${key} not found`))
    const filename = String(payload.filename ?? key)
    startImport(ctx.db, id, { text, filename, payload: { ...payload }, base: baseOf(ctx), transactionId })
  }
  return false
}

interface Answered {
  readonly transaction_id: string
  readonly step_id: string
  readonly response?: unknown
  readonly action?: "invoke" | "compensate" | undefined
}
/** Finds the waiting import that a step result is for; throws if it doesn't wait for this step. */
function waitingRunFor(ctx: Context<{ workflow_id: string }>, body: Answered, word: "success" | "failure") {
  const { workflow_id: workflow } = ctx.params
  const steps = backgroundWorkflows.get(workflow)
  if (!steps || !isImport(workflow)) throw unknown(workflow)
  const row = waitingImport(ctx.db, workflow, body.transaction_id)
  if (!steps.some((step) => step.action === body.step_id)) throw notFound(`Step ${body.step_id} could not be found.`)
  if (body.step_id !== CONFIRMATION || body.action === "compensate") {
    const states = Object.values(
      (row.execution as { steps: Record<string, { definition?: { action: string } }> }).steps,
    )
    const step = states.find((s) => s.definition?.action === body.step_id) as Record<string, StepState> | undefined
    throw notAllowed(`Cannot set step ${word} when status is ${step?.[body.action ?? "invoke"]?.status ?? "idle"}`)
  }
  return { workflow, row }
}

/** Streams the matching signals as server-sent events until the reader cancels. */
function streamSignals(ctx: Context, wanted: (signal: Signal) => boolean): Response {
  let stop: () => void = () => undefined
  const text = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (signal: Signal) => {
        if (wanted(signal))
          controller.enqueue(text.encode(`event: ${signal.event_type}\ndata: ${JSON.stringify(signal)}\n\n`))
      }
      stop = ctx.db.signals.listen(send, () => controller.close())
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-cache" } })
}

export const workflowExecutionRoutes = implement(workflowExecutionEndpoints, workflowExecutionSchemas, {
  list: (ctx) => page(ctx, NODE, "workflow_executions"),
  retrieve: (ctx) => one(ctx, ctx.db.tables.workflowExecution.get(ctx.params.id)),
  retrieveByTransaction: (ctx) => one(ctx, executionOf(ctx.db, ctx.params.workflow_id, ctx.params.transaction_id)),
  subscribe: (ctx) => streamSignals(ctx, (signal) => signal.workflow_id === ctx.params.workflow_id),
  subscribeTransaction: (ctx) => {
    const { workflow_id, transaction_id } = ctx.params
    return streamSignals(
      ctx,
      (signal) => signal.workflow_id === workflow_id && signal.transaction_id === transaction_id,
    )
  },
  run: (ctx) => {
    const { workflow_id: workflowId } = ctx.params
    const transactionId = ctx.body.transaction_id ?? `auto-${ctx.db.ulid()}`
    const hasFinished = run(ctx, workflowId, ctx.body.input, transactionId)
    return { acknowledgement: { transactionId, workflowId, hasFinished, hasFailed: false } }
  },
  succeedStep: (ctx) => {
    const { workflow, row } = waitingRunFor(ctx, ctx.body, "success")
    finishImport(ctx.db, workflow, row)
    return { success: true }
  },
  failStep: (ctx) => {
    const { workflow, row } = waitingRunFor(ctx, ctx.body, "failure")
    cancelImport(ctx.db, workflow, row, JSON.stringify(ctx.body.response ?? null))
    return { success: true }
  },
})
