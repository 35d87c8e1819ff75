import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useMemo, useState } from "react"
import type { useGridEdits } from "#admin/kit/grid/use-grid-edits.ts"
import { variantsById } from "#admin/price-lists/variants-of.ts"
import type { PricedVariant } from "#machines/price-lists/list-prices.ts"
import { type Edit, settle } from "#ui/data-grid/edits.ts"
import type { LoadedPrices } from "./list-prices.ts"

/**
 * Rows of variants that the list has no price for: those that were added here, and those with unsaved prices. Unsaved
 * prices of deleted variants are dropped and returned, because the grid has no row to show them in.
 */
export function useExtraVariants(edits: ReturnType<typeof useGridEdits>, { variants, isComplete }: LoadedPrices) {
  const [added, setAdded] = useState<readonly PricedVariant[]>([])
  const [gone, setGone] = useState<readonly Edit[]>([])
  const known = useMemo(() => new Set([...(variants ?? []), ...added].map(({ id }) => id)), [variants, added])
  const missing = isComplete
    ? [...new Set([...edits.state.edits.values()].map(({ row }) => row))].filter((id) => !known.has(id)).sort()
    : []
  const restored = useQuery({
    queryKey: ["admin", "products", "list", "price-list-variants", missing],
    queryFn: () => variantsById(missing),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  })
  const drop = useEffectEvent((found: readonly PricedVariant[]) => {
    const present = new Set(found.map(({ id }) => id))
    const lost = [...edits.latest.current.edits.values()].filter(
      ({ row }) => missing.includes(row) && !present.has(row),
    )
    setAdded((before) => [...before, ...found.filter(({ id }) => !before.some((each) => each.id === id))])
    if (lost.length === 0) return
    edits.update((state) => settle(state, lost))
    setGone((before) => [...before, ...lost])
  })
  const { data, isPlaceholderData } = restored
  useEffect(() => {
    if (data && !isPlaceholderData) drop(data)
  }, [data, isPlaceholderData])
  const add = (more: readonly PricedVariant[]) =>
    setAdded((before) => [...before, ...more.filter(({ id }) => !before.some((each) => each.id === id))])
  const all = useMemo(() => {
    if (!variants) return undefined
    const listedIds = new Set(variants.map(({ id }) => id))
    return [...variants, ...added.filter(({ id }) => !listedIds.has(id))]
  }, [variants, added])
  return { all, add, gone, hideGone: () => setGone([]) }
}
