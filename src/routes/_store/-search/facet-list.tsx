import { useId, useState } from "react"
import { useRefinementList } from "react-instantsearch"
import { useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { CheckboxMark } from "#ui/checkbox.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { Icon } from "#ui/icon.tsx"
import { errorKindOf } from "./explain.ts"
import { noteFacetError, useFacetError } from "./facet-error.ts"
import { useValueTitle } from "./facet-titles.ts"
import { MarkedText } from "./marked-text.tsx"

/** The library's defaults: 10 values, 20 with "show more". */
export const LIMIT = 10
export const SHOW_MORE_LIMIT = 20

/** A facet's values with their counts; products match any of the selected values. */
export function FacetList({ attribute, title }: { attribute: string; title: string }) {
  const t = useTranslations("search")
  const valueTitle = useValueTitle()
  const id = useId()
  const list = useRefinementList({ attribute, limit: LIMIT, showMore: true, showMoreLimit: SHOW_MORE_LIMIT })
  const [typed, setTyped] = useState("")
  const chosen = list.items.filter(({ isRefined }) => isRefined).length
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
  return (
    <Disclosure
      open
      title={title}
      aside={chosen > 0 && <span className="text-muted tabular-nums">{t("chosenCount", { count: chosen })}</span>}
    >
      <fieldset className="grid">
        <legend className="sr-only">{title}</legend>
        {isSearchable && (
          <label className="mb-2 flex h-9 items-center gap-2 rounded-md border border-edge bg-surface px-2.5 text-muted focus-within:border-focus">
            <Icon name="search" />
            <input
              type="search"
              autoComplete="off"
              aria-label={t("facetSearch", { facet: title })}
              placeholder={t("facetPlaceholder")}
              value={typed}
              onChange={(event) => search(event.target.value)}
              className="w-full min-w-0 bg-transparent text-ink outline-none"
            />
          </label>
        )}
        {typed !== "" && <FacetErrorNote />}
        {list.items.map((item) => (
          <label
            key={item.value}
            htmlFor={`${id}${item.value}`}
            className="-mx-2 flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-hover pointer-coarse:min-h-10"
          >
            <CheckboxMark id={`${id}${item.value}`} checked={item.isRefined} onChange={() => list.refine(item.value)} />
            <span className="min-w-0 flex-1 truncate">
              {list.isFromSearch && item.highlighted ? <MarkedText text={item.highlighted} /> : valueTitle(item.label)}
            </span>
            <span className="text-muted tabular-nums">{item.count}</span>
          </label>
        ))}
        {list.isFromSearch && list.items.length === 0 && (
          <p role="status" className="text-muted">
            {t("facetNone", { text: typed })}
          </p>
        )}
        {list.canToggleShowMore && (
          <span className="-ml-3 pt-1">
            <Button size="sm" variant="quiet" aria-expanded={list.isShowingMore} onClick={list.toggleShowMore}>
              {list.isShowingMore ? t("showLess") : t("showMore")}
            </Button>
          </span>
        )}
      </fieldset>
    </Disclosure>
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
