import { type ApiError, toApiError } from "#sdk/error.ts"
import { type Answer, PromotionWithoutEffect } from "./checkout.actors.ts"
import type { Placement } from "./place-order.machine.ts"

/** What went wrong, for the page to say. */
export type Trouble =
  /** While something was loaded or saved: the server's refusal, or no answer. */
  | { kind: "error"; error: ApiError; during?: Answer["type"] | undefined; subject?: string | undefined }
  /** The code is real, and does nothing for this cart. */
  | { kind: "promotion"; code: string }
  | { kind: "payment"; reason: "declined" | "requires_more"; message: string }
  /** The shop would not make the order; `stock` where goods are gone. */
  | { kind: "rejected"; reason: "stock" | "other"; error: ApiError }
  /** The order is just being made, by this tab's lost call or another's. */
  | { kind: "busy" }
  /** The server takes no more requests for now. `seconds` where it says how long. */
  | { kind: "throttled"; seconds: number | null; error: ApiError }
  /** Nobody answers; asking again is safe. */
  | { kind: "unknown-outcome"; error: ApiError }

export function troubleOf(error: unknown, answer: Answer | null): Trouble {
  if (error instanceof PromotionWithoutEffect) return { kind: "promotion", code: error.code }
  const apiError = toApiError(error)
  if (apiError.status === 429) return { kind: "throttled", seconds: secondsToWait(apiError), error: apiError }
  const subject = answer && "code" in answer ? answer.code : undefined
  return { kind: "error", error: apiError, during: answer?.type, subject }
}

export function troubleOfPlacement(placement: Placement): Trouble | null {
  switch (placement.outcome) {
    case "ordered":
      return null
    case "refused":
      return { kind: "payment", reason: placement.reason, message: placement.message }
    case "rejected":
      // Completing a cart is not allowed for one reason only: the goods are gone.
      return {
        kind: "rejected",
        reason: placement.error.type === "not_allowed" ? "stock" : "other",
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

export const isAboutStock = (trouble: Trouble | null): boolean =>
  trouble?.kind === "rejected" && trouble.reason === "stock"
