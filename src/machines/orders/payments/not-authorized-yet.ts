import { ApiError } from "#sdk/error.ts"

const TYPE = "not_authorized_yet"

/** Error (402) thrown after a provider was asked about a payment that it hasn't authorized. */
export const notAuthorizedYet = (): ApiError =>
  new ApiError({ kind: "http", status: 402, type: TYPE, message: "the provider hasn't authorized the payment" })

export const isNotAuthorizedYet = ({ type }: Pick<ApiError, "type">): boolean => type === TYPE
