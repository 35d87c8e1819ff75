import type { Database } from "#mocks/kernel/database.ts"

/** A concurrent change by someone else, made just before a matching request is handled. */
export interface ConcurrentChange {
  readonly method: "GET" | "POST" | "DELETE"
  /** A path pattern as in a fault: `/store/carts/:id/complete`. */
  readonly path: string
  /** Makes the change for the cart or order in the request's path. Must check whether it has already happened. */
  apply(db: Database, path: string): void
}

/** A named dataset: a sentence about its purpose, and a function that builds it in an empty database. */
export interface Scenario {
  readonly about: string
  /** Too large for a complete export: always saved as changes. */
  readonly isGenerated?: boolean
  /** `base` is the server's public URL, for image URLs. */
  build(db: Database, base: string): void
  readonly concurrentChange?: ConcurrentChange
}
