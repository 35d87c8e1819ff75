import { useId, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Checkbox } from "./checkbox.tsx"
import type { ChoiceFilter, DateFilter, Filter } from "./filter-types.ts"
import { TextField } from "./text-field.tsx"

/** The editor that a filter chip opens; changes apply immediately. */
export function FilterEditor({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  return filter.kind === "choice" ? (
    <Choices filter={filter} onChange={onChange} />
  ) : (
    <Dates filter={filter} onChange={onChange} />
  )
}

const manyOptions = 8

function Choices({ filter, onChange }: { filter: ChoiceFilter; onChange: (filter: Filter) => void }) {
  const t = useTranslations("ui")
  const name = useId()
  const [query, setQuery] = useState("")
  const { options, value, single } = filter
  const found = options.filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()))
  const set = (option: string, on: boolean) => {
    const rest = single ? [] : value.filter((each) => each !== option)
    onChange({ ...filter, value: on ? [...rest, option] : rest })
  }
  return (
    <div className="grid w-60 gap-3">
      {options.length > manyOptions && (
        <TextField
          label={t("filter.find", { name: filter.label })}
          labelHidden
          placeholder={t("search")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <div className="-m-1 grid max-h-72 gap-2.5 overflow-y-auto p-1">
        {found.map((option) =>
          single ? (
            <label key={option.value} className="flex items-center gap-2.5">
              <input
                type="radio"
                name={name}
                checked={value.includes(option.value)}
                onChange={() => set(option.value, true)}
                className="size-4 appearance-none rounded-full border border-edge-strong bg-surface checked:border-5 checked:border-accent"
              />
              {option.label}
            </label>
          ) : (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={value.includes(option.value)}
              onChange={(event) => set(option.value, event.target.checked)}
            />
          ),
        )}
        {found.length === 0 && <p className="text-muted">{query ? t("noMatches", { query }) : t("noOptions")}</p>}
      </div>
    </div>
  )
}

function Dates({ filter, onChange }: { filter: DateFilter; onChange: (filter: Filter) => void }) {
  const t = useTranslations("ui.filter")
  const { from, to } = filter.value
  const set = (value: DateFilter["value"]) => onChange({ ...filter, value })
  return (
    <div className="grid w-52 gap-3">
      <TextField
        type="date"
        label={t("from")}
        value={from ?? ""}
        max={to}
        onChange={(event) => set({ from: event.target.value || undefined, to })}
      />
      <TextField
        type="date"
        label={t("to")}
        value={to ?? ""}
        min={from}
        onChange={(event) => set({ from, to: event.target.value || undefined })}
      />
    </div>
  )
}
