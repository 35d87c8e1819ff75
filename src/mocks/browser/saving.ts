import type { BackendProblem } from "#lib/backend-problem.ts"
import type { Backend } from "#mocks/http/backend.ts"
import type { Change } from "#mocks/kernel/database.ts"
import { restoreSaved, type SavedMeta, toWorld } from "./saved.ts"
import { type Expected, TakenOver, WorldStorage } from "./storage.ts"

type Unsaved = Extract<BackendProblem, { kind: "unsaved" }>

export type Reading = "restored" | "nothing" | "outdated" | "unreadable"

interface SavingOptions {
  /** Told whenever changes stop being saved, and (undefined) when they are saved again. */
  readonly onUnsaved: (problem: Unsaved | undefined) => void
  readonly onBlocked: () => void
  readonly onReplaced: () => void
}

/** Saves what requests change. Where the browser can't save, the backend goes on in memory and this says so. */
export class Saving {
  readonly #backend: Backend
  readonly #options: SavingOptions
  /** None where the browser has no IndexedDB to offer. */
  #storage: WorldStorage | undefined
  #expected: Expected
  #changes: Change[] = []
  /** A write failed: the next one writes everything. */
  #isBehind = false
  #writing: Promise<void> = Promise.resolve()

  constructor(backend: Backend, options: SavingOptions) {
    this.#backend = backend
    this.#options = options
    backend.db.onCommit = (log) => this.#changes.push(...log)
  }

  async open(): Promise<void> {
    try {
      this.#storage = await WorldStorage.open(this.#options)
    } catch {
      this.#options.onUnsaved({ kind: "unsaved", cause: "unavailable" })
    }
  }

  close(): void {
    this.#storage?.close()
  }

  /** Reads what is saved into the backend; `claim` keeps whoever had it open before from writing. */
  async read(claim: boolean): Promise<Reading> {
    const storage = this.#storage
    if (!storage) return "nothing"
    try {
      // A full disk can still be read.
      const found = claim ? await storage.claim().catch(() => storage.load()) : await storage.load()
      if (!found) return "nothing"
      const result = restoreSaved(this.#backend, found)
      if (result === "restored") this.#expected = (found.meta as SavedMeta).revision
      return result
    } catch {
      return "unreadable"
    }
  }

  /** Replaces what is saved by the backend's present data. */
  async startOver(): Promise<void> {
    this.#expected = "any"
    await this.write(true)
  }

  /** Whether nobody else has written since the last read or write. What isn't saved here is kept over what is. */
  async isCurrent(): Promise<boolean> {
    if (!this.#storage || this.#isBehind) return true
    const revision = await this.#storage.revision().catch(() => this.#expected)
    return revision === undefined || revision === this.#expected
  }

  /** The saved data as a world file, also where it can't be used; undefined where there is none. */
  async download(): Promise<object | undefined> {
    const found = await this.#storage?.load()
    return found && toWorld(found)
  }

  /** Saves the changes so far, or everything. Throws `TakenOver`; any other failure is told to `onUnsaved`. */
  write(everything: boolean): Promise<void> {
    const write = () => this.#write(everything)
    this.#writing = this.#writing.then(write, write)
    return this.#writing
  }

  async #write(everything: boolean): Promise<void> {
    const batch = this.#changes
    this.#changes = []
    if (!this.#storage || !(everything || this.#isBehind || batch.length > 0)) return
    try {
      if (everything || this.#isBehind) await this.#put(undefined)
      else await this.#put(batch).catch(() => this.#put(undefined))
    } catch (error) {
      if (error instanceof TakenOver) throw error
      this.#isBehind = true
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError"
      this.#options.onUnsaved({ kind: "unsaved", cause: isFull ? "full" : "failed" })
      return
    }
    if (this.#isBehind) this.#options.onUnsaved(undefined)
    this.#isBehind = false
  }

  /** Writes some changes, or everything; that also where the user has cleared the site's data. */
  async #put(batch: readonly Change[] | undefined): Promise<void> {
    const storage = this.#storage
    if (!storage) return
    const { tables: _, ...head } = this.#backend.save("head")
    const revision = (typeof this.#expected === "number" ? this.#expected : ((await storage.revision()) ?? -1)) + 1
    const meta: SavedMeta = { ...head, scenario: this.#backend.scenario, revision }
    if (batch) await storage.save(this.#backend.db, batch, meta, this.#expected)
    else {
      const isCleared = (await storage.revision()) === undefined
      await storage.replace(this.#backend.save("changes"), meta, isCleared ? undefined : this.#expected)
    }
    this.#expected = revision
  }
}
