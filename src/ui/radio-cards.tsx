import { type ReactNode, useId } from "react"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"

export interface RadioCard<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** A price or a badge at the right. */
  aside?: ReactNode
  /** Why the option is disabled; it stays visible and shows the reason. */
  disabledReason?: string | undefined
}

interface RadioCardsProps<Value extends string> {
  legend: string
  legendHidden?: boolean
  options: readonly RadioCard<Value>[]
  value: Value | null | undefined
  onChange: (value: Value) => void
  hint?: ReactNode
  error?: string | undefined
  /** Number of columns, if there is space. */
  columns?: 1 | 2 | 3
  name?: string
}

const grids = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" }

/** A choice between options with descriptions, such as shipping options or refund types. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, legendHidden, options, value, onChange, hint, error, columns = 1 } = props
  const made = useId()
  const name = props.name ?? made
  return (
    <fieldset aria-describedby={error ? `${made}-error` : undefined} className="grid min-w-0 gap-2">
      <legend className={legendHidden ? "sr-only" : "pb-2 text-sm font-semibold"}>{legend}</legend>
      {hint && <div className="-mt-2 text-xs text-muted">{hint}</div>}
      <div className={cx("grid gap-2", grids[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "relative flex flex-wrap items-start gap-3 rounded-lg border p-3.5 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              option.disabledReason
                ? "border-line bg-sunken text-muted"
                : option.value === value
                  ? "border-accent bg-accent-soft ring-1 ring-accent"
                  : "border-edge bg-surface hover:border-edge-strong",
            )}
          >
            <span className="flex h-5 items-center">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabledReason !== undefined}
                onChange={() => onChange(option.value)}
                className="size-4 appearance-none rounded-full border border-edge-strong bg-surface outline-none checked:border-5 checked:border-accent disabled:bg-sunken"
              />
            </span>
            <span className="grid min-w-0 flex-[1_1_6rem] gap-0.5">
              <span className="font-semibold">{option.label}</span>
              {option.description && <span className="text-muted">{option.description}</span>}
              {option.disabledReason && <span className="text-xs text-muted">{option.disabledReason}</span>}
            </span>
            {option.aside && <span className="shrink-0 tabular-nums">{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${made}-error`} className="flex items-start gap-1.5 text-xs text-refused-ink">
          <Icon name="alert" size={14} className="mt-px" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
