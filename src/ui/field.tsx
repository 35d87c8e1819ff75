import { type ReactNode, useId } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"

export interface FieldTexts {
  label: string
  /** Hides the label visually where the context explains the field; screen readers still read it. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** The error, as a sentence that says what to do. */
  error?: string | undefined
  /** Shows "optional" beside the label; required fields aren't marked. */
  optional?: boolean | undefined
}

/** Props to spread on the control. */
export interface ControlProps {
  id: string
  "aria-invalid": true | undefined
  "aria-describedby": string | undefined
}

export interface FieldOptions extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
}

interface FieldProps extends FieldOptions {
  children: (control: ControlProps) => ReactNode
}

/** Separates the props of a field from those of its control. */
export function splitFieldProps<Props extends FieldOptions>(props: Props) {
  const { label, labelHidden, hint, error, optional, className, id, ...control } = props
  const field: FieldOptions = { label, labelHidden, hint, error, optional, className, id }
  return { field, control }
}

/** A label and a control with its hint and error. */
export function Field({ label, labelHidden, hint, error, optional, id, children, className }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const t = useTranslations("ui")
  return (
    <div className={cx("grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5", className)}>
      <div className={cx("flex items-baseline justify-between gap-2", labelHidden && "sr-only")}>
        <label htmlFor={controlId} className="min-w-0 text-sm font-semibold wrap-anywhere">
          {label}
        </label>
        {optional && <span className="text-xs text-faint">{t("optional")}</span>}
      </div>
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": cx(error && errorId, hint ? hintId : undefined) || undefined,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-xs text-refused-ink">
          <Icon name="alert" size={14} className="mt-px" />
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="text-xs text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}

/** Style of all text fields and selects. */
export const controlClass =
  "w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-sm text-ink shadow-xs transition-colors hover:border-edge-strong focus:border-focus focus:outline-1 focus:outline-focus focus:outline-offset-0 aria-invalid:border-refused disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken touch:text-base"

/** Height of a single-line control: 36 pixels, 44 on touch devices. */
export const controlHeight = "h-9 touch:h-11"
