import { ApiError } from "#sdk/error.ts"

/** Returns the part of a response that a flow can't continue without. Throws if it is missing, as in `200 {}`. */
export function needed<T>(part: T | null | undefined): T {
  if (part === null || part === undefined)
    throw new ApiError({ kind: "schema", message: "the answer lacks what was asked for" })
  return part
}
