import type { Order } from "#schema/admin/entities/order.ts"

export interface OrderNote {
  readonly id: string
  readonly text: string
  /** ISO 8601. */
  readonly at: string
  /** The administrator who wrote it. */
  readonly by?: string | undefined
}

/** The wire knows no notes on an order: they stand in its metadata, under this key. */
export const NOTES = "notes"

const isNote = (value: unknown): value is OrderNote => {
  const { id, text, at } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>
  return typeof id === "string" && typeof text === "string" && typeof at === "string"
}

/** The notes among an order's metadata, as they were written; whatever else stands there is left alone. */
export function notesOf(metadata: unknown): OrderNote[] {
  const notes = (metadata as Record<string, unknown> | null | undefined)?.[NOTES]
  return Array.isArray(notes) ? notes.filter(isNote) : []
}

/** Why an order's e-mail, addresses and notes cannot be changed now. */
export const whyNotDetails = (order: Pick<Order, "status">): "canceled" | undefined =>
  order.status === "canceled" ? "canceled" : undefined
