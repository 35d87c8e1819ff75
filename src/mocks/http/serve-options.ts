import type { Hono } from "hono"
import type { PerformOptions } from "./perform.ts"
import type { CountsByOperation } from "./served.ts"

/** What serves a request besides the routes, which all worlds have in common. */
export interface ServeOptions extends PerformOptions {
  readonly counts: CountsByOperation
  /** Wraps the synchronous work of a request, to inject faults during it. */
  readonly around: <T>(request: Request, work: () => T) => T
  readonly onBug: (error: unknown) => void
}

export type Resources = Hono<{ Bindings: ServeOptions }>
