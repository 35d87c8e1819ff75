import type { BulkJob, Entry } from "./bulk-edit.rules.ts"

/** Keeps one job for a reload. Calls take effect in order and never fail. */
export interface JobStore {
  create(job: BulkJob): Promise<void>
  /** Results of a job; ignored if another job was created since, by another tab for example. */
  save(jobId: string, entries: readonly Entry[]): Promise<void>
  /** Removes a job, unless another one was created since. */
  drop(jobId: string): Promise<void>
}

/** Admits one job per browser. `hold` resolves with a function that releases the lock; undefined if it is taken. */
export interface JobLock {
  hold(): Promise<(() => void) | undefined>
}

export interface BulkEditDevice {
  readonly store: JobStore
  readonly lock: JobLock
}

const nothing = async () => {}

/** Keeps nothing and always grants the lock. */
export const noDevice: BulkEditDevice = {
  store: { create: nothing, save: nothing, drop: nothing },
  lock: { hold: async () => () => {} },
}
