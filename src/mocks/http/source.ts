import type { Fault } from "./faults.ts"
import type { Recording } from "./recording.ts"

/** Responds to the API's requests in place of the in-memory data: a real server, or a recording of one. */
export interface Source {
  answer(request: Request): Promise<Response>
  /** Faults that apply from the start. */
  readonly faults?: readonly Fault[]
  /** What a real server has answered so far; a recording has none. */
  recording?(): Recording
  /** Starts a recording again. */
  restart?(): void
}
