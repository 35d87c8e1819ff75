import { ComboboxButton, ComboboxInput, Combobox as HeadlessCombobox } from "@headlessui/react"
import { useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { Choices, type ComboboxChoice, matching } from "./combobox-parts.tsx"
import { cx } from "./cx.ts"
import { controlClass, controlHeight, Field, type FieldTexts } from "./field.tsx"
import { Icon } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"

export type { ComboboxChoice } from "./combobox-parts.tsx"

interface SharedProps extends FieldTexts {
  options: readonly ComboboxChoice[]
  placeholder?: string | undefined
  className?: string | undefined
  /**
   * If set, the server searches: `options` are its response to the last query. Otherwise options are filtered here.
   */
  onQuery?: ((query: string) => void) | undefined
  loading?: boolean | undefined
}

interface ComboboxProps extends SharedProps {
  value: ComboboxChoice | null
  onChange: (choice: ComboboxChoice | null) => void
}

const sameValue = (a: ComboboxChoice | null, b: ComboboxChoice | null) => a?.value === b?.value

/** A single choice found by typing. For few options use `Select`. */
export function Combobox({ value, onChange, options, onQuery, loading = false, placeholder, ...field }: ComboboxProps) {
  const t = useTranslations("ui")
  const { query, search, shown } = useSearch(options, onQuery, loading)
  const lastKeys = useRef({ isTab: false, isArrow: false })
  return (
    <Field {...field}>
      {(control) => (
        <HeadlessCombobox
          value={value}
          onChange={(choice: ComboboxChoice | null) => {
            // The first option is active from the start: Tab chooses an option only if the arrow keys have moved to it.
            if (!lastKeys.current.isTab || lastKeys.current.isArrow) onChange(choice)
          }}
          by={sameValue}
          onClose={() => search("")}
          immediate
        >
          <span className="relative block">
            <ComboboxInput
              {...control}
              autoComplete="off"
              placeholder={placeholder}
              displayValue={(choice: ComboboxChoice | null) => choice?.label ?? ""}
              onFocus={() => {
                lastKeys.current = { isTab: false, isArrow: false }
              }}
              onKeyDown={({ key }) => {
                const isArrow = key === "Tab" ? lastKeys.current.isArrow : key.startsWith("Arrow")
                lastKeys.current = { isTab: key === "Tab", isArrow }
              }}
              onChange={(event) => {
                search(event.target.value)
                if (event.target.value === "") onChange(null)
              }}
              className={cx(controlClass, controlHeight, "pr-9")}
            />
            <ComboboxButton
              aria-label={t("showOptions")}
              className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-r-md text-muted"
            >
              <Icon name="chevronDown" />
            </ComboboxButton>
          </span>
          <Choices choices={shown} query={query} loading={loading} />
        </HeadlessCombobox>
      )}
    </Field>
  )
}

interface TagComboboxProps extends SharedProps {
  value: readonly ComboboxChoice[]
  onChange: (choices: readonly ComboboxChoice[]) => void
}

/** A multiple choice found by typing; selected options are shown as chips below the field. */
export function TagCombobox(props: TagComboboxProps) {
  const { value, onChange, options, onQuery, loading = false, placeholder, ...field } = props
  const t = useTranslations("ui")
  const { query, search, shown } = useSearch(options, onQuery, loading)
  return (
    <Field {...field}>
      {(control) => (
        <div className="grid gap-2">
          <HeadlessCombobox
            multiple
            value={[...value]}
            onChange={(choices: ComboboxChoice[]) => {
              onChange(choices)
              search("")
            }}
            by={sameValue}
            onClose={() => search("")}
            immediate
          >
            <span className="relative block">
              <ComboboxInput
                {...control}
                autoComplete="off"
                placeholder={placeholder}
                value={query}
                onChange={(event) => search(event.target.value)}
                className={cx(controlClass, controlHeight, "pr-9")}
              />
              <ComboboxButton
                aria-label={t("showOptions")}
                className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-r-md text-muted"
              >
                <Icon name="chevronDown" />
              </ComboboxButton>
            </span>
            <Choices choices={shown} query={query} loading={loading} />
          </HeadlessCombobox>
          {value.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {value.map((choice) => (
                <li
                  key={choice.value}
                  className="inline-flex max-w-full items-center rounded-full border border-line bg-sunken pl-3 text-sm"
                >
                  <span className="truncate">{choice.label}</span>
                  <IconButton
                    icon="close"
                    size="sm"
                    label={t("remove", { what: choice.label })}
                    onClick={() => onChange(value.filter((each) => !sameValue(each, choice)))}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}

function useSearch(
  options: readonly ComboboxChoice[],
  onQuery: ((query: string) => void) | undefined,
  loading: boolean,
) {
  const [query, setQuery] = useState("")
  const search = (next: string) => {
    setQuery(next)
    if (next !== query) onQuery?.(next)
  }
  // While the server searches, `options` still has the matches of the previous query.
  return { query, search, shown: onQuery && !loading ? options : matching(options, query) }
}
