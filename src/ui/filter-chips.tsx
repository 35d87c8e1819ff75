import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Button } from "./button.tsx"
import { buttonClass } from "./button-style.ts"
import { cx } from "./cx.ts"
import { FilterEditor } from "./filter-editor.tsx"
import { choiceText, dayText, type Filter, isActive } from "./filter-types.ts"
import { Icon } from "./icon.tsx"
import { Popover } from "./popover.tsx"

export type { ChoiceFilter, DateFilter, Filter } from "./filter-types.ts"

interface FilterChipsProps {
  filters: readonly Filter[]
  /** Called with the updated filter. */
  onChange: (filter: Filter) => void
  onClear: () => void
}

/** The filters of a list as chips: click one to change it, or its cross to remove it. */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const t = useTranslations("ui")
  const active = filters.filter(isActive)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{t("filter.label")}</legend>
      {filters.map((filter) => (
        <Chip key={filter.id} filter={filter} onChange={onChange} />
      ))}
      {active.length > 0 && (
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t("clearAll")}
        </Button>
      )}
    </fieldset>
  )
}

function emptied(filter: Filter): Filter {
  return filter.kind === "choice" ? { ...filter, value: [] } : { ...filter, value: {} }
}

function Chip({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useTranslations("ui.filter")
  const text = useChipText(filter)
  const active = isActive(filter)
  return (
    <span
      className={cx(
        "inline-flex min-w-0 items-center rounded-full border text-sm",
        active
          ? "border-accent-line bg-accent-soft"
          : "border-dashed border-edge hover:border-edge-strong hover:bg-hover",
      )}
    >
      <Popover
        label={t("by", { name: filter.label })}
        trigger={(props) => (
          <button
            type="button"
            {...props}
            className="inline-flex min-h-7.5 min-w-0 items-center gap-1.5 rounded-full px-3 touch-target"
          >
            {!active && <Icon name="plus" size={14} className="text-faint" />}
            <span className={active ? "text-muted" : ""}>{filter.label}</span>
            {active && <span className="max-w-60 truncate font-semibold">{text}</span>}
          </button>
        )}
      >
        {() => <FilterEditor filter={filter} onChange={onChange} />}
      </Popover>
      {active && (
        <button
          type="button"
          aria-label={t("remove", { name: filter.label })}
          onClick={() => onChange(emptied(filter))}
          className={cx(buttonClass({ variant: "quiet", iconOnly: true, size: "sm" }), "-ml-2 rounded-full")}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  )
}

function useChipText(filter: Filter): string {
  const t = useTranslations("ui.filter")
  const locale = useLocale()
  if (filter.kind === "choice") return choiceText(filter)
  const { from, to } = filter.value
  if (from && to) return t("between", { from: dayText(from, locale), to: dayText(to, locale) })
  if (from) return t("since", { date: dayText(from, locale) })
  return to ? t("until", { date: dayText(to, locale) }) : ""
}
