import { ApiError } from "#sdk/error.ts"

/** The server linked only some of the records; the others stay chosen. */
export class LinkRefusal extends ApiError {
  declare readonly ids: readonly string[]
  constructor(message: string, ids: readonly string[]) {
    super({ kind: "http", status: 400, type: "invalid_data", message })
    this.ids = ids
  }
}
