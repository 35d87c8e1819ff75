import { ApiError } from "#sdk/error.ts"

const TYPE = "changed_meanwhile"

/** Error (409) thrown before a write that would overwrite someone else's changes; nothing was written. */
export const changedMeanwhile = (): ApiError =>
  new ApiError({ kind: "http", status: 409, type: TYPE, message: "changed by someone else since it was loaded" })

/** Whether a write was rejected because someone else changed the same values. */
export const isChangedMeanwhile = ({ type }: Pick<ApiError, "type">): boolean => type === TYPE
