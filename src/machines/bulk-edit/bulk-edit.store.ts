import type { BulkJob, Entry } from "./bulk-edit.rules.ts"

/** Keeps the present job for a reload. Calls take effect in order and never fail. */
export interface JobStore {
  create(job: BulkJob): Promise<void>
  save(entries: readonly Entry[]): Promise<void>
  drop(): Promise<void>
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
