import type { Fulfillment } from "#schema/admin/entities/location.ts"
import { ApiError } from "#sdk/error.ts"

const TYPE = "shipped_already"

/** Error (409) for a fulfillment that was shipped with other tracking numbers, which can't be changed any more. */
export const shippedAlready = ({ labels }: Fulfillment): ApiError => {
  const errors = (labels ?? []).map(({ tracking_number }) => tracking_number)
  return new ApiError({ kind: "http", status: 409, type: TYPE, message: "shipped with other tracking numbers", errors })
}

/** The tracking numbers of a fulfillment that was shipped before; undefined for other errors. */
export const numbersShippedWith = ({
  type,
  errors,
}: Pick<ApiError, "type" | "errors">): readonly string[] | undefined => (type === TYPE ? errors : undefined)
