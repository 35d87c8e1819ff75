import type { Order } from "#schema/admin/entities/order.ts"

export interface OrderNote {
  readonly id: string
  readonly text: string
  /** ISO 8601. */
  readonly at: string
  /** Id of the administrator who wrote it. */
  readonly by?: string | undefined
}

type Metadata = Readonly<Record<string, unknown>>

/**
 * The API has no order notes, so each note is a metadata key. The server merges metadata by key: notes added at the
 * same time are all kept, and other apps' keys aren't overwritten.
 */
const PREFIX = "order_note:"
/** Earlier versions stored all notes here as one array. Other apps may use the same key. */
const EARLIER_KEY = "notes"

const isNote = (value: unknown): value is OrderNote => {
  const { id, text, at } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>
  return typeof id === "string" && typeof text === "string" && typeof at === "string"
}
const asMetadata = (metadata: unknown): Metadata =>
  typeof metadata === "object" && metadata !== null ? (metadata as Metadata) : {}
const earlierRows = (metadata: unknown): readonly unknown[] => {
  const rows = asMetadata(metadata)[EARLIER_KEY]
  return Array.isArray(rows) ? rows : []
}

/** The notes in an order's metadata, oldest first. */
export function notesOf(metadata: unknown): OrderNote[] {
  const addedNotes = Object.entries(asMetadata(metadata)).flatMap(([key, value]) =>
    key.startsWith(PREFIX) ? [value] : [],
  )
  const notes = [...earlierRows(metadata), ...addedNotes].filter(isNote)
  return notes.sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
}

/** Metadata that adds a note. */
export const withNote = (note: OrderNote): Metadata => ({ [PREFIX + note.id]: note })

/** Metadata that removes a note; on the wire, an empty string removes a key. */
export function withoutNote(metadata: unknown, id: string): Metadata {
  const isThisNote = (row: unknown) => isNote(row) && row.id === id
  const rows = earlierRows(metadata)
  return rows.some(isThisNote) ? { [EARLIER_KEY]: rows.filter((row) => !isThisNote(row)) } : { [PREFIX + id]: "" }
}

/** Why an order's email, addresses and notes can't be changed now. */
export const whyNotDetails = (order: Pick<Order, "status">): "canceled" | undefined =>
  order.status === "canceled" ? "canceled" : undefined
