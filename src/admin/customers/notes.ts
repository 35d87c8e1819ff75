/** A note about a customer, which only the team sees. */
export interface CustomerNote {
  readonly id: string
  readonly text: string
  /** ISO 8601. */
  readonly at: string
  /** Id of the admin who wrote it. */
  readonly by?: string | undefined
}

type Metadata = Readonly<Record<string, unknown>>

/**
 * The API has no customer notes, so each note is a metadata key. The server merges metadata by key: notes added at the
 * same time are all kept.
 */
const PREFIX = "customer_note:"

const isNote = (value: unknown): value is CustomerNote => {
  const { id, text, at } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>
  return typeof id === "string" && typeof text === "string" && typeof at === "string"
}

/** The notes in a customer's metadata, newest first. */
export const notesOf = (metadata: Metadata | null | undefined): readonly CustomerNote[] =>
  Object.entries(metadata ?? {})
    .flatMap(([key, value]) => (key.startsWith(PREFIX) && isNote(value) ? [value] : []))
    .sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))

/** Metadata without the notes, for the metadata editor. */
export const withoutNotes = (metadata: Metadata | null | undefined): Metadata =>
  Object.fromEntries(Object.entries(metadata ?? {}).filter(([key]) => !key.startsWith(PREFIX)))

/** Metadata that adds a note. */
export const addingNote = (note: CustomerNote): Metadata => ({ [PREFIX + note.id]: note })

/** Metadata that removes a note; on the wire, an empty string removes a key. */
export const removingNote = (id: string): Metadata => ({ [PREFIX + id]: "" })

/** Returns an id that is unique even if two admins write in the same millisecond. */
export const newNoteId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
