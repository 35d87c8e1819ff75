import { plainText } from "#lib/plain-text.ts"
import type { TaxRegionNode } from "#machines/settings/tax-setup/tax-winner.rules.ts"
import type { TreeRow } from "#ui/tree-view.tsx"

type NameOf = (region: TaxRegionNode) => string

/**
 * The visible rows of the tree of tax regions: countries by name, and the provinces of expanded countries. A province whose
 * country has no tax region is at the top level. With a search, countries that match it and countries with provinces that do,
 * expanded.
 */
export function taxTreeRows(
  regions: readonly TaxRegionNode[],
  expanded: ReadonlySet<string>,
  nameOf: NameOf,
  search = "",
): TreeRow[] {
  const words = plainText(search.trim())
  const matches = (region: TaxRegionNode) =>
    [nameOf(region), region.country_code ?? "", region.province_code ?? ""].some((text) =>
      plainText(text).includes(words),
    )
  const ids = new Set(regions.map(({ id }) => id))
  const isTop = ({ parent_id }: TaxRegionNode) => parent_id === null || !ids.has(parent_id)
  const byName = (a: TaxRegionNode, b: TaxRegionNode) => nameOf(a).localeCompare(nameOf(b))
  const childrenOf = (id: string) => regions.filter(({ parent_id }) => parent_id === id).sort(byName)
  const top = regions
    .filter(isTop)
    .filter((region) => matches(region) || childrenOf(region.id).some(matches))
    .sort(byName)
  const rowOf = (region: TaxRegionNode, level: number, index: number, siblings: number, isExpanded?: boolean) => ({
    id: region.id,
    name: nameOf(region),
    level,
    position: index + 1,
    siblings,
    isExpanded,
  })
  return top.flatMap((region, index) => {
    const all = childrenOf(region.id)
    const found = matches(region) ? all : all.filter(matches)
    const isExpanded =
      all.length === 0 ? undefined : expanded.has(region.id) || (words !== "" && found.length < all.length)
    const row = rowOf(region, 1, index, top.length, isExpanded)
    return isExpanded ? [row, ...found.map((child, at) => rowOf(child, 2, at, found.length))] : [row]
  })
}
