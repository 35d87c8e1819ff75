import { needed } from "#machines/kit/needed.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import type { CallOptions } from "#sdk/options.ts"
import type { Counts } from "./import-plan.ts"
import type { ResumedImport } from "./product-import.context.ts"

type Admin = AdminSdk["admin"]

/** Where an import is, as far as the server tells. */
export type ImportProgress = "waiting" | "running" | "succeeded" | "failed" | "gone"

/** The step that an import waits in for its confirmation. */
export const CONFIRMATION = "wait-confirmation-product-import"

/** The result is only told in the notification feed. */
async function findResult({ notification }: Admin, fileName: string, options: CallOptions): Promise<ImportProgress> {
  const query = { channel: "feed", order: "-created_at", limit: 100, fields: "id,data,created_at" }
  const { notifications } = await notification.list({ query }, options)
  const texts = needed(notifications).map(({ data }) => String((data as { description?: unknown })?.description ?? ""))
  const text = texts.find((each) => each.includes(fileName))
  if (text === undefined) return "gone"
  return /^Failed/i.test(text) ? "failed" : "succeeded"
}

/** Whether the import still waits or runs; finished executions aren't kept. */
export async function findImport(
  admin: Admin,
  { transactionId, fileName }: Omit<ResumedImport, "counts">,
  options: CallOptions = {},
) {
  const query = { transaction_id: transactionId, fields: "id,workflow_id,state,execution,context", limit: 1 }
  const { workflow_executions } = await admin.workflowExecution.list({ query }, options)
  const [execution] = needed(workflow_executions)
  const result = await findResult(admin, fileName, options)
  if (result !== "gone" || !execution) return { progress: result, execution: undefined }
  return { progress: isWaiting(execution) ? ("waiting" as const) : ("running" as const), execution }
}

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
export function summaryOf(execution: unknown): Counts | null {
  const [first] = Object.values((execution as Execution).context?.data?.invoke ?? {})
  const { output } = ((first as { output?: unknown } | undefined)?.output ?? {}) as { output?: unknown }
  const { summary, create, update } = (output ?? {}) as { summary?: Counts; create?: unknown[]; update?: unknown[] }
  if (summary) return summary
  return create && update ? { toCreate: create.length, toUpdate: update.length } : null
}
