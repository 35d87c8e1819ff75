import { PartTexts } from "#app/part-texts.tsx"
import FilterDrawer from "#store/search/facets/filter-drawer.tsx"
import { LoadFailed } from "#ui/late.tsx"
import { Facets, type FacetsProps } from "./facets.tsx"

interface FilterSheetProps extends FacetsProps {
  open: boolean
  onClose: () => void
  /** Number of products with the active filters. */
  count: number
}

/** The filters of a listing on phones. */
export default function FilterSheet({ open, onClose, count, ...facets }: FilterSheetProps) {
  return (
    <PartTexts parts={["search"]} failed={<LoadFailed onClose={onClose} />}>
      <FilterDrawer open={open} onClose={onClose} count={count}>
        <Facets {...facets} />
      </FilterDrawer>
    </PartTexts>
  )
}
