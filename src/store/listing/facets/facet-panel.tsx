import { PartTexts } from "#app/part-texts.tsx"
import { Facets, type FacetsProps } from "./facets.tsx"

/** The filters beside a listing. */
export default function FacetPanel(props: FacetsProps) {
  return (
    <PartTexts parts={["search"]}>
      <Facets {...props} />
    </PartTexts>
  )
}
