import type { DeviceLog } from "#lib/device-log.ts"
import { type BulkJob, type Entry, type JobTypes, withResults } from "#machines/kit/bulk-job/bulk-job.rules.ts"
import type { JobStore } from "#machines/kit/bulk-job/job-store.ts"

type Job = BulkJob<JobTypes>

/**
 * What the log holds: a job when it started, then results. Results of an earlier job can come later, from another tab or
 * from requests that were in flight.
 */
type Logged =
  | { readonly version: 3; readonly admin: string | null; readonly job: Omit<Job, "results"> }
  | { readonly jobId: string; readonly entries: readonly Entry<JobTypes>[] }

interface JobLogOptions {
  readonly log: DeviceLog
  /** Id of the signed-in admin. */
  readonly admin: () => string | null
  /** Notes whether the log holds a job. */
  readonly mark: (isOpen: boolean) => void
}

interface JobLog extends JobStore<JobTypes> {
  /** The unclosed job of the signed-in admin; a job of another admin, or of another version, is removed. */
  load(): Promise<Job | undefined>
  /** Removes whatever job there is. */
  clear(): Promise<void>
}

const unstarted = (job: Omit<Job, "results">): Job => ({
  ...job,
  results: job.rows.map(() => ({ state: "waiting" })),
})

/** Keeps a job in a log. */
export function jobLog({ log, admin, mark }: JobLogOptions): JobLog {
  const read = async () => {
    const all = (await log.read()) as readonly Logged[]
    return { all, started: all.findLast((each) => "job" in each) }
  }
  const clear = async () => {
    mark(false)
    await log.clear()
  }
  return {
    async create({ results: _, ...job }) {
      mark(true)
      void log.clear()
      await log.append({ version: 3, admin: admin(), job } satisfies Logged)
    },
    save: (jobId, entries) => log.append({ jobId, entries } satisfies Logged),
    async drop(jobId) {
      const { started } = await read()
      if (started && started.job.id !== jobId) return
      await clear()
    },
    async load() {
      const { all, started } = await read()
      if (started?.version === 3 && started.admin === admin())
        return withResults(
          unstarted(started.job),
          all.flatMap((each) => ("entries" in each && each.jobId === started.job.id ? each.entries : [])),
        )
      mark(false)
      if (all.length > 0) await log.clear()
      return undefined
    },
    clear,
  }
}
