import type { ComponentPropsWithRef } from "react"
import { cx } from "./cx.ts"
import { controlClass, controlHeight, Field, type FieldOptions, splitFieldProps } from "./field.tsx"
import { Icon } from "./icon.tsx"

export interface Option {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends FieldOptions, Omit<ComponentPropsWithRef<"select">, "className"> {
  /** Use `<option>` children instead for option groups. */
  options?: readonly Option[] | undefined
  /** The first option, with an empty value: "Choose a country". */
  placeholder?: string | undefined
  /** The placeholder is shown until an option is chosen, but can't be chosen itself. */
  mandatory?: boolean | undefined
}

/** A native select: best on phones, and for up to a few dozen options. For more use `Combobox`. */
export function Select({ options, placeholder, mandatory, children, ...props }: SelectProps) {
  const { field, control: select } = splitFieldProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={cx(controlClass, controlHeight, "appearance-none truncate pr-9")}>
            {placeholder !== undefined && (
              <option value="" disabled={mandatory} hidden={mandatory}>
                {placeholder}
              </option>
            )}
            {options?.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
            {children}
          </select>
          <Icon
            name="chevronDown"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  )
}
