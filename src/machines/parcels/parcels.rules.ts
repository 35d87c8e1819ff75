import type { Fulfillment } from "#schema/admin/entities/location.ts"
import type { Order } from "#schema/admin/entities/order.ts"

export type ParcelReason = "shipped" | "delivered" | "canceled" | "openChange"

export type ParcelState = "packed" | "shipped" | "delivered" | "canceled"

/** How far a parcel has come: its most advanced date. */
export function parcelState(fulfillment: Fulfillment): ParcelState {
  if (fulfillment.canceled_at) return "canceled"
  if (fulfillment.delivered_at) return "delivered"
  return fulfillment.shipped_at ? "shipped" : "packed"
}

/** Parcels are moved by changes of the order, of which one may be open at a time. */
const blocked = (hasOpenChange: boolean): ParcelReason | undefined => (hasOpenChange ? "openChange" : undefined)

export function whyNotShip(parcel: Fulfillment, hasOpenChange: boolean): ParcelReason | undefined {
  const state = parcelState(parcel)
  return state === "packed" ? blocked(hasOpenChange) : state
}

export function whyNotDeliver(parcel: Fulfillment, hasOpenChange: boolean): ParcelReason | undefined {
  const state = parcelState(parcel)
  return state === "delivered" || state === "canceled" ? state : blocked(hasOpenChange)
}

/** What has left the house cannot be unpacked. */
export function whyNotUnpack(parcel: Fulfillment, hasOpenChange: boolean): ParcelReason | undefined {
  const state = parcelState(parcel)
  return state === "packed" ? blocked(hasOpenChange) : state
}

type Line = NonNullable<Order["items"]>[number]
/** How many pieces of a line are not packed yet. */
export const unpacked = (line: Line): number => (line.quantity ?? 0) - (line.detail?.fulfilled_quantity ?? 0)
