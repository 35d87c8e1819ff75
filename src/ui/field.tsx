import { type ReactNode, useId } from "react"
import { useTranslations } from "#lib/i18n.tsx"
import { cx } from "./cx.ts"
import { Icon } from "./icon.tsx"

/** What every field can say about itself. */
export interface FieldTexts {
  label: string
  /** For eyes that see it from what stands around: the label is only heard. */
  labelHidden?: boolean | undefined
  /** What to know before filling it in. */
  hint?: ReactNode
  /** What is wrong, in a sentence that says what to do. */
  error?: string | undefined
  /** Says "optional" beside the label; what is needed says nothing. */
  optional?: boolean | undefined
}

/** To be spread over the control. */
export interface ControlProps {
  id: string
  "aria-invalid": true | undefined
  "aria-describedby": string | undefined
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
  className?: string | undefined
}

/** A label, a control, and under it the hint or what is wrong. */
export function Field({ label, labelHidden, hint, error, optional, id, children, className }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const t = useTranslations("ui")
  return (
    <div className={cx("grid min-w-0 content-start gap-1.5", className)}>
      <div className={cx("flex items-baseline justify-between gap-2", labelHidden && "sr-only")}>
        <label htmlFor={controlId} className="text-sm font-semibold">
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

/** The box of everything that is written or chosen in. */
export const controlClass =
  "w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-sm text-ink shadow-xs transition-colors hover:border-edge-strong focus:border-focus focus:outline-1 focus:outline-focus focus:outline-offset-0 aria-invalid:border-refused disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken touch:text-base"

/** The height of one line: 36 pixels, 44 under a finger. */
export const controlHeight = "h-9 touch:h-11"
