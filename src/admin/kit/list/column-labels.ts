import { adminSdk } from "#admin/api/client.ts"

/** The name and description of a column that admins have chosen. */
export interface ColumnLabel {
  readonly id: string
  readonly label: string
  readonly description: string
}

/** The chosen names of a list's columns. */
export interface ColumnLabels {
  /** The server's name of the list's records: "Order". */
  readonly entity: string
  /** By column id. */
  readonly columns: Readonly<Record<string, ColumnLabel>>
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "")

/** Loads the names of a list's columns; null if the server has no such records. The list is named as they are. */
export async function loadColumnLabels(list: string): Promise<ColumnLabels | null> {
  const { entities } = await adminSdk().admin.views.listEntities()
  const entity = entities.find(({ name = "", pluralName = "" }) =>
    [name, pluralName].some((each) => plain(each) === plain(list)),
  )?.name
  if (!entity) return null
  const query = { entity, limit: 200, fields: "id,property,label,description" }
  const { property_labels } = await adminSdk().admin.propertyLabel.list({ query })
  return {
    entity,
    columns: Object.fromEntries(
      property_labels.flatMap(({ id, property, label, description }) =>
        id && property && label ? [[property, { id, label, description: description ?? "" }]] : [],
      ),
    ),
  }
}

/** A name as it is typed; an empty one restores the original. */
export interface LabelEntry {
  readonly column: string
  readonly label: string
  readonly description: string
}

/** The request that saves the names of a list's columns; undefined if nothing changed. */
export function labelChanges({ entity, columns }: ColumnLabels, entries: readonly LabelEntry[]) {
  const trimmed = entries.map(({ column, label, description }) => ({
    column,
    label: label.trim(),
    description: description.trim(),
    saved: columns[column],
  }))
  const create = trimmed
    .filter(({ saved, label }) => !saved && label)
    .map(({ column, label, description }) => ({
      entity,
      property: column,
      label,
      ...(description ? { description } : {}),
    }))
  const update = trimmed.flatMap(({ saved, label, description }) =>
    saved && label && (saved.label !== label || saved.description !== description)
      ? [{ id: saved.id, label, description }]
      : [],
  )
  const removed = trimmed.flatMap(({ saved, label }) => (saved && !label ? [saved.id] : []))
  if (create.length + update.length + removed.length === 0) return undefined
  return { create, update, delete: removed }
}
