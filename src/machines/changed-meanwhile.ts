import { ApiError } from "#sdk/error.ts"

const TYPE = "changed_meanwhile"

/** Thrown instead of overwriting what someone else changed since it was loaded; nothing was written. */
export const changedMeanwhile = (): ApiError =>
  new ApiError({ kind: "http", status: 409, type: TYPE, message: "changed by someone else since it was loaded" })

/** Whether a write was held back because someone else changed the same values. */
export const isChangedMeanwhile = ({ type }: Pick<ApiError, "type">): boolean => type === TYPE
