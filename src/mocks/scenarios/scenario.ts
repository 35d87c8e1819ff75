import type { Database } from "#mocks/kernel/database.ts"
import type { Fault } from "#mocks/kernel/fault.ts"

/** A concurrent change by someone else, made just before a matching request is handled. */
interface ConcurrentChange {
  readonly method: "GET" | "POST" | "DELETE"
  /** A path pattern as in a fault: `/store/carts/:id/complete`. */
  readonly path: string
  /** Makes the change for the cart or order in the request's path. Must check whether it has already happened. */
  apply(db: Database, path: string): void
}

/** Subjects of scenarios, in the order in which the workbench lists them. */
const scenarioGroups = [
  "data",
  "checkout",
  "orders",
  "edits",
  "returns",
  "exchanges",
  "claims",
  "transfers",
  "drafts",
  "stock",
  "catalog",
  "promotions",
  "taxes",
  "team",
  "texts",
  "network",
] as const
export type ScenarioGroup = (typeof scenarioGroups)[number]

/** What the browser opens to see a scenario. */
export interface Opening {
  /** Path of a page of the app. */
  readonly page: string
  /** Email of the customer to sign in. */
  readonly customer?: string
  /** Id of the shopper's cart. */
  readonly cart?: string | undefined
}

/** A named dataset: a sentence about its purpose, and a function that builds it in an empty database. */
export interface Scenario {
  readonly about: string
  /** The same sentence in German. */
  readonly aboutDe?: string
  readonly group?: ScenarioGroup
  /** Finds the page that shows it, in the built data. */
  readonly open?: (db: Database) => Opening
  readonly faults?: readonly Fault[]
  /** Too large for a complete export: always saved as changes. */
  readonly isGenerated?: boolean
  /** `base` is the server's public URL, for image URLs. */
  build(db: Database, base: string): void
  readonly concurrentChange?: ConcurrentChange
}
