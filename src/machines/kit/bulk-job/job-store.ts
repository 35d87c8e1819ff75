import type { BulkJob, Entry, JobTypes } from "./bulk-job.rules.ts"

/** Keeps one job for a reload. Calls take effect in order and never fail. */
export interface JobStore<T extends JobTypes> {
  create(job: BulkJob<T>): Promise<void>
  /** Results of a job; ignored if another job was created since, by another tab for example. */
  save(jobId: string, entries: readonly Entry<T>[]): Promise<void>
  /** Removes a job, unless another one was created since. */
  drop(jobId: string): Promise<void>
}

/** Admits one job per browser. `hold` resolves with a function that releases the lock; undefined if it is taken. */
interface JobLock {
  hold(): Promise<(() => void) | undefined>
}

export interface BulkJobDevice<T extends JobTypes> {
  readonly store: JobStore<T>
  readonly lock: JobLock
}

const nothing = async () => {}

/** Keeps nothing and always grants the lock. */
export const noDevice = {
  store: { create: nothing, save: nothing, drop: nothing },
  lock: { hold: async () => () => {} },
} satisfies BulkJobDevice<JobTypes>
