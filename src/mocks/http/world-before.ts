import type { Base } from "#mocks/kernel/columns.ts"
import type { Change, Database } from "#mocks/kernel/database.ts"
import { controlRefusal } from "./control-refusal.ts"
import type { SavedWorld } from "./dataset.ts"
import type { UndoLog } from "./undo-log.ts"

/** The exported data as it was before the request of a journal entry; throws if that isn't known anymore. */
export function worldBefore(n: number, saved: SavedWorld, { tablesByName }: Database, undo: UndoLog): SavedWorld {
  const known = undo.around(n)
  if (!known) throw controlRefusal("data_replaced", { n: String(n) }, 409)
  const names = new Map(Array.from(tablesByName, ([name, table]) => [table, name]))
  const nameOf = ({ table }: Change): string => names.get(table) ?? ""
  const keyOf = (change: Change): string => `${nameOf(change)} ${change.id}`
  const isEarlier = new Set(known.earlier.map(keyOf))
  const rows = new Map<string, Map<string, Base>>()
  for (const [name, list] of Object.entries(saved.tables)) rows.set(name, new Map(list.map((row) => [row.id, row])))
  const gone = new Map<string, Set<string>>()
  for (const [name, ids] of Object.entries(saved.gone ?? {})) gone.set(name, new Set(ids))
  for (const change of known.later.toReversed()) {
    const { id, before } = change
    const name = nameOf(change)
    const [present, missing] = [rows.get(name) ?? new Map<string, Base>(), gone.get(name) ?? new Set<string>()]
    if (before) present.set(id, before)
    else present.delete(id)
    // A row that only later requests have created is missing without being named.
    if (before || !isEarlier.has(keyOf(change))) missing.delete(id)
    else missing.add(id)
    rows.set(name, present)
    gone.set(name, missing)
  }
  return {
    ...saved,
    tables: Object.fromEntries([...rows].flatMap(([name, map]) => (map.size > 0 ? [[name, [...map.values()]]] : []))),
    gone: Object.fromEntries([...gone].flatMap(([name, ids]) => (ids.size > 0 ? [[name, [...ids]]] : []))),
  }
}
