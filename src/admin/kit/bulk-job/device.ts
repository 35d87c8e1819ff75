import { presentAdmin } from "#admin/api/client.ts"
import { deviceKey } from "#lib/device-items.ts"
import { deviceLog } from "#lib/device-log.ts"
import type { JobTypes } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { BulkJobDevice } from "#machines/kit/bulk-job/job-store.ts"
import { jobLog } from "./job-log.ts"
import { markBulkEdit } from "./mark.ts"

const lockName = deviceKey("adminBulkEdit")
const { load, clear, ...store } = jobLog({
  log: deviceLog("adminBulkEdit"),
  admin: presentAdmin,
  mark: markBulkEdit,
})

/** The unclosed job of the signed-in admin. */
export const loadJob = load
/** Removes whatever job there is. */
export const dropJobs = clear

/** Whether another tab runs a bulk edit; false where the browser has no locks. */
export async function isLocked(): Promise<boolean> {
  const held = await navigator.locks?.query().catch(() => undefined)
  return held?.held?.some(({ name }) => name === lockName) ?? false
}

/** Keeps the job in IndexedDB; the lock is the browser's. */
export const device: BulkJobDevice<JobTypes> = {
  store,
  lock: {
    hold: () =>
      new Promise((resolve) => {
        if (!navigator.locks) return resolve(() => undefined)
        navigator.locks
          .request(lockName, { ifAvailable: true }, (lock) =>
            lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
          )
          .catch(() => resolve(undefined))
      }),
  },
}
