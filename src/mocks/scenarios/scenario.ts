import type { Database } from "#mocks/db/database.ts"

/** A world by name: one sentence of what it is good for, and how it is built into an empty database. */
export interface Scenario {
  readonly about: string
  /** Too large to be written down: saved as what was changed of it. */
  readonly isGenerated?: boolean
  /** `base` is where the server is reached: pictures have addresses. */
  build(db: Database, base: string): void
}
