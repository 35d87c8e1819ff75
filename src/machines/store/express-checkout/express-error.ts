import type { Placement } from "#machines/store/checkout/placement.ts"
import { type ApiError, toApiError } from "#sdk/error.ts"
import { NoShippingOption, type SheetChoice } from "./express-checkout.actors.ts"

/** Why a sheet ended without an order, or refused an address. Nothing was ordered or charged. */
export type ExpressError =
  /** The cart or the total isn't what the sheet has shown. */
  | { readonly kind: "changed" }
  /** `message`: the wallet's or bank's reason, in the shopper's language; `null` if there is none. */
  | { readonly kind: "refused"; readonly message: string | null }
  /** The wallet has given no email or no address. */
  | { readonly kind: "details" }
  | { readonly kind: "country"; readonly code: string }
  | { readonly kind: "shipping" }
  | { readonly kind: "error"; readonly error: ApiError }

/** The addresses of the wallet that a request may have sent. */
interface Sent {
  readonly choice: SheetChoice | null
  readonly details: { readonly shipping: { readonly country_code: string } } | null
}

/** Explains a failed request; a country outside the cart's region is the only error with a country in its text. */
export function expressErrorOf(error: unknown, { choice, details }: Sent): ExpressError {
  if (error instanceof NoShippingOption) return { kind: "shipping" }
  const apiError = toApiError(error)
  const address = details?.shipping ?? (choice?.type === "address.change" ? choice.address : undefined)
  const isCountry = apiError.status === 400 && /country/i.test(apiError.message)
  return isCountry && address ? { kind: "country", code: address.country_code } : { kind: "error", error: apiError }
}

/** How a sheet was closed without a payment. */
export interface Cancel {
  /** The wallet's reason; `null` if its email or address is missing. */
  readonly message?: string | null
}

/** The error of a sheet that was closed; `undefined` if the wallet gave no reason. */
export function cancelErrorOf({ message }: Cancel): ExpressError | undefined {
  if (message === null) return { kind: "details" }
  return message === undefined ? undefined : { kind: "refused", message }
}

/** The error of an order that wasn't sent; `null` if the payment may have been made. */
export function placementErrorOf(placement: Placement): ExpressError | null {
  if ("isConfirmed" in placement && placement.isConfirmed) return null
  if (placement.outcome === "changed") return { kind: "changed" }
  if (placement.outcome === "unread") return { kind: "error", error: placement.error }
  // Without a reason, the response to the confirmation may have been lost.
  if (placement.outcome === "unconfirmed" && placement.message !== null)
    return { kind: "refused", message: placement.message }
  return null
}
