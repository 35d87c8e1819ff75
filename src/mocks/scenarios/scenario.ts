import type { Database } from "#mocks/kernel/database.ts"

/** Something that somebody else does just before a request like this is answered; a world is bent while a shopper is in it. */
export interface Meanwhile {
  readonly method: "GET" | "POST" | "DELETE"
  /** As in a fault: `/store/carts/:id/complete`. */
  readonly path: string
  /** The request's own path tells whom it is about. Must say itself whether it has happened already. */
  happen(db: Database, path: string): void
}

/** A world by name: one sentence of what it is good for, and how it is built into an empty database. */
export interface Scenario {
  readonly about: string
  /** Too large to be written down: saved as what was changed of it. */
  readonly isGenerated?: boolean
  /** `base` is where the server is reached: pictures have addresses. */
  build(db: Database, base: string): void
  readonly meanwhile?: Meanwhile
}
