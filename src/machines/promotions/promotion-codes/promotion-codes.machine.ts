import { type BulkJobRef, type BulkJobSnapshot, createBulkJobMachine } from "#machines/kit/bulk-job/bulk-job.machine.ts"
import type { JobKind } from "#machines/kit/bulk-job/job-kind.ts"
import { type BulkJobDevice, noDevice } from "#machines/kit/bulk-job/job-store.ts"
import type { AdminSdk } from "#sdk/admin.ts"
import { CodesChunk, loadPreview, readSent } from "./codes-chunk.ts"
import {
  changesSomething,
  KIND,
  newJob,
  nothing,
  type PromotionCodes,
  whyNotRollBack,
  whyNotStart,
} from "./promotion-codes.rules.ts"

const kindOf = (sdk: AdminSdk): JobKind<PromotionCodes> => ({
  id: KIND,
  nothing,
  changesSomething,
  preview: (input, signal) => loadPreview(sdk, input, signal),
  newJob,
  whyNotStart,
  whyNotRollBack,
  write: (options) => new CodesChunk({ ...options, sdk }).run(),
  readSent: (job) => readSent(sdk, job),
})

/**
 * Creates many copies of a promotion, each with a code of its own. Codes that exist already are replaced. Copies have the
 * job's id in their metadata, so that none is created twice after a lost response. Unused copies can be deleted again.
 */
export const createPromotionCodesMachine = (sdk: AdminSdk, device: BulkJobDevice<PromotionCodes> = noDevice) =>
  createBulkJobMachine(kindOf(sdk), device)

export type PromotionCodesMachine = ReturnType<typeof createPromotionCodesMachine>
export type PromotionCodesRef = BulkJobRef<PromotionCodes>
export type PromotionCodesSnapshot = BulkJobSnapshot<PromotionCodes>
