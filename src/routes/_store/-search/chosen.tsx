import { useClearRefinements, useCurrentRefinements } from "react-instantsearch"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { formatMoney } from "#lib/money.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { priceAttribute } from "./address.ts"
import { useFacetTitle, useValueTitle } from "./facet-titles.ts"

/** Returns the active filters, one entry per value. */
export function useChosen() {
  const { items, refine } = useCurrentRefinements()
  return items.flatMap(({ attribute, refinements }) =>
    refinements.map((refinement) => ({ attribute, refinement, remove: () => refine(refinement) })),
  )
}

/** Chips for the active filters; a click removes one. */
export function Chosen({ country, currency }: { country: string; currency: string }) {
  const t = useTranslations("search")
  const locale = useLocale()
  const titleOf = useFacetTitle()
  const valueTitle = useValueTitle()
  const chosen = useChosen()
  const { refine: clear } = useClearRefinements()
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t("chosen")} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ attribute, refinement: { operator, value }, remove }) => {
        const isPrice = attribute === priceAttribute(country)
        const price = isPrice ? formatMoney(Number(value), currency, locale) : ""
        const label = isPrice
          ? operator === ">="
            ? t("price.atLeast", { price })
            : t("price.atMost", { price })
          : `${titleOf(attribute)}: ${valueTitle(String(value))}`
        return (
          <li key={`${attribute}${operator ?? ""}${value}`}>
            <button
              type="button"
              aria-label={t("remove", { what: label })}
              onClick={remove}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-sunken pr-2 pl-3 text-sm hover:border-edge-strong pointer-coarse:min-h-10"
            >
              <span className="truncate">{label}</span>
              <Icon name="close" size={14} className="text-muted" />
            </button>
          </li>
        )
      })}
      <li>
        <Button size="sm" variant="quiet" onClick={clear}>
          {t("clear")}
        </Button>
      </li>
    </ul>
  )
}
