import type { BackendProblem } from "#lib/backend-problem.ts"
import type { Backend } from "#mocks/http/backend.ts"
import type { Change } from "#mocks/kernel/database.ts"
import { restoreSaved, type SavedMeta, toWorld } from "./saved.ts"
import { type Expected, OwnershipLostError, WorldStorage } from "./world-storage.ts"

type Unsaved = Extract<BackendProblem, { kind: "unsaved" }>

export type ReadResult = "restored" | "nothing" | "outdated" | "unreadable"

interface SavingOptions {
  /** Called when changes can't be saved, and with undefined when saving works again. */
  readonly onUnsaved: (problem: Unsaved | undefined) => void
  readonly onBlocked: () => void
  readonly onReplaced: () => void
}

/**
 * Saves the changes of each request, and the faults. If the browser can't save, the backend continues in memory and `onUnsaved`
 * reports it.
 */
export class Saving {
  readonly #backend: Backend
  readonly #options: SavingOptions
  /** Undefined if the browser has no usable IndexedDB. */
  #storage: WorldStorage | undefined
  #expected: Expected
  #changes: Change[] = []
  #savedFaults = "[]"
  /** A write failed; the next one writes everything. */
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

  /** Loads the saved data into the backend; `claim` prevents its previous owner from writing. */
  async read(claim: boolean): Promise<ReadResult> {
    const storage = this.#storage
    if (!storage) return "nothing"
    try {
      // Claiming writes and fails on a full disk; loading doesn't.
      const found = claim ? await storage.claim().catch(() => storage.load()) : await storage.load()
      if (!found) return "nothing"
      const result = restoreSaved(this.#backend, found)
      if (result === "restored") this.#expected = (found.meta as SavedMeta).revision
      this.#savedFaults = JSON.stringify(this.#backend.faults.list)
      return result
    } catch {
      return "unreadable"
    }
  }

  /** Replaces the saved data with the backend's current data. */
  async startOver(): Promise<void> {
    this.#expected = "any"
    await this.write(true)
  }

  /**
   * Whether no other backend has written since the last read or write. Unsaved changes here take precedence over
   * saved data.
   */
  async isCurrent(): Promise<boolean> {
    if (!this.#storage || this.#isBehind) return true
    const revision = await this.#storage.revision().catch(() => this.#expected)
    return revision === undefined || revision === this.#expected
  }

  /** The saved data as a world file, even if it can't be used; undefined if there is none. */
  async download(): Promise<object | undefined> {
    const found = await this.#storage?.load()
    return found && toWorld(found)
  }

  /** Saves the changes so far, or everything. Throws `TakenOver`; reports any other failure to `onUnsaved`. */
  write(everything: boolean): Promise<void> {
    const write = () => this.#write(everything)
    this.#writing = this.#writing.then(write, write)
    return this.#writing
  }

  async #write(everything: boolean): Promise<void> {
    const batch = this.#changes
    this.#changes = []
    const faults = JSON.stringify(this.#backend.faults.list)
    const isChanged = batch.length > 0 || faults !== this.#savedFaults
    if (!this.#storage || !(everything || this.#isBehind || isChanged)) return
    this.#savedFaults = faults
    try {
      if (everything || this.#isBehind) await this.#put(undefined)
      else await this.#put(batch).catch(() => this.#put(undefined))
    } catch (error) {
      if (error instanceof OwnershipLostError) throw error
      this.#isBehind = true
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError"
      this.#options.onUnsaved({ kind: "unsaved", cause: isFull ? "full" : "failed" })
      return
    }
    if (this.#isBehind) this.#options.onUnsaved(undefined)
    this.#isBehind = false
  }

  /** Writes some changes, or everything. Writing everything also works after the user has cleared the site's data. */
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
