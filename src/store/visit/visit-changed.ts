import { ApiError } from "#sdk/error.ts"

/** Thrown when the owner of a request is no longer signed in on this device; a write wasn't sent. */
export class VisitChanged extends ApiError {
  constructor() {
    super({ kind: "aborted", message: "someone else is signed in by now", type: "visit_changed" })
    this.name = "VisitChanged"
  }
}
