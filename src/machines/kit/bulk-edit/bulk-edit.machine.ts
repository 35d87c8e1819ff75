import { type BulkJobRef, type BulkJobSnapshot, createBulkJobMachine } from "#machines/kit/bulk-job/bulk-job.machine.ts"
import type { JobKind } from "#machines/kit/bulk-job/job-kind.ts"
import { type BulkJobDevice, noDevice } from "#machines/kit/bulk-job/job-store.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { changesSomething, KIND, newJob, type ProductEdit, whyNotRollBack, whyNotStart } from "./bulk-edit.rules.ts"
import { Chunk, loadPreview, readSent } from "./chunk.ts"

const kindOf = (sdk: AdminSdk): JobKind<ProductEdit> => ({
  id: KIND,
  nothing: {},
  changesSomething,
  preview: (input, signal) => loadPreview(sdk, input, signal),
  newJob,
  whyNotStart,
  whyNotRollBack,
  write: (options) => new Chunk({ ...options, sdk }).run(),
  readSent: (job) => readSent(sdk, job),
})

/**
 * Changes many products: chunk by chunk, dividing refused ones down to the rows that the server refuses. Every row's
 * former values are kept, so that the job can be rolled back, and continued after a reload.
 */
export const createBulkEditMachine = (sdk: AdminSdk, device: BulkJobDevice<ProductEdit> = noDevice) =>
  createBulkJobMachine(kindOf(sdk), device)

export type BulkEditMachine = ReturnType<typeof createBulkEditMachine>
export type BulkEditRef = BulkJobRef<ProductEdit>
export type BulkEditSnapshot = BulkJobSnapshot<ProductEdit>
