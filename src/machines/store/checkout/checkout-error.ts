import { storeRefusalOf } from "#machines/store/store-refusal.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import type { Difference } from "./cart-snapshot.ts"
import { PromotionWithoutEffect, type StepInput } from "./checkout.actors.ts"
import type { Placement } from "./placement.ts"

/** The error that the page shows. */
export type CheckoutError =
  /** Loading or saving failed: the server returned an error or didn't respond. */
  | { kind: "error"; error: ApiError; during?: StepInput["type"] | undefined; subject?: string | undefined }
  /** The code is valid, but has no effect on this cart. */
  | { kind: "promotion"; code: string }
  /** The payment form's provider refused; `message` is its reason. The form shows it. */
  | { kind: "unconfirmed"; message: string | null }
  | { kind: "payment"; reason: "declined" | "requires_more"; message: string }
  /** The server rejected the order; `stock` if items are out of stock. */
  | { kind: "rejected"; reason: "stock" | "other"; error: ApiError }
  /** The order is being created, by another call or by this tab's call whose response was lost. */
  | { kind: "busy" }
  /** Rate-limited by the server. `seconds` is the wait time, if the server gave one. */
  | { kind: "throttled"; seconds: number | null; error: ApiError }
  /** No response; retrying is safe. */
  | { kind: "unknown-outcome"; error: ApiError }

export function checkoutErrorOf(error: unknown, stepInput: StepInput | null): CheckoutError {
  if (error instanceof PromotionWithoutEffect) return { kind: "promotion", code: error.code }
  const apiError = toApiError(error)
  if (apiError.status === 429) return { kind: "throttled", seconds: secondsToWait(apiError), error: apiError }
  const subject = stepInput && "code" in stepInput ? stepInput.code : undefined
  return { kind: "error", error: apiError, during: stepInput?.type, subject }
}

export function placementErrorOf(placement: Placement): CheckoutError | null {
  switch (placement.outcome) {
    case "ordered":
    case "changed":
      return null
    case "unread":
      return checkoutErrorOf(placement.error, null)
    case "unconfirmed":
      return { kind: "unconfirmed", message: placement.message }
    case "refused":
      return { kind: "payment", reason: placement.reason, message: placement.message }
    case "rejected":
      return {
        kind: "rejected",
        reason: storeRefusalOf(placement.error) === "stock" ? "stock" : "other",
        error: placement.error,
      }
    case "busy":
      return { kind: "busy" }
    case "throttled": {
      const { error } = placement
      return { kind: "throttled", seconds: secondsToWait(error), error }
    }
    case "unknown":
      return { kind: "unknown-outcome", error: placement.error }
  }
}

const secondsToWait = ({ retryAfter }: ApiError): number | null =>
  retryAfter === undefined ? null : Math.ceil(retryAfter / 1000)

/** The field that the server has refused in the details; undefined for all other errors. */
export function fieldRefusalOf(error: CheckoutError | null): "email" | "country" | undefined {
  if (error?.kind !== "error" || error.during !== "details.submit" || error.error.status !== 400) return undefined
  const refusal = storeRefusalOf(error.error)
  return refusal === "email" || refusal === "country" ? refusal : undefined
}

/** Whether the stock has to be read with the cart: the shown error or a listed change is about it. */
export const needsStock = ({
  error,
  changes,
}: {
  error: CheckoutError | null
  changes: readonly Difference[]
}): boolean => (error?.kind === "rejected" && error.reason === "stock") || changes.some(({ kind }) => kind === "stock")
