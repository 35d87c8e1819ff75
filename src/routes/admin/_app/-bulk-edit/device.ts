import { deviceKey } from "#lib/device-items.ts"
import { deviceLog } from "#lib/device-log.ts"
import { type BulkJob, type Entry, withResults } from "#machines/bulk-edit/bulk-edit.rules.ts"
import type { BulkEditDevice } from "#machines/bulk-edit/bulk-edit.store.ts"
import { presentAdmin } from "#routes/admin/-queries/client.ts"
import { markBulkEdit } from "./mark.ts"

/** What the log holds: the job when it started, then results. */
type Logged =
  | { readonly version: 1; readonly admin: string | null; readonly job: Omit<BulkJob, "results"> }
  | { readonly entries: readonly Entry[] }

const log = deviceLog("adminBulkEdit")
const lockName = deviceKey("adminBulkEdit")

const unstarted = (job: Omit<BulkJob, "results">): BulkJob => ({
  ...job,
  results: job.rows.map(() => ({ state: "waiting" })),
})

/** The unclosed job of the signed-in admin; a job of another admin, or of another version, is removed. */
export async function loadJob(): Promise<BulkJob | undefined> {
  const [first, ...rest] = (await log.read()) as readonly Logged[]
  const isOwn = first && "job" in first && first.version === 1 && first.admin === presentAdmin()
  if (isOwn)
    return withResults(
      unstarted(first.job),
      rest.flatMap((each) => ("entries" in each ? each.entries : [])),
    )
  markBulkEdit(false)
  if (first) await log.clear()
  return undefined
}

/** Whether another tab runs a bulk edit; false where the browser has no locks. */
export async function isLocked(): Promise<boolean> {
  const held = await navigator.locks?.query().catch(() => undefined)
  return held?.held?.some(({ name }) => name === lockName) ?? false
}

/** Keeps the job in IndexedDB; the lock is the browser's. */
export const device: BulkEditDevice = {
  store: {
    async create({ results: _, ...job }) {
      markBulkEdit(true)
      void log.clear()
      await log.append({ version: 1, admin: presentAdmin(), job } satisfies Logged)
    },
    save: (entries) => log.append({ entries } satisfies Logged),
    async drop() {
      markBulkEdit(false)
      await log.clear()
    },
  },
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
