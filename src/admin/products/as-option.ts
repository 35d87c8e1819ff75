interface Described {
  readonly id: string
  readonly title?: string | null | undefined
  readonly name?: string | null | undefined
  readonly value?: string | null | undefined
  readonly parent_category?: { readonly name: string } | null | undefined
}

/** A record as an option of a picker or filter; a category also shows its parent. */
export const asOption = (row: Described) => ({
  value: row.id,
  label: row.title ?? row.name ?? row.value ?? row.id,
  ...(row.parent_category ? { description: row.parent_category.name } : {}),
})
