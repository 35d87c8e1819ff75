import type { ComponentPropsWithRef, ReactNode } from "react"
import { cx } from "./cx.ts"
import { controlClass, controlHeight, Field, type FieldTexts } from "./field.tsx"

type Own = FieldTexts & { className?: string | undefined }

export interface TextFieldProps extends Own, Omit<ComponentPropsWithRef<"input">, "className"> {
  /** Content inside the field, before or after the text: a unit, a currency, an icon. */
  prefix?: string | undefined
  before?: ReactNode
  after?: ReactNode
}

/** A single-line text field. Accepts the props of react-hook-form's `register("name")`. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, optional, className, id, before, after, prefix, ...input } = props
  const start = before ?? prefix
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
      id={id}
    >
      {(control) =>
        start || after ? (
          <span
            className={cx(
              controlClass,
              controlHeight,
              "flex items-center gap-2 focus-within:border-focus has-aria-invalid:border-refused",
            )}
          >
            {start && <span className="shrink-0 text-muted">{start}</span>}
            <input {...input} {...control} className="h-full w-full min-w-0 bg-transparent outline-none" />
            {after && <span className="shrink-0 text-muted">{after}</span>}
          </span>
        ) : (
          <input {...input} {...control} className={cx(controlClass, controlHeight)} />
        )
      }
    </Field>
  )
}

/** A right-aligned number in tabular figures with its unit. An empty field is empty, not 0. */
export function NumberField(props: Omit<TextFieldProps, "type">) {
  const { label, labelHidden, hint, error, optional, className, id, before, after, prefix, ...input } = props
  const start = before ?? prefix
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
      id={id}
    >
      {(control) => (
        <span
          className={cx(
            controlClass,
            controlHeight,
            "flex items-center gap-2 focus-within:border-focus has-aria-invalid:border-refused",
          )}
        >
          {start && <span className="shrink-0 text-muted">{start}</span>}
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            className="h-full w-full min-w-0 bg-transparent text-right tabular-nums outline-none"
          />
          {after && <span className="shrink-0 text-muted">{after}</span>}
        </span>
      )}
    </Field>
  )
}

export interface TextAreaProps extends Own, Omit<ComponentPropsWithRef<"textarea">, "className"> {}

/** Multi-line text; grows with its content if the browser supports it. */
export function TextArea({ label, labelHidden, hint, error, optional, className, id, ...area }: TextAreaProps) {
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
      id={id}
    >
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={cx(controlClass, "max-h-80 min-h-20 py-2 field-sizing-content")}
        />
      )}
    </Field>
  )
}
