import { demoApiPath } from "#lib/env.ts"
import { type Backend, createBackend } from "#mocks/core/backend.ts"
import type { Change } from "#mocks/db/database.ts"
import { type Meta, WorldStorage } from "./storage.ts"

/** A backend whose world outlives the page: one request after the other, each stored before it is answered. */
export interface Host {
  fetch(request: Request): Promise<Response>
}

/** The same ids in every fresh world. */
const SEED = 2026

/** Paths that replace the whole world instead of changing rows of it. */
const REPLACES = /^\/_mock\/(reset|world|clock)$/

/**
 * Opens the stored world, or builds the default one.
 * `shared`: nobody else has the world open; without it, other tabs may have changed it since the last request.
 */
export async function openHost({ shared }: { shared: boolean }): Promise<Host> {
  const storage = await WorldStorage.open()
  const backend = createBackend({ scenario: "empty", check: "journal", base: location.origin + demoApiPath })
  let revision = -1
  let changes: Change[] = []
  /** What is being written. A fresh world is the same each time it is built, so nobody has to wait until it is stored. */
  let writing: Promise<void> = Promise.resolve()
  backend.db.onCommit = (log) => changes.push(...log)

  let builtAt = Date.now()
  const meta = (complete = true): Meta => {
    const { seed, count } = backend.db.state()
    return { scenario: backend.scenario, revision, seed, count, builtAt, complete }
  }
  async function read(): Promise<void> {
    const known = await storage.meta()
    if (!known?.complete) return begin(known)
    const stored = await storage.load()
    if (!stored) return begin(undefined)
    const { scenario, seed, count } = stored.meta
    backend.restore(scenario, { version: 1, now: Date.now(), seed, count, tables: stored.tables })
    revision = stored.meta.revision
    builtAt = stored.meta.builtAt
  }
  /** Builds a fresh world; one whose writing was interrupted is built once more as it was. */
  async function begin(interrupted: Meta | undefined): Promise<void> {
    builtAt = interrupted?.builtAt ?? Date.now()
    backend.db.clock.during(builtAt, () => backend.reset(interrupted?.scenario ?? "default", { seed: SEED }))
    revision = 0
    await storage.mark(meta(false))
    writing = storage.replace(backend.db, meta())
    if (!shared) await writing
  }

  async function answer(request: Request): Promise<Response> {
    if (!shared && (await storage.meta())?.revision !== revision) await read()
    changes = []
    try {
      return await backend.fetch(request)
    } finally {
      const replaced = request.method !== "GET" && REPLACES.test(new URL(request.url).pathname)
      if (replaced || changes.length > 0) {
        revision += 1
        await writing
        if (replaced) await storage.replace(backend.db, meta())
        else await storage.save(backend.db, changes, meta())
      }
    }
  }

  await exclusively(shared, read)
  return { fetch: queued((request) => exclusively(shared, () => answer(request)), backend) }
}

/** Where tabs share a world without a shared worker, only one of them works at a time. */
const exclusively = <T>(shared: boolean, work: () => Promise<T>): Promise<T> =>
  shared ? work() : (navigator.locks.request("in-memory-backend", work) as Promise<T>)

/** One request after the other, so that what is stored belongs to the request that is answered; latency does not hold the queue up. */
function queued(work: (request: Request) => Promise<Response>, backend: Backend): Host["fetch"] {
  let last: Promise<unknown> = Promise.resolve()
  return async (request) => {
    if (backend.faults.list.some((fault) => fault.latency !== undefined)) return work(request)
    const next = last.then(() => work(request))
    last = next.catch(() => undefined)
    return next
  }
}
