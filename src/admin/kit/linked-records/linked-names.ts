import type { Messages } from "#lib/messages/index.ts"

type Linked = Messages["admin"]["linked"]

/** Linked records whose texts are in `admin.linked`. */
export type LinkedName = keyof Linked
type NameWith<Texts> = { [K in LinkedName]: Linked[K] extends Texts ? K : never }[LinkedName]

/** With the texts of a table, a list, and a removal with Undo. */
export type LinkedTableName = NameWith<{ none: { title: string }; removeConfirm: string }>
export type LinkedListName = NameWith<{ none: string }>
export type UndoableName = NameWith<{ undoFailed: string }>

/** Links records and removes links, by the records' ids. Must be safe to repeat. */
export type ChangeLinks = (change: { add?: string[]; remove?: string[] }) => Promise<unknown>
