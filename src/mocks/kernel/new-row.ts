import type { Base, Column } from "./columns.ts"
import type { Model } from "./model.ts"

interface Template {
  /** A row of initial values; null for columns without a fixed one. */
  readonly blank: Readonly<Record<string, unknown>>
  /** Columns with an initial value created per row, and columns without an initial value. */
  readonly makers: readonly (readonly [string, () => unknown])[]
  readonly required: readonly string[]
}
const templates = new WeakMap<object, Template>()

function templateOf(model: Pick<Model, "columns">): Template {
  const known = templates.get(model)
  if (known) return known
  const columns = Object.entries(model.columns)
  const isMade = ({ initial }: Column<unknown>) => typeof initial === "function"
  const initials = columns.map(([name, column]) => [name, isMade(column) ? null : (column.initial ?? null)])
  const times = { created_at: null, updated_at: null, deleted_at: null }
  const template: Template = {
    blank: { id: "", ...Object.fromEntries(initials), ...times },
    makers: columns.flatMap(([name, column]) =>
      isMade(column) ? [[name, column.initial as () => unknown] as const] : [],
    ),
    required: columns.flatMap(([name, { initial }]) => (initial === undefined ? [name] : [])),
  }
  templates.set(model, template)
  return template
}

/** Returns a row of these values and the columns' initial values; throws if a required value is missing. */
export function newRow(
  model: Pick<Model, "columns" | "name">,
  id: string,
  values: Readonly<Record<string, unknown>>,
  now: () => string,
): Base {
  // Copying a template row is much faster than assigning column by column.
  const { blank, makers, required } = templateOf(model)
  const row: Record<string, unknown> = { ...blank, id }
  for (const name in values) {
    const value = values[name]
    if (value !== undefined && blank[name] !== undefined) row[name] = value
  }
  for (const [name, make] of makers) if (values[name] === undefined) row[name] = make()
  for (const name of required) if (values[name] === undefined) throw new Error(`${model.name}.${name} must be given`)
  if (row.created_at === null || row.updated_at === null) {
    const time = now()
    row.created_at ??= time
    row.updated_at ??= time
  }
  return row as Record<string, unknown> & Base
}
