import { type BulkJobRef, type BulkJobSnapshot, createBulkJobMachine } from "#machines/kit/bulk-job/bulk-job.machine.ts"
import type { JobKind } from "#machines/kit/bulk-job/job-kind.ts"
import { type BulkJobDevice, noDevice } from "#machines/kit/bulk-job/job-store.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { loadPreview, OrderChunk, readSent } from "./order-chunk.ts"
import {
  changesSomething,
  KIND,
  newJob,
  nothing,
  type OrderJob,
  whyNotRollBack,
  whyNotStart,
} from "./order-jobs.rules.ts"

const kindOf = (sdk: AdminSdk): JobKind<OrderJob> => ({
  id: KIND,
  nothing,
  changesSomething,
  preview: (input, signal) => loadPreview(sdk, input, signal),
  newJob,
  whyNotStart,
  whyNotRollBack,
  write: (options) => new OrderChunk({ ...options, sdk }).run(),
  readSent: (job) => readSent(sdk, job),
})

/**
 * Captures, fulfills, ships, completes or archives many orders. Each order is read again right before its requests, and again
 * after a lost response, so that nothing is captured or fulfilled twice. Fulfillments can be rolled back until they are shipped.
 */
export const createOrderJobsMachine = (sdk: AdminSdk, device: BulkJobDevice<OrderJob> = noDevice) =>
  createBulkJobMachine(kindOf(sdk), device)

export type OrderJobsMachine = ReturnType<typeof createOrderJobsMachine>
export type OrderJobsRef = BulkJobRef<OrderJob>
export type OrderJobsSnapshot = BulkJobSnapshot<OrderJob>
