import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { useLocale, useTranslations } from "#lib/i18n.tsx"
import { currencySymbol } from "#lib/money.ts"
import { parseMoney } from "#lib/money-input.ts"
import { plainText } from "#lib/plain-text.ts"
import { Checkbox } from "#ui/checkbox.tsx"
import { Radio } from "#ui/radio.tsx"
import { SpinnerMark } from "#ui/spinner.tsx"
import { NumberField, TextField } from "#ui/text-field.tsx"
import { presetDays } from "./filter-query.ts"
import { paramOf } from "./filter-specs.ts"
import type {
  BooleanFilter,
  ChoiceFilter,
  DateFilter,
  EntityFilter,
  Filter,
  NumberFilter,
  TextFilter,
} from "./filter-types.ts"
import { numberText, unknownOptions } from "./filter-types.ts"
import { dayPresets } from "./list-search.ts"
import { ShowMore } from "./show-more.tsx"
import { FIRST_ROWS, MORE_ROWS, moreOf } from "./use-search-rows.ts"

interface EditorProps<F extends Filter> {
  filter: F
  onChange: (filter: Filter) => void
}

/** The editor that a filter chip opens; changes apply immediately. Enter closes it unless an entry is invalid. */
export function FilterEditor({ filter, onChange, onDone }: EditorProps<Filter> & { onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const soon = useSoon(filter, onChange)
  useEffect(() => {
    // The popover can't focus a field whose code is loaded later.
    if (!form.current?.contains(document.activeElement)) form.current?.querySelector("input")?.focus()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const invalid = form.current?.querySelector<HTMLElement>("[aria-invalid=true]")
    if (invalid) invalid.focus()
    else onDone()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Editor {...soon} />
      {/* With two fields and no button, Enter wouldn't submit the form. */}
      <button type="submit" hidden />
    </form>
  )
}

const isSameValue = (a: Filter, b: Filter) => JSON.stringify(paramOf(a)) === JSON.stringify(paramOf(b))

/** Shows a change before the list's URL has it, so that the next one builds on it. */
function useSoon(filter: Filter, onChange: (filter: Filter) => void): EditorProps<Filter> {
  const [changed, setChanged] = useState<Filter>()
  if (changed && isSameValue(changed, filter)) setChanged(undefined)
  return {
    filter: changed ? ({ ...filter, value: changed.value } as Filter) : filter,
    onChange: (next) => {
      setChanged(next)
      onChange(next)
    },
  }
}

function Editor({ filter, onChange }: EditorProps<Filter>) {
  switch (filter.kind) {
    case "choice":
      return <Choices filter={filter} onChange={onChange} />
    case "entity":
      return <Entities filter={filter} onChange={onChange} />
    case "dates":
      return <Dates filter={filter} onChange={onChange} />
    case "number":
      return <Numbers filter={filter} onChange={onChange} />
    case "text":
      return <Text filter={filter} onChange={onChange} />
    case "boolean":
      return <YesNo filter={filter} onChange={onChange} />
  }
}

/** Milliseconds without typing before a text or number applies. */
const PAUSE = 300

/** Calls the function after a pause in typing. */
function usePaused(act: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<(() => void) | undefined>(undefined)
  const latest = useRef(act)
  latest.current = act
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      pending.current?.()
    },
    [],
  )
  return (text: string) => {
    clearTimeout(timer.current)
    pending.current = () => {
      pending.current = undefined
      latest.current(text)
    }
    timer.current = setTimeout(() => pending.current?.(), PAUSE)
  }
}

const manyOptions = 8

function Choices({ filter, onChange }: EditorProps<ChoiceFilter>) {
  const t = useTranslations("ui")
  const tFilter = useTranslations("admin.list.filter")
  const name = useId()
  const [query, setQuery] = useState("")
  const { value, single } = filter
  const isLoaded = filter.options.length > 0
  const options = isLoaded
    ? [...unknownOptions(filter.options, value, tFilter("deleted")), ...filter.options]
    : filter.options
  const found = options.filter(({ label }) => plainText(label).includes(plainText(query.trim())))
  const set = (option: string, on: boolean) => {
    const rest = single ? [] : value.filter((each) => each !== option)
    onChange({ ...filter, value: on ? [...rest, option] : rest })
  }
  return (
    <div className="grid w-60 gap-3">
      {options.length > manyOptions && <FindField name={filter.label} value={query} onChange={setQuery} />}
      <OptionList>
        {found.map((option) =>
          single ? (
            <Radio
              key={option.value}
              name={name}
              label={option.label}
              checked={value.includes(option.value)}
              onSelect={() => set(option.value, true)}
            />
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
      </OptionList>
    </div>
  )
}

function FindField(props: { name: string; value: string; onChange: (query: string) => void }) {
  const t = useTranslations("ui")
  const tFilter = useTranslations("admin.list.filter")
  return (
    <TextField
      label={tFilter("find", { name: props.name })}
      labelHidden
      placeholder={t("search")}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}

const OptionList = ({ children }: { children: ReactNode }) => (
  <div className="-m-1 grid max-h-72 gap-2.5 overflow-y-auto p-1">{children}</div>
)

function Entities({ filter, onChange }: EditorProps<EntityFilter>) {
  const t = useTranslations("ui")
  const tFilter = useTranslations("admin.list.filter")
  const client = useQueryClient()
  const { options, value } = filter
  const [query, setQuery] = useState("")
  const [{ q, limit }, setSearch] = useState({ q: "", limit: FIRST_ROWS })
  const send = usePaused((text) => setSearch({ q: text.trim(), limit: FIRST_ROWS }))
  // Chosen ones come first, and keep their place while the popover is open.
  const [chosenIds] = useState(value)
  const key = ["admin", options.name, "list"] as const
  const chosen = useQuery({
    queryKey: [...key, "named", chosenIds],
    queryFn: () => options.byIds(client, chosenIds),
    enabled: chosenIds.length > 0,
    staleTime: 60_000,
  })
  const found = useQuery({
    queryKey: [...key, "options", q, limit],
    queryFn: () => options.search(client, q, limit),
    placeholderData: keepPreviousData,
  })
  const set = (id: string, on: boolean) =>
    onChange({ ...filter, value: on ? [...value, id] : value.filter((each) => each !== id) })
  const first = q || !chosen.data ? [] : [...chosen.data, ...unknownOptions(chosen.data, chosenIds, tFilter("deleted"))]
  const rest = (found.data?.rows ?? []).filter((option) => !first.some((each) => each.value === option.value))
  const more = moreOf(found.data, () => setSearch({ q, limit: limit + MORE_ROWS }))
  return (
    <div className="grid w-60 gap-3">
      <FindField
        name={filter.label}
        value={query}
        onChange={(text) => {
          setQuery(text)
          send(text)
        }}
      />
      <OptionList>
        {[...first, ...rest].map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(event) => set(option.value, event.target.checked)}
          />
        ))}
        <ShowMore shown={found.data?.rows.length ?? 0} field={{ more, loading: found.isFetching }} />
        {found.isPending && <SpinnerMark size={16} />}
        {found.isError && <p className="text-refused-ink">{tFilter("unavailable")}</p>}
        {found.data?.count === 0 && <p className="text-muted">{q ? t("noMatches", { query: q }) : t("noOptions")}</p>}
      </OptionList>
    </div>
  )
}

function Dates({ filter, onChange }: EditorProps<DateFilter>) {
  const t = useTranslations("admin.list.filter")
  const name = useId()
  const { preset, from, to } = filter.value
  const [isCustom, setIsCustom] = useState(!preset && Boolean(from || to))
  const set = (value: DateFilter["value"]) => {
    setIsCustom(!value.preset)
    onChange({ ...filter, value })
  }
  return (
    <div className="grid w-52 gap-3">
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">{t("period")}</legend>
        {dayPresets.map((each) => (
          <Radio
            key={each}
            name={name}
            label={t(`preset.${each}`)}
            checked={preset === each}
            onSelect={() => set({ preset: each })}
          />
        ))}
        <Radio
          name={name}
          label={t("preset.custom")}
          checked={isCustom}
          onSelect={() => {
            const days = preset && presetDays(preset)
            if (days) set(days)
            else setIsCustom(true)
          }}
        />
      </fieldset>
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
        error={from && to && from > to ? t("endBeforeStart") : undefined}
        onChange={(event) => set({ from, to: event.target.value || undefined })}
      />
    </div>
  )
}

function Numbers({ filter, onChange }: EditorProps<NumberFilter>) {
  const t = useTranslations("admin.list.filter")
  const locale = useLocale()
  const { from, to } = filter.value
  /** Both ends can change before the filter is rendered again. */
  const latest = useRef(filter.value)
  useEffect(() => {
    latest.current = { from, to }
  }, [from, to])
  const set = (value: NumberFilter["value"]) => {
    latest.current = { ...latest.current, ...value }
    onChange({ ...filter, value: latest.current })
  }
  const isEmpty = from !== undefined && to !== undefined && Number(from) > Number(to)
  return (
    <div className="grid w-52 gap-3">
      <Bound label={t("least")} filter={filter} value={from} onChange={(value) => set({ from: value })} />
      <Bound
        label={t("most")}
        filter={filter}
        value={to}
        error={isEmpty ? t("notBelow", { value: numberText(Number(from), filter, locale) }) : undefined}
        onChange={(value) => set({ to: value })}
      />
    </div>
  )
}

interface BoundProps {
  label: string
  filter: NumberFilter
  value: string | undefined
  error?: string | undefined
  onChange: (value: string | undefined) => void
}

/** One end of a range, typed in the user's notation. */
function Bound({ label, filter: { currency = "" }, value, error, onChange }: BoundProps) {
  const t = useTranslations("admin.list.filter")
  const locale = useLocale()
  const show = (number: number) => new Intl.NumberFormat(locale, { useGrouping: false }).format(number)
  const [typed, setTyped] = useState(value ? show(Number(value)) : "")
  const { amount, problem } = parseMoney(typed, currency, locale)
  const send = usePaused((text) => {
    const read = parseMoney(text, currency, locale)
    if (read.amount !== undefined || read.problem === "empty") onChange(read.amount?.toString())
  })
  return (
    <NumberField
      label={label}
      prefix={currency ? currencySymbol(currency, locale) : undefined}
      value={typed}
      error={amount === undefined && problem !== "empty" ? t("invalidNumber", { example: show(12.5) }) : error}
      onChange={(event) => {
        setTyped(event.target.value)
        send(event.target.value)
      }}
    />
  )
}

function Text({ filter, onChange }: EditorProps<TextFilter>) {
  const [typed, setTyped] = useState(filter.value)
  const send = usePaused((text) => onChange({ ...filter, value: text.trim() }))
  return (
    <div className="w-60">
      <TextField
        label={filter.label}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          send(event.target.value)
        }}
      />
    </div>
  )
}

function YesNo({ filter, onChange }: EditorProps<BooleanFilter>) {
  const t = useTranslations("admin.list.filter")
  const name = useId()
  return (
    <fieldset className="grid min-w-40 gap-2.5">
      <legend className="sr-only">{filter.label}</legend>
      <Radio
        name={name}
        label={filter.yes ?? t("yes")}
        checked={filter.value === true}
        onSelect={() => onChange({ ...filter, value: true })}
      />
      <Radio
        name={name}
        label={filter.no ?? t("no")}
        checked={filter.value === false}
        onSelect={() => onChange({ ...filter, value: false })}
      />
    </fieldset>
  )
}
