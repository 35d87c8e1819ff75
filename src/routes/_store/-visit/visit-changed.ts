import { ApiError } from "#sdk/error.ts"

/** Thrown where a request was meant for someone who is no longer the one at this device; a write was not sent. */
export class VisitChanged extends ApiError {
  constructor() {
    super({ kind: "aborted", message: "someone else is signed in by now", type: "visit_changed" })
    this.name = "VisitChanged"
  }
}
