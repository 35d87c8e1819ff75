import type { ComponentPropsWithRef, ReactNode } from "react"
import { cx } from "./cx.ts"
import { controlClass, controlHeight, Field, type FieldOptions, splitFieldProps } from "./field.tsx"

interface InputFrame {
  /** Content inside the field, before or after the text: a unit, a currency, an icon. */
  prefix?: string | undefined
  before?: ReactNode
  after?: ReactNode
}

export interface TextFieldProps extends FieldOptions, InputFrame, Omit<ComponentPropsWithRef<"input">, "className"> {}

/** A single-line text field. Accepts the props of react-hook-form's `register("name")`. */
export function TextField({ before, after, prefix, ...props }: TextFieldProps) {
  const { field, control: input } = splitFieldProps(props)
  const start = before ?? prefix
  return (
    <Field {...field}>
      {(control) =>
        start || after ? (
          <FramedInput {...input} {...control} before={start} after={after} />
        ) : (
          <input {...input} {...control} className={cx(controlClass, controlHeight)} />
        )
      }
    </Field>
  )
}

/** A right-aligned number in tabular figures with its unit. An empty field is empty, not 0. */
export function NumberField({ before, after, prefix, ...props }: Omit<TextFieldProps, "type">) {
  const { field, control: input } = splitFieldProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <FramedInput
          inputMode="decimal"
          autoComplete="off"
          {...input}
          {...control}
          before={before ?? prefix}
          after={after}
          className="text-right tabular-nums"
        />
      )}
    </Field>
  )
}

function FramedInput({
  before,
  after,
  className,
  ...input
}: Omit<InputFrame, "prefix"> & ComponentPropsWithRef<"input">) {
  return (
    <span
      className={cx(
        controlClass,
        controlHeight,
        "flex items-center gap-2 focus-within:border-focus has-aria-invalid:border-refused",
      )}
    >
      {before && <span className="shrink-0 text-muted">{before}</span>}
      <input {...input} className={cx("h-full w-full min-w-0 bg-transparent outline-none", className)} />
      {after && <span className="shrink-0 text-muted">{after}</span>}
    </span>
  )
}

export interface TextAreaProps extends FieldOptions, Omit<ComponentPropsWithRef<"textarea">, "className"> {}

/** Multi-line text; grows with its content if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { field, control: area } = splitFieldProps(props)
  return (
    <Field {...field}>
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
