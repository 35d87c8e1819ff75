import { ApiError } from "#sdk/error.ts"

/** The part of an answer that a flow can't continue without. Throws where it is missing, as in `200 {}`. */
export function needed<T>(part: T | null | undefined): T {
  if (part === null || part === undefined)
    throw new ApiError({ kind: "schema", message: "the answer lacks what was asked for" })
  return part
}
