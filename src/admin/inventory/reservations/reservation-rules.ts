import { z } from "zod/mini"
import type { ReservationRow } from "#admin/inventory/reservation.resource.ts"
import { toMetadataRows } from "#admin/kit/metadata/metadata.ts"
import { metadataRows } from "#admin/kit/metadata/metadata-schema.ts"
import { clearable } from "#admin/products/attributes/attributes.ts"
import { parseWhole } from "#lib/parse-whole.ts"

/** A whole number from 1, up to what is available. */
const quantityUpTo = (max: number, locale: string) =>
  z.pipe(
    z.string().check(
      z.refine((text: string) => {
        const value = parseWhole(text, locale)
        return value !== undefined && value >= 1 && value <= max
      }, "required"),
    ),
    z.transform((text: string) => parseWhole(text, locale) ?? 0),
  )

/** Rules of an existing reservation; its item and location stay. */
export const reservationRules = (max: number, locale: string) =>
  z.object({ quantity: quantityUpTo(max, locale), description: clearable, metadata: metadataRows })

/** Values of the fields that can be changed. */
export const reservationValues = (row: ReservationRow | undefined) => ({
  quantity: String(row?.quantity ?? 1),
  description: row?.description ?? "",
  metadata: toMetadataRows(row?.metadata as Record<string, unknown> | null | undefined),
})

const chosen = z.string().check(z.minLength(1, "required"))

/** Rules of a new reservation. */
export const newReservationRules = (max: number, locale: string) =>
  z.object({ inventory_item_id: chosen, location_id: chosen, ...reservationRules(max, locale).shape })

/** What is wrong with a typed quantity. */
export function quantityProblem(text: string, max: number, locale: string): "whole" | "tooMany" | undefined {
  const value = parseWhole(text, locale)
  if (value === undefined || value < 1) return "whole"
  return value > max ? "tooMany" : undefined
}
