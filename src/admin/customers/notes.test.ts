import { expect, it } from "vitest"
import { addingNote, newNoteId, notesOf, removingNote, withoutNotes } from "./notes.ts"

const note = (id: string, at: string) => ({ id, text: `Note ${id}`, at, by: "user_1" })

it("reads notes from metadata, newest first, and ignores other and damaged entries", () => {
  const older = note("a", "2026-03-01T10:00:00.000Z")
  const newer = note("b", "2026-03-02T10:00:00.000Z")
  const metadata = { ...addingNote(older), ...addingNote(newer), vip: true, "customer_note:x": "damaged" }
  expect(notesOf(metadata)).toEqual([newer, older])
  expect(notesOf(null)).toEqual([])
})

it("hides notes from the metadata editor, and removes one by its key", () => {
  const metadata = { vip: true, ...addingNote(note("a", "2026-03-01T10:00:00.000Z")) }
  expect(withoutNotes(metadata)).toEqual({ vip: true })
  expect(removingNote("a")).toEqual({ "customer_note:a": "" })
})

it("gives notes of the same millisecond different ids", () => {
  expect(newNoteId()).not.toBe(newNoteId())
})
