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

/** What a field needs if `options` are those of a search, not all. */
export interface OptionSearch {
  /**
   * If set, the server searches: `options` are its response to the last query. Otherwise options are filtered here.
   */
  onQuery?: ((query: string) => void) | undefined
  loading?: boolean | undefined
  /** Set if `options` are only the first of the matches: how many there are, and what loads more of them. */
  more?: { readonly total: number; readonly load: () => void } | undefined
}

export interface SharedProps extends FieldTexts, OptionSearch {
  options: readonly ComboboxChoice[]
  placeholder?: string | undefined
  className?: string | undefined
}

export interface ComboboxProps extends SharedProps {
  value: ComboboxChoice | null
  onChange: (choice: ComboboxChoice | null) => void
}

export interface TagComboboxProps extends SharedProps {
  value: readonly ComboboxChoice[]
  onChange: (choices: readonly ComboboxChoice[]) => void
}
