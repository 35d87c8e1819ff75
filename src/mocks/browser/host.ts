import { demoApiPath } from "#lib/env.ts"
import { type Backend, createBackend } from "#mocks/core/backend.ts"
import type { Change, Database, World } from "#mocks/db/database.ts"
import { type Meta, WorldStorage } from "./storage.ts"

/** A backend whose world outlives the page: what a request changed is stored before it is answered. */
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
  const base = location.origin + demoApiPath
  const backend = createBackend({ scenario: null, seed: SEED, check: "journal", base })
  let revision = -1
  /** What was changed, and not written yet. */
  let changes: Change[] = []
  let writing: Promise<void> = Promise.resolve()
  backend.db.onCommit = (log) => changes.push(...log)

  const meta = (): Meta => {
    const { tables: _, ...head } = backend.save("head")
    return { ...head, scenario: backend.scenario, revision }
  }
  async function read(): Promise<void> {
    const stored = await storage.load()
    if (stored && isRestored(backend, stored)) revision = stored.meta.revision
    else await begin()
  }
  async function begin(): Promise<void> {
    backend.reset("default", { seed: SEED, at: null })
    revision = 0
    await storage.replace({ tables: {} }, meta())
  }

  async function writeNow(everything: boolean): Promise<void> {
    const batch = changes
    changes = []
    if (!everything && batch.length === 0) return
    revision += 1
    if (everything) await storage.replace(backend.save("changes"), meta())
    else await storage.save(backend.db, batch, meta())
  }
  /** One writing after the other; one that failed (no room) is made up for by writing everything. */
  function write(everything: boolean): Promise<void> {
    writing = writing.then(
      () => writeNow(everything),
      () => writeNow(true),
    )
    return writing
  }

  async function answer(request: Request): Promise<Response> {
    if (!shared && (await storage.meta())?.revision !== revision) await read()
    try {
      return await backend.fetch(request)
    } finally {
      await write(request.method !== "GET" && REPLACES.test(new URL(request.url).pathname))
    }
  }

  await exclusively(shared, read)
  catchUpWhenIdle(backend.db)
  return { fetch: (request) => exclusively(shared, () => answer(request)) }
}

/** Makes the orders' past while the page has nothing to do, so that the first who asks for one need not wait. */
function catchUpWhenIdle(db: Database): void {
  globalThis.requestIdleCallback?.((idle) => {
    if (!db.catchUp(() => idle.timeRemaining() > 3)) catchUpWhenIdle(db)
  })
}

/** A new version of the app may have other scenarios: then what was changed of them is of no use. */
function isRestored(backend: Backend, { meta, world }: { readonly meta: Meta; readonly world: World }): boolean {
  try {
    return backend.restore(meta.scenario, world)
  } catch {
    return false
  }
}

/** Where tabs share a world without a shared worker, only one of them works at a time. */
const exclusively = <T>(shared: boolean, work: () => Promise<T>): Promise<T> =>
  shared ? work() : (navigator.locks.request("in-memory-backend", work) as Promise<T>)
