import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"

interface Selected<Row> {
  /** The list and its filters; rows selected under other filters would be changed unseen. */
  readonly scope: string
  readonly rows: ReadonlyMap<string, Row>
}

/** Selections of earlier entries of the browser's history, so that Back restores them. */
const kept = new WeakMap<QueryClient, Map<string, Selected<unknown>>>()
const MAX_KEPT = 30

function keptOf(client: QueryClient) {
  const found = kept.get(client) ?? new Map<string, Selected<unknown>>()
  kept.set(client, found)
  return found
}

/** Removes deleted records from the selections that Back restores. */
export function forgetSelected(client: QueryClient, ids: readonly string[]): void {
  const all = kept.get(client)
  for (const [entry, { scope, rows }] of all ?? []) {
    if (!ids.some((id) => rows.has(id))) continue
    all?.set(entry, { scope, rows: new Map([...rows].filter(([id]) => !ids.includes(id))) })
  }
}

/** The selected rows of a list: kept across its pages and on Back, dropped when the filters change. */
export function useKeptSelection<Row>(scope: string) {
  const client = useQueryClient()
  // Read without subscribing: a click on a link to another page must not render the list again.
  const entry = useRouter().state.location.state.__TSR_key ?? ""
  const [selected, setSelected] = useState(() => keptOf(client).get(entry) as Selected<Row> | undefined)
  useEffect(() => {
    if (!selected) return
    const all = keptOf(client)
    all.delete(entry)
    all.set(entry, selected)
    for (const oldest of all.keys()) if (all.size > MAX_KEPT) all.delete(oldest)
  }, [client, entry, selected])
  const rows: ReadonlyMap<string, Row> = selected?.scope === scope ? selected.rows : new Map()
  return { rows, select: (next: ReadonlyMap<string, Row>) => setSelected({ scope, rows: next }) }
}
