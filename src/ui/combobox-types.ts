import type { FieldTexts } from "./field.tsx"

export interface ComboboxChoice {
  value: string
  label: string
  /** A second line, such as an SKU or an address. */
  description?: string | undefined
  /** URL of a thumbnail; null shows a placeholder. Without it, the option has no picture. */
  image?: string | null | undefined
  disabled?: boolean | undefined
}

export interface SharedProps extends FieldTexts {
  options: readonly ComboboxChoice[]
  placeholder?: string | undefined
  className?: string | undefined
  /**
   * If set, the server searches: `options` are its response to the last query. Otherwise options are filtered here.
   */
  onQuery?: ((query: string) => void) | undefined
  loading?: boolean | undefined
}

export interface ComboboxProps extends SharedProps {
  value: ComboboxChoice | null
  onChange: (choice: ComboboxChoice | null) => void
}

export interface TagComboboxProps extends SharedProps {
  value: readonly ComboboxChoice[]
  onChange: (choices: readonly ComboboxChoice[]) => void
}
