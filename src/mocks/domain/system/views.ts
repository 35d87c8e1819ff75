import type { Database, Row } from "#mocks/kernel/database.ts"
import { duplicate, found, invalidData, notAllowed } from "#mocks/kernel/refusal.ts"

type View = Row<"viewConfiguration">

interface NewView {
  readonly name?: string | undefined
  readonly is_system_default: boolean
  readonly set_active: boolean
  readonly configuration: object
}

/** The view with this id, unless it belongs to another administrator: then it throws `refusal`. */
export function viewOf(db: Database, id: string, userId: string, refusal: string): View {
  const view = found(db.tables.viewConfiguration.get(id), `View configuration with id: ${id} not found`)
  if (view.user_id !== null && view.user_id !== userId) throw notAllowed(refusal)
  return view
}

const preferenceOf = (db: Database, entity: string, userId: string) =>
  db.tables.activeView.by("user_id", userId).find((row) => row.entity === entity)

function choose(db: Database, entity: string, userId: string, id: string | null): void {
  const old = preferenceOf(db, entity, userId)
  if (old) db.tables.activeView.update(old.id, { view_configuration_id: id })
  else db.tables.activeView.insert({ user_id: userId, entity, view_configuration_id: id })
}

/** Saves a view. A default has no owner, and an entity has only one. */
export function createView(db: Database, entity: string, userId: string, request: NewView): View {
  const { name, is_system_default, set_active, configuration } = request
  if (!is_system_default && !name) throw invalidData("Name is required unless creating a system default view")
  const views = db.tables.viewConfiguration
  if (is_system_default && views.by("entity", entity).some((view) => view.is_system_default))
    throw duplicate(`A system default view configuration already exists for entity: ${entity}`)
  const user_id = is_system_default ? null : userId
  const view = views.insert({
    entity,
    name: name ?? null,
    user_id,
    is_system_default,
    configuration: { ...configuration },
  })
  if (set_active) choose(db, entity, userId, view.id)
  return view
}

interface ViewChange {
  readonly name?: string | undefined
  readonly is_system_default?: boolean | undefined
  readonly set_active: boolean
  readonly configuration?: object | undefined
}

const EMPTY = { visible_columns: [], column_order: [], column_widths: {}, filters: {}, sorting: null, search: "" }

/** Updates a view. Like on the server, parts of the configuration that aren't sent are emptied. */
export function updateView(db: Database, view: View, userId: string, change: ViewChange): View {
  const { set_active, configuration, ...columns } = change
  if (set_active) choose(db, view.entity, userId, view.id)
  return db.tables.viewConfiguration.update(view.id, {
    ...columns,
    ...(configuration ? { configuration: { ...EMPTY, ...configuration } } : {}),
  })
}

/** Sets the view that an administrator sees; null for the default. */
export function setActiveView(db: Database, entity: string, userId: string, id: string | null): void {
  if (id !== null) {
    const view = found(db.tables.viewConfiguration.get(id), `ViewConfiguration with id: ${id} was not found`)
    if (view.entity !== entity) throw invalidData(`View configuration ${id} is not for entity ${entity}`)
    if (view.user_id !== null && view.user_id !== userId)
      throw notAllowed(`User ${userId} does not have access to view configuration ${id}`)
  }
  choose(db, entity, userId, id)
}

/** The view that an administrator sees: the chosen one, else their first, else the default if there is one. */
export function activeViewOf(db: Database, entity: string, userId: string): View | undefined {
  const preference = preferenceOf(db, entity, userId)
  const chosen = db.tables.viewConfiguration.get(preference?.view_configuration_id)
  if (chosen) return chosen
  const views = db.tables.viewConfiguration.by("entity", entity)
  const ownView = views.find((view) => view.user_id === userId)
  const byDefault = views.find((view) => view.is_system_default)
  return preference && preference.view_configuration_id === null ? byDefault : (ownView ?? byDefault)
}
