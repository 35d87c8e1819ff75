import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { useFacetTitle, useValueTitle } from "./facet-titles.ts"

export type ActiveFilter =
  | { readonly attribute: string; readonly value: string; readonly remove: () => void }
  | { readonly price: number; readonly isLeast: boolean; readonly remove: () => void }

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[]
  currency: string
  onClear: () => void
}

/** Chips for the active filters; a click removes one. */
export function ActiveFilters({ filters, currency, onClear }: ActiveFiltersProps) {
  const t = useTranslations("search")
  const locale = useLocale()
  const titleOf = useFacetTitle()
  const valueTitle = useValueTitle()
  if (filters.length === 0) return null
  const labelOf = (filter: ActiveFilter): string => {
    if ("attribute" in filter) return `${titleOf(filter.attribute)}: ${valueTitle(filter.value)}`
    const price = formatMoney(filter.price, currency, locale)
    return filter.isLeast ? t("price.atLeast", { price }) : t("price.atMost", { price })
  }
  return (
    <ul aria-label={t("chosen")} className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={labelOf(filter)}>
          <button
            type="button"
            aria-label={t("remove", { what: labelOf(filter) })}
            onClick={filter.remove}
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken pr-2 pl-3 text-sm hover:border-edge-strong pointer-coarse:min-h-10"
          >
            <span className="truncate">{labelOf(filter)}</span>
            <Icon name="close" size={14} className="text-muted" />
          </button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onClick={onClear}>
          {t("clear")}
        </Button>
      </li>
    </ul>
  )
}
