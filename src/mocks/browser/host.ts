import { type BackendProblem, savedDataPaths } from "#lib/backend-problem.ts"
import { basePath } from "#lib/base-path.ts"
import { demoApiPath } from "#lib/env.ts"
import { createBackend } from "#mocks/http/backend.ts"
import { ConnectionDropped } from "#mocks/http/connection-dropped.ts"
import type { ClockState } from "#mocks/kernel/clock.ts"
import type { Database } from "#mocks/kernel/database.ts"
import { FIRST_DATA } from "./first-data.ts"
import { type ReadResult, Saving } from "./saving.ts"
import { OwnershipLostError } from "./world-storage.ts"
import "#mocks/listed-extensions.ts"

/** A backend whose data survives page reloads: changes are saved before the response is sent. */
export interface Host {
  /** Rejects with `ConnectionDropped` if a fault drops the connection or the host has ended. */
  fetch(request: Request): Promise<Response>
  readonly problem: BackendProblem | undefined
  readonly clock: ClockState
  /** An ended host rejects all requests; only a new host can serve them. */
  readonly hasEnded: boolean
  end(problem: BackendProblem): void
}

interface HostOptions {
  /** False if every tab runs its own backend and another tab may have changed the data in the meantime. */
  readonly shared: boolean
  /** Called after every change of `problem`. */
  readonly onProblem: (problem: BackendProblem | undefined) => void
  /** Called when the clock may have been set or moved, before the response to that request. */
  readonly onClock?: (clock: ClockState) => void
  /** Called with whether the data began as that of a first visit, which the build's pages show. */
  readonly onData: (isFirstData: boolean) => void
}

/** Paths that replace all data instead of changing rows. */
const REPLACES = /^\/_mock\/(reset|world|clock|undo)$/

/**
 * Opens the saved data, or builds the default scenario. Saved data that can't be used is kept until the user decides.
 */
export function startHost({ shared, onProblem, onClock, onData }: HostOptions): Host {
  const base = location.origin + demoApiPath
  const backend = createBackend({ scenario: null, seed: FIRST_DATA.seed, check: "journal", base })
  let problem: BackendProblem | undefined
  let hasEnded = false
  let startOver: (() => void) | undefined
  let stop: (reason: OwnershipLostError) => void = () => undefined
  const stopped = new Promise<never>((_, reject) => {
    stop = reject
  })
  stopped.catch(() => undefined)

  const report = (next: BackendProblem | undefined) => {
    if (hasEnded) return
    problem = next
    onProblem(next)
  }
  const end = (reason: BackendProblem) => {
    report(reason)
    hasEnded = true
    saving.close()
    stop(new OwnershipLostError("This backend has ended."))
  }
  const saving = new Saving(backend, {
    onUnsaved: report,
    onBlocked: () => report({ kind: "blocked" }),
    onReplaced: () => end({ kind: "superseded" }),
  })

  const isFirstData = () => backend.scenario === FIRST_DATA.scenario && backend.db.seed === FIRST_DATA.seed
  const tellState = () => {
    onClock?.(backend.db.clock.state())
    onData(isFirstData())
  }

  async function open(): Promise<void> {
    await saving.open()
    if (problem?.kind === "blocked") report(undefined)
    const found = await withLock(shared, () => readOrBuildDefault(["nothing"]))
    if (found === "outdated" || found === "unreadable") {
      const decision = new Promise<void>((resolve) => {
        startOver = resolve
      })
      report({ kind: "unusable", cause: found })
      await decision
      startOver = undefined
      report(undefined)
      // If another tab decided first, its data is used.
      await withLock(shared, () => readOrBuildDefault(["nothing", "outdated", "unreadable"]))
    }
    tellState()
    generateHistoryWhenIdle(backend.db)
  }
  /** Reads the saved data, and builds the default scenario if the result is one of `beginAfter`. */
  async function readOrBuildDefault(buildDefaultOn: readonly ReadResult[]): Promise<ReadResult> {
    const found = await saving.read(shared)
    if (!buildDefaultOn.includes(found)) return found
    backend.reset(FIRST_DATA.scenario, { seed: FIRST_DATA.seed, at: null })
    await saving.startOver()
    return "restored"
  }

  async function answer(request: Request): Promise<Response> {
    if (!shared && !(await saving.isCurrent()) && (await saving.read(false)) !== "restored")
      throw new OwnershipLostError("Another version has saved data that this one can't use.")
    try {
      return await backend.fetch(request)
    } finally {
      const replaces = request.method !== "GET" && REPLACES.test(new URL(request.url).pathname)
      await saving.write(replaces)
      if (replaces) tellState()
    }
  }

  /** Handles the page's recovery requests for a problem; they don't wait for the data. */
  async function recover(path: string): Promise<Response> {
    if (path === savedDataPaths.download) return Response.json((await saving.download()) ?? null)
    if (path === savedDataPaths.save) await saving.write(true)
    else if (!startOver) return Response.json({ type: "conflict", message: "Nothing to decide." }, { status: 409 })
    else startOver()
    return new Response(null, { status: 204 })
  }

  const opening = open()
  opening.catch((error: unknown) => end({ kind: "stopped", detail: String(error) }))

  return {
    async fetch(request) {
      const path = new URL(request.url).pathname
      try {
        if (Object.values<string>(savedDataPaths).includes(path)) return await recover(path)
        await Promise.race([stopped, opening])
        return await withLock(shared, () => answer(request))
      } catch (error) {
        if (!(error instanceof OwnershipLostError)) throw error
        end({ kind: "superseded" })
        throw new ConnectionDropped(error.message)
      }
    },
    get problem() {
      return problem
    },
    get clock() {
      return backend.db.clock.state()
    },
    get hasEnded() {
      return hasEnded
    },
    end,
  }
}

/** Milliseconds after the start in which the first page sends its requests. */
const FIRST_REQUESTS = 1000
/** Milliseconds that generating a part of the order history may delay a request. */
const PART = 8

/** Generates the order history in idle time: the first request for orders doesn't have to wait for it. */
function generateHistoryWhenIdle(db: Database): void {
  const run = (hasTime: () => boolean) => {
    if (!db.generateHistory(hasTime)) next()
  }
  // Workers have no idle callbacks.
  const next =
    typeof requestIdleCallback === "undefined"
      ? () => {
          setTimeout(() => {
            const end = performance.now() + PART
            run(() => performance.now() < end)
          })
        }
      : () => {
          requestIdleCallback((idle) => run(() => idle.timeRemaining() > 3))
        }
  setTimeout(next, FIRST_REQUESTS)
}

/** Runs the work under a lock if each tab has its own backend on the same data. */
const withLock = <T>(shared: boolean, work: () => Promise<T>): Promise<T> =>
  shared ? work() : (navigator.locks.request(`in-memory-backend${basePath}`, work) as Promise<T>)
