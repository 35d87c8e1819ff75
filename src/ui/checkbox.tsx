import { type ComponentPropsWithRef, type ReactNode, useId } from "react"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"

interface BoxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "className"> {
  /** Shows the mixed state: only a part of the items is selected. */
  indeterminate?: boolean | undefined
}

/** A checkbox without a label; requires an `aria-label`. */
export function CheckboxMark({ indeterminate = false, ref, ...input }: BoxProps) {
  return (
    <span className="relative inline-grid size-4 shrink-0 place-items-center">
      <input
        {...input}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
          if (typeof ref === "function") return ref(element)
          if (ref) ref.current = element
        }}
        className="peer size-4 appearance-none rounded-sm border border-edge-strong bg-surface transition-colors after:absolute after:-inset-2 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:border-edge disabled:bg-sunken disabled:checked:bg-edge-strong"
      />
      <Icon
        name={indeterminate ? "minus" : "check"}
        size={14}
        className="pointer-events-none absolute text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </span>
  )
}

export interface CheckboxProps extends BoxProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A checkbox with its label. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const made = useId()
  const boxId = id ?? made
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2.5 gap-y-0.5 text-sm">
      <span className="flex h-5 items-center">
        <CheckboxMark
          {...input}
          id={boxId}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(error && `${boxId}-error`, hint ? `${boxId}-hint` : undefined) || undefined}
        />
      </span>
      <label htmlFor={boxId}>{label}</label>
      {hint && (
        <div id={`${boxId}-hint`} className="col-start-2 text-xs text-muted">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${boxId}-error`} className="col-start-2 text-xs text-refused-ink">
          {error}
        </p>
      )}
    </div>
  )
}
