import { useDeletedName } from "#admin/kit/use-deleted-name.ts"
import { type CategoryNode, isWithin, pathText } from "#machines/catalog/category-reorder/category-reorder.rules.ts"
import { Combobox } from "#ui/combobox.tsx"
import type { FieldTexts } from "#ui/field.tsx"

interface CategoryPickerProps extends FieldTexts {
  nodes: readonly CategoryNode[]
  value: string | null
  onChange: (id: string | null) => void
  /** Leaves out this category and those below it. */
  without?: string
  placeholder?: string
}

/** A choice of a category by its path. */
export function CategoryPicker({ nodes, value, onChange, without, ...field }: CategoryPickerProps) {
  const options = nodes
    .filter(({ id }) => without === undefined || !isWithin(nodes, id, without))
    .map(({ id }) => ({ value: id, label: pathText(nodes, id) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  const deletedName = useDeletedName()
  const chosen = options.find((option) => option.value === value)
  return (
    <Combobox
      {...field}
      options={options}
      value={chosen ?? (value === null ? null : { value, label: nodes.length > 0 ? deletedName("categories") : "…" })}
      onChange={(choice) => onChange(choice?.value ?? null)}
    />
  )
}
