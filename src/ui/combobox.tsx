import { type ReactNode, Suspense, useRef, useState } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { ChosenTags } from "./chosen-tags.tsx"
import type { ComboboxProps, SharedProps, TagComboboxProps } from "./combobox-types.ts"
import { cx } from "./cx.ts"
import { type ControlProps, controlClass, controlHeight, Field, splitFieldProps } from "./field.tsx"
import { Icon } from "./icon.tsx"
import { type Late, late, useStandIn } from "./late.tsx"

export type { ComboboxChoice, OptionSearch } from "./combobox-types.ts"

const SingleField = late(async () => (await import("./combobox-field.tsx")).SingleField)
const TagField = late(async () => (await import("./combobox-field.tsx")).TagField)

/** A single choice found by typing. For few options use `Select`. An equal field stands in for it until it is used. */
export function Combobox(props: ComboboxProps) {
  const label = props.value?.label ?? ""
  const { standIn, typed } = useFieldStandIn(SingleField, label, props)
  if (standIn) return <Field {...splitFieldProps(props).field}>{standIn}</Field>
  return (
    <Suspense>
      <SingleField {...props} typed={typed} />
    </Suspense>
  )
}

/** A multiple choice found by typing; selected options are shown as chips below the field. */
export function TagCombobox(props: TagComboboxProps) {
  const { value, onChange } = props
  const { standIn, typed } = useFieldStandIn(TagField, "", props)
  if (!standIn) {
    return (
      <Suspense>
        <TagField {...props} typed={typed} />
      </Suspense>
    )
  }
  return (
    <Field {...splitFieldProps(props).field}>
      {(control) => (
        <div className="grid gap-2">
          {standIn(control)}
          <ChosenTags value={value} onChange={onChange} />
        </div>
      )}
    </Field>
  )
}

/** Loads the code of both. */
Combobox.preload = async () => void (await Promise.all([SingleField.preload(), TagField.preload()]))

/** A plain field until the code has loaded and the user has moved to it; then what was typed into it. */
function useFieldStandIn<P>(field: Late<P>, text: string, { placeholder }: SharedProps) {
  const t = useTranslations("ui")
  const input = useRef<HTMLInputElement>(null)
  const [wasLoaded] = useState(field.isLoaded)
  const [typed, setTyped] = useState<string>()
  const [hasFocus, setHasFocus] = useState(false)
  const { isStarted, start } = useStandIn(field)
  if (isStarted) return { typed: wasLoaded || !hasFocus ? undefined : (typed ?? text) }
  const standIn = (control: ControlProps): ReactNode => (
    <span className="relative block">
      <input
        ref={input}
        {...control}
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? text}
        onFocus={() => {
          setHasFocus(true)
          start()
        }}
        onBlur={() => setHasFocus(false)}
        onChange={(event) => setTyped(event.target.value)}
        className={cx(controlClass, controlHeight, "pr-9")}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t("showOptions")}
        onClick={() => input.current?.focus()}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-r-md text-muted"
      >
        <Icon name="chevronDown" />
      </button>
    </span>
  )
  return { standIn, typed: undefined }
}
