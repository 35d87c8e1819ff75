import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { Button } from "#ui/button.tsx"
import { buttonClass } from "#ui/button-style.ts"
import { cx } from "#ui/cx.ts"
import { Icon } from "#ui/icon.tsx"
import { IconButton } from "#ui/icon-button.tsx"
import { late } from "#ui/late.tsx"
import { Popover } from "#ui/popover.tsx"
import { SpinnerMark } from "#ui/spinner.tsx"
import { useOverflow } from "#ui/use-overflow.ts"
import { choiceText, dayText, type EntityFilter, emptied, type Filter, isActive, numberText } from "./filter-types.ts"
import { type DayPreset, dayPresets } from "./list-search.ts"

export type { Filter } from "./filter-types.ts"

const FilterEditor = late(async () => (await import("./filter-editor.tsx")).FilterEditor)

interface FilterChipsProps {
  filters: readonly Filter[]
  /** Called with the updated filter. */
  onChange: (filter: Filter) => void
  onClear: () => void
}

/**
 * The filters of a list as chips: click one to change it, or its cross to remove it. They stay in one line, which
 * scrolls, so that a filter doesn't move the list.
 */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const t = useTranslations("admin.list.filter")
  const active = filters.filter(isActive)
  const { ref, overflows } = useOverflow<HTMLDivElement>()
  const [isAtEnd, setAtEnd] = useState(false)
  return (
    <fieldset className="flex min-w-0 items-center gap-2" onPointerEnter={FilterEditor.preload}>
      <legend className="sr-only">{t("label")}</legend>
      {/* The padding leaves room for focus rings and touch targets, which the box would clip. */}
      <div
        ref={ref}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) =>
          setAtEnd(scrollLeft + clientWidth >= scrollWidth - 1)
        }
        className={cx(
          "-m-2 min-w-0 overflow-x-auto [scrollbar-width:none]",
          overflows && "[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)]",
        )}
      >
        <div className={cx("flex w-max gap-2 p-2", overflows && "pr-8")}>
          {filters.map((filter) => (
            <Chip key={filter.id} filter={filter} onChange={onChange} />
          ))}
        </div>
      </div>
      {overflows && (
        <IconButton
          icon={isAtEnd ? "chevronLeft" : "chevronRight"}
          size="sm"
          label={t(isAtEnd ? "firstFilters" : "moreFilters")}
          onClick={() =>
            ref.current?.scrollTo({ left: isAtEnd ? 0 : ref.current.scrollLeft + ref.current.clientWidth / 2 })
          }
        />
      )}
      {active.length > 0 && (
        <span className="shrink-0 whitespace-nowrap">
          <Button
            variant="quiet"
            size="sm"
            onClick={({ currentTarget }) => {
              focusChip(currentTarget.closest("fieldset"))
              onClear()
            }}
          >
            {t("clear")}
          </Button>
        </span>
      )}
    </fieldset>
  )
}

/** Keeps the focus in the filters when the focused button disappears. */
const focusChip = (within: Element | null) => within?.querySelector<HTMLElement>("[popovertarget]")?.focus()

function Chip({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useTranslations("admin.list.filter")
  const active = isActive(filter)
  return (
    <span
      className={cx(
        "inline-flex shrink-0 items-center rounded-full border text-sm whitespace-nowrap",
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
            onFocus={FilterEditor.preload}
            className="inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-full px-3 touch-target"
          >
            {!active && <Icon name="plus" size={14} className="text-faint" />}
            <span className={active ? "text-muted" : ""}>{filter.label}</span>
            {active && (
              <span className="max-w-60 truncate font-semibold">
                {filter.kind === "entity" ? <EntityText filter={filter} /> : <ChipText filter={filter} />}
              </span>
            )}
          </button>
        )}
      >
        {(close) => (
          <Suspense fallback={<SpinnerMark size={16} />}>
            <FilterEditor filter={filter} onChange={onChange} onDone={close} />
          </Suspense>
        )}
      </Popover>
      {active && (
        <button
          type="button"
          aria-label={t("remove", { name: filter.label })}
          onClick={({ currentTarget }) => {
            focusChip(currentTarget.parentElement)
            onChange(emptied(filter))
          }}
          className={cx(buttonClass({ variant: "quiet", iconOnly: true, size: "sm" }), "-ml-2 rounded-full")}
        >
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  )
}

function EntityText({ filter: { options, value } }: { filter: EntityFilter }) {
  const t = useTranslations("admin.list.filter")
  const client = useQueryClient()
  const { data, isError } = useQuery({
    queryKey: ["admin", options.name, "list", "named", value],
    queryFn: () => options.byIds(client, value),
    staleTime: 60_000,
  })
  if (isError) return t("count", { count: value.length })
  return data ? choiceText({ options: data, value }, t("deleted")) : "…"
}

const isPreset = (preset: string): preset is DayPreset => dayPresets.some((known) => known === preset)

function ChipText({ filter }: { filter: Exclude<Filter, EntityFilter> }) {
  const t = useTranslations("admin.list.filter")
  const locale = useLocale()
  switch (filter.kind) {
    case "choice":
      // The options of some filters are loaded.
      return filter.options.length > 0 ? choiceText(filter, t("deleted")) : "…"
    case "text":
      return t(filter.isExact ? "is" : "contains", { value: filter.value })
    case "boolean":
      return filter.value ? (filter.yes ?? t("yes")) : (filter.no ?? t("no"))
    case "number": {
      const { from, to } = filter.value
      const show = (text: string) => numberText(Number(text), filter, locale)
      if (from && to) return t("between", { from: show(from), to: show(to) })
      return from ? t("atLeast", { value: show(from) }) : to ? t("atMost", { value: show(to) }) : ""
    }
    case "dates": {
      const { preset, from, to } = filter.value
      if (preset && isPreset(preset)) return t(`preset.${preset}`)
      if (from && to) return t("between", { from: dayText(from, locale), to: dayText(to, locale) })
      if (from) return t("since", { date: dayText(from, locale) })
      return to ? t("until", { date: dayText(to, locale) }) : ""
    }
  }
}
