import { type ReactNode, useId } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { inSizeOrder } from "#lib/size-order.ts"
import { Button } from "#ui/button.tsx"
import { CheckboxMark } from "#ui/checkbox.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { Icon } from "#ui/icon.tsx"

/** The library's defaults: 10 values, 20 with "show more". */
export const LIMIT = 10
export const SHOW_MORE_LIMIT = 100

export interface FacetItem {
  readonly value: string
  readonly label: ReactNode
  readonly count: number
  readonly isChosen: boolean
}

interface FacetBoxProps {
  title: string
  items: readonly FacetItem[]
  /** Number of chosen values. */
  chosen: number
  onToggle: (value: string) => void
  /** Searches the values, if there are many. */
  search: { readonly typed: string; readonly onType: (text: string) => void } | undefined
  /** Shown below the search field. */
  note?: ReactNode
  /** Whether the values were searched and none was found. */
  isNoneFound: boolean
  more: { readonly isShown: boolean; readonly onToggle: () => void } | undefined
}

/** A facet's values with their counts; products match any of the selected values. */
export function FacetBox({ title, items, chosen, onToggle, search, note, isNoneFound, more }: FacetBoxProps) {
  const t = useTranslations("search")
  const id = useId()
  return (
    <Disclosure
      open
      title={title}
      aside={chosen > 0 && <span className="text-muted tabular-nums">{t("chosenCount", { count: chosen })}</span>}
    >
      <fieldset className="grid">
        <legend className="sr-only">{title}</legend>
        {search && (
          <label className="mb-2 flex h-9 items-center gap-2 rounded-md border border-edge bg-surface px-2.5 text-muted focus-within:border-focus">
            <Icon name="search" />
            <input
              type="search"
              autoComplete="off"
              aria-label={t("facetSearch", { facet: title })}
              placeholder={t("facetPlaceholder")}
              value={search.typed}
              onChange={(event) => search.onType(event.target.value)}
              className="w-full min-w-0 bg-transparent text-ink outline-none"
            />
          </label>
        )}
        {note}
        {inSizeOrder(items, ({ value }) => value).map(({ value, label, count, isChosen }) => (
          <label
            key={value}
            htmlFor={`${id}${value}`}
            className="-mx-2 flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-hover pointer-coarse:min-h-10"
          >
            <CheckboxMark id={`${id}${value}`} checked={isChosen} onChange={() => onToggle(value)} />
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span data-count className="text-muted tabular-nums transition-opacity">
              {count}
            </span>
          </label>
        ))}
        {isNoneFound && (
          <p role="status" className="text-muted">
            {t("facetNone", { text: search?.typed ?? "" })}
          </p>
        )}
        {more && (
          <span className="-ml-3 pt-1">
            <Button size="sm" variant="quiet" aria-expanded={more.isShown} onClick={more.onToggle}>
              {more.isShown ? t("showLess") : t("showMore")}
            </Button>
          </span>
        )}
      </fieldset>
    </Disclosure>
  )
}
