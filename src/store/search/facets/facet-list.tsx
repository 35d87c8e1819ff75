import { useState } from "react"
import { useRefinementList } from "react-instantsearch"
import { useTranslations } from "#lib/i18n.tsx"
import { MarkedText } from "#store/search/marked-text.tsx"
import { errorKindOf } from "#store/search/search-error-help.ts"
import { FacetBox, LIMIT, SHOW_MORE_LIMIT } from "./facet-box.tsx"
import { noteFacetError, useFacetError } from "./facet-error.ts"
import { useValueTitle } from "./facet-titles.ts"

/** A facet's values with their counts; products match any of the selected values. */
export function FacetList({ attribute, title }: { attribute: string; title: string }) {
  const valueTitle = useValueTitle()
  const list = useRefinementList({ attribute, limit: LIMIT, showMore: true, showMoreLimit: SHOW_MORE_LIMIT })
  const [typed, setTyped] = useState("")
  const isSearchable = list.canToggleShowMore || list.isFromSearch || typed !== ""
  if (!list.canRefine && !isSearchable) return null
  const search = (text: string) => {
    setTyped(text)
    try {
      list.searchForItems(text)
    } catch (error) {
      noteFacetError(error)
    }
  }
  const items = list.items.map(({ value, label, count, isRefined, highlighted }) => ({
    value,
    count,
    isChosen: isRefined,
    label: list.isFromSearch && highlighted ? <MarkedText text={highlighted} /> : valueTitle(label),
  }))
  return (
    <FacetBox
      title={title}
      items={items}
      chosen={items.filter(({ isChosen }) => isChosen).length}
      onToggle={list.refine}
      search={isSearchable ? { typed, onType: search } : undefined}
      note={typed !== "" && <FacetErrorNote />}
      isNoneFound={list.isFromSearch && items.length === 0}
      more={list.canToggleShowMore ? { isShown: list.isShowingMore, onToggle: list.toggleShowMore } : undefined}
    />
  )
}

function FacetErrorNote() {
  const t = useTranslations("search.problem")
  const facetError = useFacetError()
  if (facetError === undefined) return null
  return (
    <p role="alert" className="text-refused-ink">
      {t(`${errorKindOf(facetError)}.title`)}
    </p>
  )
}
