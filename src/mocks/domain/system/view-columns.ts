import type { Database } from "#mocks/kernel/database.ts"
import { invalidData } from "#mocks/kernel/refusal.ts"
import data from "./view-columns.json" with { type: "json" }

/*
 * The columns of the entities that views can be saved for, as a server of version 2.21.2 lists them. In the file, a
 * column is written as `field:kind`, with `>Entity` if its filter offers the rows of another entity, and with
 * `!position` if it is shown by default. The rest follows from its kind; what doesn't is in `exceptions`.
 */
interface Entity {
  readonly name: string
  readonly plural: string
  readonly module: string
  readonly propertyCount: number
}
type Column = Record<string, unknown>

const entities: readonly Entity[] = data.entities.map(([name, plural, module, propertyCount]) => ({
  name: String(name),
  plural: String(plural),
  module: String(module),
  propertyCount: Number(propertyCount),
}))
const KINDS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
const COLUMN = /^(?<field>[^:]+):(?<kind>\w?)(?:>(?<entity>\w+))?(?:!(?<position>\d+))?$/

const titleOf = (field: string): string =>
  field
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")

/** The filter of a relation: `multiple` if it is one to many. */
function relationFilter(entity: string, multiple: boolean): object {
  const [display, endpoint] = data.filterSources[entity as keyof typeof data.filterSources] ?? []
  return { entity, value_field: "id", display_field: display, multiple, endpoint }
}

/** Where a column stands that isn't shown by default. */
const hiddenPosition = (isFilter: boolean, isRelated: boolean): number => (isFilter ? 980 : isRelated ? 950 : 900)

function columnOf(written: string, exception: object | undefined): Column {
  const { field = "", kind = "", entity, position } = COLUMN.exec(written)?.groups ?? {}
  const common = kind === "" ? undefined : data.kinds[KINDS.indexOf(kind)]
  if (!common) return { ...exception }
  const isFilter = common.context === "filter"
  const isRelated = field.includes(".")
  const stem = isFilter ? field.replace(/\.id$/, "") : field
  return {
    ...common,
    id: isFilter ? `${stem}_filter` : field,
    name: titleOf(stem),
    field,
    sortable: !isRelated && common.data_type !== "object",
    hideable: true,
    default_visible: position !== undefined,
    default_order: position === undefined ? hiddenPosition(isFilter, isRelated) : Number(position),
    category: isRelated ? "relationship" : common.category,
    ...(entity === undefined ? {} : { filter: { ...common.filter, relationship: relationFilter(entity, isFilter) } }),
    custom_label: false,
    ...exception,
  }
}

const cached = new Map<string, readonly Column[]>()

function columnsOf({ plural, module, name }: Entity): readonly Column[] {
  const known = cached.get(plural)
  if (known) return known
  const exceptions: Readonly<Record<string, object>> | undefined =
    data.exceptions[plural as keyof typeof data.exceptions]
  const written = data.columns[plural as keyof typeof data.columns]
  const columns = written.split(" ").map((column, i) => ({
    ...columnOf(column, exceptions?.[String(i)]),
    source: { module, entity: name },
  }))
  cached.set(plural, columns)
  return columns
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "")

/** The first entities that the server names when it refuses another one. */
const NAMED =
  "sales-channels, api-keys, stock-location-addresses, stock-locations, users, invites, workflow-executions, inventory-items, inventory-levels, reservation-items..."

/** The columns of an entity, named in the singular or plural, with the labels that replace their names. */
export function labeledColumns(db: Database, entityName: string): readonly Column[] {
  const wanted = plain(entityName)
  const entity = entities.find(({ name, plural }) => plain(name) === wanted || plain(plural) === wanted)
  if (!entity) throw invalidData(`Unsupported entity: ${entityName}. Available entities include: ${NAMED}`)
  const labels = new Map(db.tables.propertyLabel.by("entity", entity.name).map((row) => [row.property, row]))
  if (labels.size === 0) return columnsOf(entity)
  return columnsOf(entity).map((column) => {
    const label = labels.get(String(column.field))
    if (!label) return column
    const description = label.description === null ? {} : { description: label.description }
    return { ...column, ...description, name: label.label, custom_label: true, label_id: label.id }
  })
}

export const viewEntities = () =>
  entities.map(({ name, plural, module, propertyCount }) => ({
    name,
    pluralName: plural,
    module,
    propertyCount,
    hasOverrides: false,
  }))
