import type { PriceListRow } from "./price-list.resource.ts"

type Dates = Pick<PriceListRow, "status" | "starts_at" | "ends_at">
export type PriceListState = "draft" | "scheduled" | "expired" | "active"

/** Whether a list's prices apply at a time: only active lists within their dates do. */
export function stateOf({ status, starts_at, ends_at }: Dates, now: number): PriceListState {
  if (status !== "active") return "draft"
  if (ends_at && Date.parse(ends_at) < now) return "expired"
  return starts_at && Date.parse(starts_at) > now ? "scheduled" : "active"
}
