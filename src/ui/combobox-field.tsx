import { ComboboxButton, ComboboxInput, Combobox as HeadlessCombobox } from "@headlessui/react"
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { ChosenTags, sameChoice } from "./chosen-tags.tsx"
import { Choices, isMore, loadMoreByEnter, matching } from "./combobox-parts.tsx"
import type { ComboboxChoice, ComboboxProps, TagComboboxProps } from "./combobox-types.ts"
import { cx } from "./cx.ts"
import { controlClass, controlHeight, Field } from "./field.tsx"
import { Icon } from "./icon.tsx"

/** What the user typed into the field that stood in for this one. */
interface Started {
  /** Undefined if no field stood in. */
  typed?: string | undefined
}

/** A single choice, with the library for it. */
export function SingleField({
  typed,
  value,
  onChange,
  options,
  onQuery,
  loading = false,
  more,
  placeholder,
  ...field
}: ComboboxProps & Started) {
  const { query, search, shown } = useSearch(options, onQuery, loading)
  const input = useTyped(typed)
  const lastKeys = useRef({ isTab: false, isArrow: false })
  return (
    <Field {...field}>
      {(control) => (
        <HeadlessCombobox
          value={value}
          onChange={(choice: ComboboxChoice | null) => {
            // The first option is active from the start: Tab chooses an option only if the arrow keys have moved to it.
            if (!isMore(choice) && (!lastKeys.current.isTab || lastKeys.current.isArrow)) onChange(choice)
          }}
          by={sameChoice}
          onClose={() => search("")}
          immediate
        >
          <span className="relative block">
            <ComboboxInput
              as={DescribedInput}
              ref={input}
              {...control}
              describedBy={control["aria-describedby"]}
              autoComplete="off"
              placeholder={placeholder}
              displayValue={(choice: ComboboxChoice | null) => choice?.label ?? ""}
              onFocus={() => {
                lastKeys.current = { isTab: false, isArrow: false }
              }}
              onKeyDown={(event) => {
                const { key } = event
                loadMoreByEnter(event)
                const isArrow = key === "Tab" ? lastKeys.current.isArrow : key.startsWith("Arrow")
                lastKeys.current = { isTab: key === "Tab", isArrow }
              }}
              onChange={(event) => {
                search(event.target.value)
                if (event.target.value === "") onChange(null)
              }}
              className={cx(controlClass, controlHeight, "pr-9")}
            />
            <OptionsButton />
          </span>
          <Choices choices={shown} query={query} loading={loading} more={more} />
        </HeadlessCombobox>
      )}
    </Field>
  )
}

/** A multiple choice, with the library for it. */
export function TagField(props: TagComboboxProps & Started) {
  const { typed, value, onChange, options, onQuery, loading = false, more, placeholder, ...field } = props
  const { query, search, shown } = useSearch(options, onQuery, loading)
  const input = useTyped(typed)
  return (
    <Field {...field}>
      {(control) => (
        <div className="grid gap-2">
          <HeadlessCombobox
            multiple
            value={[...value]}
            onChange={(choices: ComboboxChoice[]) => {
              if (choices.some(isMore)) return
              onChange(choices)
              search("")
            }}
            by={sameChoice}
            onClose={() => search("")}
            immediate
          >
            <span className="relative block">
              <ComboboxInput
                as={DescribedInput}
                ref={input}
                {...control}
                describedBy={control["aria-describedby"]}
                autoComplete="off"
                placeholder={placeholder}
                value={query}
                onKeyDown={loadMoreByEnter}
                onChange={(event) => search(event.target.value)}
                className={cx(controlClass, controlHeight, "pr-9")}
              />
              <OptionsButton />
            </span>
            <Choices choices={shown} query={query} loading={loading} more={more} />
          </HeadlessCombobox>
          <ChosenTags value={value} onChange={onChange} />
        </div>
      )}
    </Field>
  )
}

/** An input with its hint and error: the library removes `aria-describedby`. */
function DescribedInput({ describedBy, ...props }: ComponentProps<"input"> & { describedBy?: string | undefined }) {
  return <input {...props} aria-describedby={describedBy} />
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

/** Focuses the field and types what was typed before its code had loaded, so that its list opens. */
function useTyped(typed: string | undefined): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null)
  const [first] = useState(typed)
  useLayoutEffect(() => {
    const input = ref.current
    if (!input || first === undefined) return
    input.focus({ preventScroll: true })
    if (first === input.value) return
    // React ignores a value that is set through the element's own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, first)
    input.dispatchEvent(new Event("input", { bubbles: true }))
  }, [first])
  return ref
}

function OptionsButton() {
  const t = useTranslations("ui")
  return (
    <ComboboxButton
      aria-label={t("showOptions")}
      className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-r-md text-muted"
    >
      <Icon name="chevronDown" />
    </ComboboxButton>
  )
}
