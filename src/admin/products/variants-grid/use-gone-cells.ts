import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { batchesOf } from "#lib/batches.ts"
import { type Edit, settle } from "#ui/data-grid/edits.ts"
import { gridApi, type LoadedVariants } from "./grid-queries.ts"

/** Drops unsaved cells of variants that someone deleted, and returns them: the grid has no row to show them in. */
export function useGoneCells(productId: string, edits: ReturnType<typeof useGridEdits>, loaded: LoadedVariants) {
  const [gone, setGone] = useState<readonly Edit[]>([])
  const checked = useRef<ReadonlySet<string>>(new Set())
  const { byId } = loaded
  const isRead = loaded.rows !== undefined && loaded.isComplete && !loaded.isFetching
  const rows = isRead ? [...new Set([...edits.state.edits.values()].map(({ row }) => row))] : []
  const missing = rows.filter((row) => !byId.has(row))
  const drop = useEffectEvent(async (ids: readonly string[]) => {
    const open = ids.filter((id) => !checked.current.has(id))
    checked.current = new Set([...checked.current, ...open])
    // The pages were read one after the other: a deletion in between can hide a variant that exists.
    const api = gridApi(productId)
    const found = await Promise.all(batchesOf(open).map((batch) => api.load(batch, []))).catch(() => undefined)
    if (!found) return
    const present = new Set(found.flat().map(({ id }) => id))
    const lost = [...edits.latest.current.edits.values()].filter(({ row }) => open.includes(row) && !present.has(row))
    if (lost.length === 0) return
    edits.update((state) => settle(state, lost))
    setGone((before) => [...before, ...lost])
  })
  const key = missing.join(" ")
  useEffect(() => {
    if (key !== "") void drop(key.split(" "))
  }, [key])
  return { gone, hideGone: () => setGone([]) }
}
